import * as z from "zod/mini";
import { checkClaims, mustChange } from "#app/domain/claims/claim-check.ts";
import type { GateReason } from "#app/domain/contact/gate-facts.ts";
import { type Placed, placeBack, placeSentence, placeTemplate } from "#app/domain/desk/placed-words.ts";
import { blanksIn, fieldsIn, fillFields } from "#app/domain/desk/template-fields.ts";
import { writeIn } from "#app/domain/desk/write-address.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, type ProblemWords, problem, went } from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { checkAnswer, readFieldValues } from "#app/server/desk/answers/answer-box-view.server.ts";
import { sendAnswer } from "#app/server/desk/answers/send-answer.server.ts";
import { readTemplates } from "#app/server/desk/answers/templates.server.ts";
import { readAbout } from "#app/server/desk/contact/contact-facts.server.ts";
import { decidePath } from "#app/server/desk/contact/gate-words.server.ts";
import { takeNext } from "#app/server/desk/inbox/inbox.server.ts";
import { readAnswerLock } from "#app/server/desk/privacy/answer-lock.server.ts";
import { hourWords } from "#app/server/desk/telling/desk-times.server.ts";
import {
  carryDraft,
  forgetDraft,
  isJoinedSince,
  readDraft,
  saveDraft,
} from "#app/server/desk/threads/drafts.server.ts";
import { readAnsweredSince, readOthersAt } from "#app/server/desk/threads/others-at-thread.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";

/** Who else is at a thread. The box to write answers is on the thread's own page. */
export const answerViews = {
  "others-at-thread": view({
    needs: "work-threads",
    audit: "Was told who else is at a thread",
    people: false,
    load: async ({ source: { db }, actor }, threadId, path) => {
      const seen = new URL(path, "http://desk").searchParams.get("seen");
      const answered = seen === null ? null : await readAnsweredSince(db, actor, threadId, seen);
      return {
        others: await readOthersAt(db, actor, threadId),
        answered: answered && { ...answered, at: hourWords(answered.at) },
      };
    },
  }),
};

const mostLetters = 20_000;

/** As it stands in the box: whoever pauses after a space goes on after it. Browsers send a line end as two characters. */
const boxWords = z.pipe(
  kinds.asSent,
  z.transform((typed: string) => (typed.trim() === "" ? "" : typed.replaceAll("\r\n", "\n").slice(0, mostLetters))),
);

export const letterWords = z.pipe(
  boxWords,
  z.transform((typed: string) => typed.trim()),
);

/** Fields of the box. Each of its buttons sends them all, and saves the words first. */
const box = {
  thread: kinds.asSent,
  seen: kinds.asSent,
  letter: kinds.once,
  version: kinds.number,
  /** What stands in it, and what the page had saved of it before. */
  words: boxWords,
  saved: boxWords,
  /** Blanks and colleagues that the page has asked about. */
  blanks: kinds.asSent,
  asked: kinds.asSent,
};
type Box = z.output<z.ZodMiniObject<typeof box>>;

const boxProblems = {
  "draft-elsewhere": {
    title: "This draft was changed in another window",
    text: "What you typed here is kept above, and what the other window saved is below. Save or send again to use yours.",
  },
};

/** Its thread was put together with another one meanwhile: the page says who did. */
const boxDone = { "answer-joined": "" };

const nothingWritten = {
  empty: { title: "Nothing is written yet", text: "Write your answer, or start from a template." },
};

/** What keeps any text from going out. */
export const claimsProblem = {
  claims: { title: "This cannot go out yet", text: "Change the phrases listed on this page. Nothing was sent." },
};

const sendProblems = {
  ...boxProblems,
  ...nothingWritten,
  ...claimsProblem,
  "open-fields": {
    title: "A field is still empty",
    text: "Write the words yourself where the letter shows double braces. Nothing was sent.",
  },
  news: {
    title: "Something happened while you were writing",
    text: "Nothing of yours was sent, and your draft is kept. Read what is new first, then send again if you still want to.",
  },
  "others-there": {
    title: "Send anyway?",
    text: "A colleague is on this thread: see below. Nothing was sent yet, and your draft is kept.",
  },
  blanks: {
    title: "Send anyway?",
    text: "Fill it in, or send it as it is if you mean it. Nothing was sent yet, and your draft is kept.",
  },
  "no-address": {
    title: "We have no email address",
    text: "Call instead, and keep this as a note. If they said an address, add it beside their name. Your draft is kept.",
  },
  "may-not-email": {
    title: "They asked us to stop emails",
    text: "Nothing was sent, and your draft is kept. The panel “Can we, right now?” says when they asked, and how.",
  },
  "email-refused": {
    title: "We may not email them now",
    text: "Nothing was sent, and your draft is kept. The panel “Can we, right now?” says why.",
  },
  "stop-waits": {
    title: "They may ask us to stop emails",
    text: "No one has decided about their sentence yet. Nothing was sent, and your draft is kept.",
  },
  "answer-locked": {
    title: "An owner answers this, on the Privacy page",
    text: "Nothing was sent, and your draft is kept. It goes out only once it is sure who asks.",
  },
} satisfies Record<string, ProblemWords>;

