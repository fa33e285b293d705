import { checkClaims, mustChange } from "#app/domain/claims/claim-check.ts";
import type { GateReason } from "#app/domain/contact/gate-facts.ts";
import { type Placed, placeBack, placeSentence, placeTemplate } from "#app/domain/desk/placed-words.ts";
import { blanksIn, fieldsIn, fillFields, unknownFields } from "#app/domain/desk/template-fields.ts";
import { writeIn } from "#app/domain/desk/write-address.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command, found, problem, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { onceIn } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { checkAnswer, readFieldValues, sampleValues } from "#app/server/desk/answers/answer-box-view.server.ts";
import { readLetterFate } from "#app/server/desk/answers/letter-fate.server.ts";
import { sendAnswer, takeBack } from "#app/server/desk/answers/send-answer.server.ts";
import {
  readTemplate,
  readTemplates,
  retireTemplate,
  writeTemplate,
} from "#app/server/desk/answers/templates.server.ts";
import { holdAnswer, setUndoSeconds } from "#app/server/desk/answers/undo-time.server.ts";
import { readAbout } from "#app/server/desk/contact/contact-facts.server.ts";
import { decidePath } from "#app/server/desk/contact/gate-words.server.ts";
import { takeNext } from "#app/server/desk/inbox/inbox.server.ts";
import { readAnswerLock } from "#app/server/desk/privacy/answer-lock.server.ts";
import { hourWords } from "#app/server/desk/telling/desk-times.server.ts";
import { carryDraft, forgetDraft, isJoinedSince, saveDraft } from "#app/server/desk/threads/drafts.server.ts";
import { readAnsweredSince, readOthersAt } from "#app/server/desk/threads/others-at-thread.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";

const newTemplate = { id: "", title: "", words: "", version: 0, isRetired: false, history: [] };

/** Pages for templates, who else is at a thread, and what became of an answer. The box to write answers is on the thread's own page. */
export const answerViews = {
  "others-at-thread": view("work-threads", async ({ source: { db }, actor }, threadId, path) => {
    const seen = new URL(path, "http://desk").searchParams.get("seen");
    const answered = seen === null ? null : await readAnsweredSince(db, actor, threadId, seen);
    return {
      others: await readOthersAt(db, actor, threadId),
      answered: answered && { ...answered, at: hourWords(answered.at) },
    };
  }),
  "letter-fate": view("work-threads", async ({ source: { db }, actor }, id) => ({
    fate: (await readLetterFate(db, actor, id))?.fate ?? null,
  })),
  templates: view("write-templates", async ({ source: { db } }) => ({ templates: await readTemplates(db) })),
  template: view("write-templates", async ({ source: { db }, actor, me }, id) => {
    const template = id === "new" ? newTemplate : found(await readTemplate(db, id));
    return {
      ...template,
      /** Id of the template to write, if this is a new one: pressing Save twice makes one. */
      once: newRowId(),
      history: template.history.map(({ written_at, ...one }) => ({ ...one, at: formatShortEasternTime(written_at) })),
      sample: sampleValues(me.staff.name, actor.nowMs),
      findings: checkClaims(template.words),
    };
  }),
};