/** Why the gate closes email, as the page says it. */
const closedProblems: Partial<Record<GateReason["name"], "may-not-email" | "stop-waits">> = {
  stopped: "may-not-email",
  "stop-held": "stop-waits",
};

/** Commands for answers. */
export const answerCommands = {
  "save-draft": command({
    needs: "work-threads",
    audit: "Saved a draft",
    fields: box,
    problems: boxProblems,
    done: boxDone,
    run: (work, sent) => withDraft(work, sent, async () => ({ to: boxOf(sent) })),
  }),
  // Same as above, for the script that saves while the colleague types.
  "autosave-draft": command({
    needs: "work-threads",
    audit: "Typed a draft",
    unnoted: true,
    fields: box,
    problems: boxProblems,
    done: boxDone,
    async run(work, sent) {
      const saved = formatShortEasternTime(work.actor.nowMs);
      const outcome = await withDraft(work, sent, async ({ version, words }) => ({
        shown: { draft: { version, saved, isJoined: false, ...checkAnswer(words) } },
        status: 200,
      }));
      if (!("to" in outcome)) return outcome;
      // The page keeps its box and its version: each save finds the words of the last one, until a button leads on.
      const checked = checkAnswer(sent.words.trim());
      return { shown: { draft: { version: sent.version, saved, isJoined: true, ...checked } }, status: 200 };
    },
  }),
  "fill-template": command({
    needs: "work-threads",
    audit: "Filled in a template",
    fields: { ...box, template: kinds.asSent },
    problems: {
      ...boxProblems,
      template: {
        title: "Choose a template",
        text: "Pick one from the list. Yours may have been retired a moment ago.",
      },
    },
    done: boxDone,
    run: (work, { template: chosen, ...sent }) =>
      withDraft(work, sent, async ({ version, words }) => {
        const { source, actor, me } = work;
        const templates = await readTemplates(source.db);
        const template = templates.find(({ id }) => id === chosen);
        if (!template) return problem("template");
        const values = await readFieldValues({ db: source.db, actor }, me.staff.name, sent.thread);
        const filled = fillFields(template.words, values);
        const untouched = templates.map((one) => fillFields(one.words, values));
        return keepPlaced(work, sent, version, placeTemplate(words, filled, untouched));
      }),
  }),
  "use-sentence": command({
    needs: "work-threads",
    audit: "Used a suggested sentence",
    fields: { ...box, finding: kinds.ifSent },
    problems: boxProblems,
    done: boxDone,
    run: (work, { finding, ...sent }) =>
      withDraft(work, sent, async ({ version, words }) => {
        const found = checkClaims(words)[Number(finding)];
        const placed = found ? placeSentence(words, found) : null;
        return placed ? keepPlaced(work, sent, version, placed) : { to: boxOf(sent) };
      }),
  }),
  "undo-sentence": command({
    needs: "work-threads",
    audit: "Took a suggested sentence back",
    fields: { ...box, start: kinds.ifSent, was: letterWords, now: letterWords },
    problems: {
      ...boxProblems,
      "sentence-changed": {
        title: "It could not be put back",
        text: "The sentence that took its place was changed since. Yours is below, to copy from.",
      },
    },
    done: boxDone,
    run: (work, { start, was, now, ...sent }) =>
      withDraft(work, sent, async ({ version, words }) => {
        const placed = placeBack(words, { start: Number(start), was, now });
        return placed ? keepPlaced(work, sent, version, placed) : problem("sentence-changed", 409);
      }),
  }),
  "answer-as-note": command({
    needs: "work-threads",
    audit: "Kept an answer as a note",
    fields: box,
    problems: { ...boxProblems, ...nothingWritten },
    done: boxDone,
    run: (work, sent) =>
      withDraft(work, sent, async ({ words }) => {
        if (words === "") return problem("empty");
        const { thread, letter } = sent;
        const done = await work.threads.note(work.actor, thread, words, letter);
        if (!done.ok) return problem("gone", 404);
        await forgetDraft(work.source.db, work.actor, thread);
        return { to: boxOf(sent) };
      }),
  }),
  "send-answer": command({
    needs: "work-threads",
    audit: "Sent an answer",
    fields: box,
    problems: sendProblems,
    done: boxDone,
    run: (work, sent) => send(work, sent, async () => boxOf(sent)),
  }),
  "send-answer-next": command({
    needs: "work-threads",
    audit: "Sent an answer and took the next one",
    fields: box,
    problems: sendProblems,
    done: boxDone,
    run: (work, sent) =>
      send(work, sent, async () => {
        const next = await takeNext(work.source, work.threads, work.actor);
        return next ? writeIn(next.id) : "/desk";
      }),
  }),
};