/** Commands for templates and answers. */
export const answerCommands = {
  "save-draft": command("work-threads", (work, fields) => withDraft(work, fields, async () => ({ to: boxOf(fields) }))),

  // Same as above, for the script that saves while the colleague types.
  "autosave-draft": command("work-threads", async (work, fields) => {
    const saved = formatShortEasternTime(work.actor.nowMs);
    const outcome = await withDraft(work, fields, async ({ version, words }) => ({
      shown: { draft: { version, saved, isJoined: false, ...checkAnswer(words) } },
      status: 200,
    }));
    if (!("to" in outcome)) return outcome;
    // The page keeps its box and its version: each save finds the words of the last one, until a button leads on.
    const words = cleanWords(fields.words);
    return {
      shown: { draft: { version: Number(fields.version) || 0, saved, isJoined: true, ...checkAnswer(words) } },
      status: 200,
    };
  }),

  "fill-template": command("work-threads", (work, fields) =>
    withDraft(work, fields, async ({ version, words }) => {
      const { source, actor, me } = work;
      const templates = await readTemplates(source.db);
      const template = templates.find(({ id }) => id === fields.template);
      if (!template) return refused("template", 422, fields);
      const values = await readFieldValues({ db: source.db, actor }, me.staff.name, threadOf(fields));
      const filled = fillFields(template.words, values);
      const untouched = templates.map((one) => fillFields(one.words, values));
      return keepPlaced(work, fields, version, placeTemplate(words, filled, untouched));
    }),
  ),

  "use-sentence": command("work-threads", (work, fields) =>
    withDraft(work, fields, async ({ version, words }) => {
      const found = checkClaims(words)[Number(fields.finding)];
      const done = found ? placeSentence(words, found) : null;
      return done ? keepPlaced(work, fields, version, done) : { to: boxOf(fields) };
    }),
  ),

  "undo-sentence": command("work-threads", (work, fields) =>
    withDraft(work, fields, async ({ version, words }) => {
      const [was, now] = [cleanWords(fields.was), cleanWords(fields.now)];
      const done = placeBack(words, { start: Number(fields.start), was, now });
      return done ? keepPlaced(work, fields, version, done) : refused("sentence-changed", 409, fields);
    }),
  ),

  "answer-as-note": command("work-threads", (work, fields) =>
    withDraft(work, fields, async ({ words }) => {
      if (words === "") return refused("empty", 422, fields);
      const done = await work.threads.note(work.actor, threadOf(fields), words, onceIn({ once: fields.letter ?? "" }));
      if (!done.ok) return problem("gone", 404);
      await forgetDraft(work.source.db, work.actor, threadOf(fields));
      return { to: boxOf(fields) };
    }),
  ),

  "send-answer": command("work-threads", (work, fields) => send(work, fields, async () => boxOf(fields))),

  "send-answer-next": command("work-threads", (work, fields) =>
    send(work, fields, async () => {
      const next = await takeNext(work.source, work.threads, work.actor);
      return next ? writeIn(next.id) : "/desk";
    }),
  ),

  "undo-answer": command("work-threads", async ({ source: { db }, actor }, { letter = "" }) => {
    await takeBack(db, actor, letter);
    // In time, too late or pressed before: the page of the thread says what became of it, and reads that now.
    const known = await readLetterFate(db, actor, letter);
    if (!known) return problem("gone", 404);
    if (known.fate.is !== "called-back") return problem("too-late", 409);
    return { to: `/desk/threads/${known.threadId}?letter=${letter}#answer` };
  }),

  // For the script, while the focus is on Undo.
  "hold-answer": command("work-threads", async ({ source: { db }, actor }, { letter = "" }) => {
    const dueInMs = await holdAnswer(db, actor, letter);
    return dueInMs === null ? problem("too-late", 409) : { shown: { dueInMs }, status: 200 };
  }),

  "set-undo-time": command("work-threads", async ({ source: { db }, actor }, { seconds }) => {
    const isSet = await setUndoSeconds(db, actor.staffId, Number(seconds));
    return isSet ? { to: "/desk/account?done=undo-time" } : problem("undo-time");
  }),

  "write-template": command("write-templates", async ({ source: { db }, actor }, fields) => {
    const [title, words] = [cleanLine(fields.title), cleanWords(fields.words)];
    const typed = { ...fields, title, words };
    const findings = checkClaims(words);
    const refuse = (problem: string, status = 422) => ({ shown: { problem, typed, findings }, status });
    if (title === "") return refuse("template-title");
    if (words === "") return refuse("template-words");
    if (unknownFields(words).length > 0) return refuse("template-fields");
    if (mustChange(findings)) return refuse("claims");
    const known = fields.template || (onceIn(fields) ?? null);
    const change = { id: known, title, words, version: Number(fields.version) || 0 };
    const id = await writeTemplate(db, actor, change);
    return id === null ? refuse("template-changed", 409) : { to: `/desk/templates/${id}` };
  }),

  "retire-template": command("write-templates", async ({ source: { db }, actor }, { template = "", retired }) => {
    await retireTemplate(db, actor, template, retired === "1");
    return { to: "/desk/templates" };
  }),
};

type Writer = { db: StaffWork["source"]["db"]; actor: StaffWork["actor"] };
type Saved = { words: string; version: number };

/** Saves the text in the box first, whatever the command: nothing typed is lost. */
async function withDraft(
  { source: { db }, actor }: StaffWork,
  fields: TypedFields,
  go: (saved: Saved) => Promise<DeskOutcome>,
): Promise<DeskOutcome> {
  const words = typedWords(fields.words);
  const version = Number(fields.version) || 0;
  const thread = threadOf(fields);
  if (await isJoinedSince(db, thread, fields.seen ?? "")) {
    if (await isOnItsWay({ db, actor }, fields)) return { to: boxOf(fields) };
    const carried = await carryDraft(db, actor, thread, { words, saved: typedWords(fields.saved) });
    if (!carried) return refused("gone", 404, { ...fields, words });
    return { to: `/desk/threads/${thread}?done=answer-joined#answer` };
  }
  const { saved, draft, isThreadGone } = await saveDraft(db, actor, thread, { words, version });
  if (isThreadGone) return refused("gone", 404, { ...fields, words });
  // The other of two presses may have saved the same text.
  if (draft && (saved || draft.words === words)) return go({ ...draft, words: draft.words.trim() });
  return refused("draft-elsewhere", 409, { ...fields, words });
}