type Saved = { words: string; version: number };

/** Saves the text in the box first, whatever the command: nothing typed is lost. */
async function withDraft<Came>({ source: { db }, actor }: StaffWork, sent: Box, go: (saved: Saved) => Promise<Came>) {
  const { thread, seen, words, saved, version } = sent;
  if (await isJoinedSince(db, thread, seen)) {
    if (await isOnItsWay(db, actor, sent)) return { to: boxOf(sent) };
    const carried = await carryDraft(db, actor, thread, { words, saved });
    if (!carried) return problem("gone", 404, { typed: { words } });
    return went(`/desk/threads/${thread}`, "answer-joined", { hash: "#answer" });
  }
  const kept = await saveDraft(db, actor, thread, { words, version });
  if (kept.isThreadGone) return problem("gone", 404, { typed: { words } });
  // The other of two presses may have saved the same text.
  const { draft } = kept;
  if (draft && (kept.saved || draft.words === words)) return go({ ...draft, words: draft.words.trim() });
  return problem("draft-elsewhere", 409, { typed: { words } });
}

/** The page that comes says what was placed, and has the focus there. */
async function keepPlaced({ source, actor }: StaffWork, { thread }: Box, version: number, { words, placed }: Placed) {
  await saveDraft(source.db, actor, thread, { words, version });
  return { shown: { placed }, status: 200 };
}

async function send(work: StaffWork, sent: Box, next: () => Promise<string>) {
  const { source, dataKey, threads, contact, actor } = work;
  const { thread, letter, seen } = sent;
  const outcome = await withDraft(work, sent, async ({ words, version }) => {
    if (words === "") return problem("empty");
    if (await readAnswerLock(source.db, actor, thread)) return problem("answer-locked", 409);
    if (fieldsIn(words).length > 0) return problem("open-fields");
    if (mustChange(checkClaims(words))) return problem("claims");
    if (hasNewBlank(words, sent)) return problem("blanks", 409);
    // What they have done, such as an answer that has gone out, matters more than that they are there.
    if (await isAnotherThere(work, sent)) return problem((await isNews(work, sent)) ? "news" : "others-there", 409);
    if (letter === undefined) return problem("gone", 404);
    const about = await readAbout(source.db, { thread });
    const gate = about && (await contact.askFor(actor, about, { channel: "email", step: "asked" }));
    const why = gate?.word === "no" ? gate.reasons.at(-1)?.name : undefined;
    if (gate && why !== undefined && why !== "no-email") {
      return problem(closedProblems[why] ?? "email-refused", 409, { decide: decidePath(gate) });
    }
    const written = { id: letter, words, version, seen: seen || null };
    const done = await sendAnswer({ db: source.db, dataKey }, threads, actor, thread, written);
    if (done.sent) return { to: await next() };
    if (done.why === "news") return problem("news", 409);
    return done.why === "gone" ? problem("gone", 404) : problem("no-address");
  });
  if (!("shown" in outcome) || outcome.status !== 409) return outcome;
  // The first of two presses was quicker: its letter is on its way, and its draft is gone.
  if (await isOnItsWay(source.db, actor, sent)) return { to: await next() };
  // Their other window has sent another letter, and emptied the draft: that one has gone out matters more.
  const hasSent = outcome.shown.problem === "draft-elsewhere" && !(await readDraft(source.db, actor, thread));
  return hasSent && (await isNews(work, sent)) ? problem("news", 409, { typed: { words: sent.words } }) : outcome;
}

/** Whether a blank is left that the page has not asked about yet. */
function hasNewBlank(words: string, { blanks }: Box): boolean {
  const asked = blanks.split(/\r?\n/);
  return blanksIn(words).some((blank) => !asked.includes(blank));
}

/** Whether the thread has something that its writer has not seen. */
async function isNews({ source }: StaffWork, { thread, seen }: Box): Promise<boolean> {
  const row = source.db.selectFrom("threads").select("last_event_id").where("id", "=", thread);
  return ((await row.executeTakeFirst())?.last_event_id ?? "") !== seen;
}

/** Whether a colleague holds the thread or writes in it whom the page has not asked about yet. */
async function isAnotherThere({ source, actor }: StaffWork, { thread, asked }: Box): Promise<boolean> {
  const known = asked.split(" ");
  return (await readOthersAt(source.db, actor, thread)).some(({ id }) => !known.includes(id));
}

async function isOnItsWay(db: StaffWork["source"]["db"], { staffId }: StaffWork["actor"], { letter = "" }: Box) {
  const own = db.selectFrom("answers").select("id").where("id", "=", letter).where("staff_id", "=", staffId);
  return (await own.executeTakeFirst()) !== undefined;
}

/** The box on its thread's page; without such a thread, the desk. */
function boxOf({ thread }: Box): string {
  return /^[0-9a-f-]{36}$/.test(thread) ? `/desk/threads/${thread}#answer` : "/desk";
}