/** The page that comes says what was placed, and has the focus there. */
async function keepPlaced(
  { source: { db }, actor }: StaffWork,
  fields: TypedFields,
  version: number,
  { words, placed }: Placed,
): Promise<DeskOutcome> {
  await saveDraft(db, actor, threadOf(fields), { words, version });
  return { shown: { placed }, status: 200 };
}

async function send(work: StaffWork, fields: TypedFields, next: () => Promise<string>): Promise<DeskOutcome> {
  const { source, dataKey, threads, contact, actor } = work;
  const outcome = await withDraft(work, fields, async ({ words, version }) => {
    if (words === "") return refused("empty", 422, fields);
    if (await readAnswerLock(source.db, actor, threadOf(fields))) return refused("answer-locked", 409, fields);
    if (fieldsIn(words).length > 0) return refused("open-fields", 422, fields);
    if (mustChange(checkClaims(words))) return refused("claims", 422, fields);
    if (hasNewBlank(words, fields)) return refused("blanks", 409, fields);
    if (await isAnotherThere(work, fields)) {
      // What they have done, such as an answer that has gone out, matters more than that they are there.
      return refused((await isNews(source.db, fields)) ? "news" : "others-there", 409, fields);
    }
    const id = isId(fields.letter) ? fields.letter : "";
    if (id === "") return problem("gone", 404);
    const about = await readAbout(source.db, fields);
    const gate = about && (await contact.askFor(actor, about, { channel: "email", step: "asked" }));
    const why = gate?.word === "no" ? gate.reasons.at(-1)?.name : undefined;
    if (gate && why !== undefined && why !== "no-email") {
      return refused(closedProblems[why] ?? "email-refused", 409, fields, decidePath(gate));
    }
    const written = { id, words, version, seen: fields.seen || null };
    const done = await sendAnswer({ db: source.db, dataKey }, threads, actor, threadOf(fields), written);
    if (done.sent) return { to: await next() };
    if (done.why === "news") return refused("news", 409, fields);
    return done.why === "gone" ? problem("gone", 404) : refused("no-address", 422, fields);
  });
  // The first of two presses was quicker: its letter is on its way, and its draft is gone.
  const isRepeat = "shown" in outcome && outcome.status === 409 && (await isOnItsWay({ db: source.db, actor }, fields));
  return isRepeat ? { to: await next() } : outcome;
}

/** Whether a blank is left that the page has not asked about yet. */
function hasNewBlank(words: string, { blanks = "" }: TypedFields): boolean {
  const asked = blanks.split(/\r?\n/);
  return blanksIn(words).some((blank) => !asked.includes(blank));
}

/** Whether the thread has something that its writer has not seen. */
async function isNews(db: StaffWork["source"]["db"], fields: TypedFields): Promise<boolean> {
  const thread = db.selectFrom("threads").select("last_event_id").where("id", "=", threadOf(fields));
  const last = (await thread.executeTakeFirst())?.last_event_id ?? "";
  return last !== (fields.seen ?? "");
}

/** Whether a colleague holds the thread or writes in it whom the page has not asked about yet. */
async function isAnotherThere({ source: { db }, actor }: StaffWork, fields: TypedFields): Promise<boolean> {
  const asked = (fields.asked ?? "").split(" ");
  return (await readOthersAt(db, actor, threadOf(fields))).some(({ id }) => !asked.includes(id));
}

async function isOnItsWay({ db, actor }: Writer, { letter = "" }: TypedFields): Promise<boolean> {
  const own = db.selectFrom("answers").select("id").where("id", "=", letter).where("staff_id", "=", actor.staffId);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Why the gate closes email, as the page says it. */
const closedProblems: Partial<Record<GateReason["name"], string>> = {
  stopped: "may-not-email",
  "stop-held": "stop-waits",
};

function refused(name: string, status: number, typed: TypedFields, decide: string | null = null): DeskOutcome {
  return { shown: { problem: name, typed, decide }, status };
}

function threadOf({ thread = "" }: TypedFields): string {
  return thread;
}

function boxOf({ thread = "" }: TypedFields): string {
  return isId(thread) ? `/desk/threads/${thread}#answer` : "/desk";
}

function isId(text = ""): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

const mostLetters = 20_000;

/** As it stands in the box: whoever pauses after a space goes on after it. Browsers send a line end as two characters. */
function typedWords(text = ""): string {
  return text.trim() === "" ? "" : text.replaceAll("\r\n", "\n").slice(0, mostLetters);
}

function cleanWords(text = ""): string {
  return typedWords(text).trim();
}

function cleanLine(text = ""): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 120);
}
