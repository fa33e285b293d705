import { randomUUID } from "node:crypto";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import { noPromise } from "#app/domain/desk/promises.ts";
import { type Stage, type StageReason, stageReasons, stages } from "#app/domain/desk/stages.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, problem, went, wrong } from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { found, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { after, threadAt, threadProblems } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { readAnswerBox } from "#app/server/desk/answers/answer-box-view.server.ts";
import { readLetterFate } from "#app/server/desk/answers/letter-fate.server.ts";
import { isAnswerGoingOut } from "#app/server/desk/answers/undo-time.server.ts";
import { readAway } from "#app/server/desk/bookings/away-times.server.ts";
import { seeCalls } from "#app/server/desk/contact/calls-made.server.ts";
import { seeGate } from "#app/server/desk/contact/gate-words.server.ts";
import { readThreadDocuments } from "#app/server/desk/documents/seen-documents.server.ts";
import { comesBack, putAwayUntil } from "#app/server/desk/inbox/office-days.server.ts";
import type { PersonCard } from "#app/server/desk/people/person-card.server.ts";
import { readAnswerLock } from "#app/server/desk/privacy/answer-lock.server.ts";
import { enterLead } from "#app/server/desk/projector/enter-lead.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { seePerson } from "#app/server/desk/telling/seen-person.server.ts";
import { type Choice, seeThread } from "#app/server/desk/telling/seen-thread.server.ts";
import { mergeThreads, threadToday } from "#app/server/desk/threads/merge-threads.server.ts";
import { readOthersAt } from "#app/server/desk/threads/others-at-thread.server.ts";
import { threadOfRequest } from "#app/server/desk/threads/thread-page.server.ts";
import { AppError, codeOf } from "#app/server/report/app-error.server.ts";

const queryOf = (path: string) => new URL(path, "http://desk").searchParams;

/** Whom the page of a person or a thread shows besides that person: others with the same number, address or name. */
const othersOnPage = ({ person }: { person: PersonCard }) => person.links.map(({ id }) => id);

/** Pages for a thread, a person, and a lead entered by hand. */
export const threadViews = {
  thread: view({
    needs: "read-people",
    audit: "Opened a thread",
    alsoShows: othersOnPage,
    load: async ({ source, contact, actor, members, dataKey, isReply }, id, path) => {
      const threadId = await threadAt({ source, isReply }, await threadOfRequest(source, id), path);
      const colleagues = await readColleagues({ members, source, actor });
      const before = queryOf(path).get("before");
      const seen = found(await seeThread(source, actor, threadId, { before, colleagues }));
      const lock = await readAnswerLock(source.db, actor, threadId);
      const answer = lock ? null : await readAnswerBox({ db: source.db, actor, dataKey }, threadId);
      const about = { personId: seen.person.id, threadId };
      const dueMs = seen.clocks.open[0]?.dueMs ?? null;
      const gate = await seeGate({ contact, actor, db: source.db }, about, path, dueMs);
      const calls = await seeCalls(source, actor, seen.person.id);
      const documents = await readThreadDocuments({ source, dataKey }, actor, threadId);
      const { fate = null } = (await readLetterFate(source.db, actor, queryOf(path).get("letter") ?? "")) ?? {};
      const done = queryOf(path).get("done");
      /** Where closing took it from: Undo puts it back there. */
      const from = stages.find((one) => one === queryOf(path).get("from") && one !== "closed") ?? null;
      const closedFrom = seen.stage === "closed" ? from : null;
      const others = actor.may.has("work-threads") ? await readOthersAt(source.db, actor, threadId) : null;
      const note = { fate, done, closedFrom };
      return { ...seen, ...note, others, colleagues, answer, lock, gate, calls, documents, once: newRowId() };
    },
  }),
  person: view({
    needs: "read-people",
    audit: "Opened a person",
    alsoShows: othersOnPage,
    load: async ({ source, contact, actor, members }, personId, path) => {
      const seen = found(await seePerson(source, actor, personId, queryOf(path).get("before")));
      const about = { personId, threadId: null };
      const gate = await seeGate({ contact, actor, db: source.db }, about, path, seen.person.due?.dueMs ?? null);
      const calls = await seeCalls(source, actor, personId);
      return {
        ...seen,
        colleagues: await readColleagues({ members, source, actor }),
        gate,
        calls,
      };
    },
  }),
  "new-lead": view({
    needs: "work-threads",
    audit: "Opened the form for a lead by hand",
    people: false,
    load: () => ({ submissionKey: randomUUID(), consent: contactConsent.text }),
  }),
};

const thread = kinds.asSent;
const openStages = stages.filter((one) => one !== "closed");

const privacyWaits = {
  "privacy-waits": {
    title: "A privacy request needs its answer first",
    text: "It can be closed only after it is answered, on the Privacy page.",
  },
};

/**
 * Commands for these pages. Each form on a thread's own page says which version was on the screen; a form in a list says
 * where to go `back` to.
 */
export const threadCommands = {
  "thread-claim": command({
    needs: "work-threads",
    audit: "Took a thread",
    fields: { thread, back: kinds.back },
    problems: threadProblems,
    done: { claim: "You have it now. If nothing is written for 30 minutes, it is free for anyone again." },
    run: async ({ threads, actor }, { thread, back }) => after(await threads.claim(actor, thread), back, "claim"),
  }),
  "thread-let-go": command({
    needs: "work-threads",
    audit: "Let a thread go",
    fields: { thread, back: kinds.back },
    problems: threadProblems,
    done: { "let-go": "You let it go. Anyone can take it now." },
    run: async ({ threads, actor }, { thread, back }) => after(await threads.letGo(actor, thread), back, "let-go"),
  }),
  "thread-assign": command({
    needs: "work-threads",
    audit: "Gave a thread to someone",
    fields: { thread, version: kinds.seenVersion, back: kinds.back, to: kinds.asSent },
    problems: threadProblems,
    done: {
      assign: "You gave it to someone else, who looks after them from now on. It does not lapse.",
      "assign-away":
        "You gave it to someone who is away now. It does not lapse: if its answer is due before they are back, give it to someone who is here, below.",
    },
    async run({ source, threads, actor, members }, { thread, version, back, to }) {
      if (!(await readAble(members)).some(({ id }) => id === to)) return wrong("to", "Choose a colleague.");
      const isAway = (await readAway(source.db, actor.nowMs)).has(to);
      return after(await threads.assign(actor, thread, to, version), back, isAway ? "assign-away" : "assign");
    },
  }),
  "thread-put-away": command({
    needs: "work-threads",
    audit: "Put a thread away",
    fields: { thread, version: kinds.seenVersion, back: kinds.back, until: kinds.asSent, own: kinds.asSent },
    problems: threadProblems,
    done: {
      away: "It is put away. Its clock keeps running, and it comes back at the time above.",
      "away-sooner":
        "It is put away, but its answer is due before the time you chose. It comes back shortly before that, at the time above.",
      back: "It is back in the inbox.",
    },
    // Until the time chosen, or until shortly before its answer is due: a promise is not put away.
    async run({ source, threads, actor }, { thread, version, back, until, own }) {
      if (until === "now") return after(await threads.snooze(actor, thread, null, version), back, "back");
      const field = until === "own" ? "own" : "until";
      const chosenMs = putAwayUntil(until, own, actor.nowMs);
      if (chosenMs === null) return wrong(field, "Choose a time between now and 90 days from now.");
      const row = source.db.selectFrom("threads").select("due_at").where("id", "=", thread);
      const backMs = comesBack((await row.executeTakeFirst())?.due_at ?? noPromise);
      if (backMs <= actor.nowMs) return wrong(field, "It is late or due very soon, so it stays here.");
      const changed = await threads.snooze(actor, thread, Math.min(chosenMs, backMs), version);
      return after(changed, back, backMs < chosenMs ? "away-sooner" : "away");
    },
  }),
  "thread-stage": command({
    needs: "work-threads",
    audit: "Changed a stage",
    fields: {
      thread,
      version: kinds.seenVersion,
      back: kinds.back,
      stage: kinds.oneOf(openStages, "Choose a stage."),
    },
    problems: { ...threadProblems, ...privacyWaits },
    done: {
      stage: "The stage is set.",
      reopened: "It is open again. What was promised is promised again, for the time when it was due.",
    },
    async run(work, { stage, ...sent }) {
      const moved = await moveTo(work, sent, stage, null);
      if ("refused" in moved) return moved.refused;
      return after(moved.changed, sent.back, moved.before.stage === "closed" ? "reopened" : "stage");
    },
  }),
  "thread-close": command({
    needs: "work-threads",
    audit: "Closed a thread",
    fields: {
      thread,
      version: kinds.seenVersion,
      back: kinds.back,
      reason: kinds.oneOf(stageReasons, "Choose a reason."),
    },
    problems: { ...threadProblems, ...privacyWaits },
    done: {
      closed: "It is closed.",
      "closed-unkept": "It is closed. What was promised was still open: without an answer it counts as not kept.",
      "closed-going-out":
        "It is closed, and an answer is on its way. What was promised counts as kept when it goes out, and as not kept if you take it back.",
    },
    async run(work, { reason, ...sent }) {
      const moved = await moveTo(work, sent, "closed", reason);
      if ("refused" in moved) return moved.refused;
      const unkept = (await isAnswerGoingOut(work.source.db, sent.thread)) ? "closed-going-out" : "closed-unkept";
      const done = moved.before.due_at < noPromise ? unkept : "closed";
      return went(`/desk/threads/${sent.thread}`, done, { query: { from: moved.before.stage } });
    },
  }),
  "thread-merge": command({
    needs: "work-threads",
    audit: "Put two threads together",
    fields: { thread, other: kinds.asSent },
    problems: {},
    done: { merged: "They are one thread now. Each promise keeps its due time, and one answer keeps them all." },
    async run({ source, actor }, { thread, ...sent }) {
      const other = await threadToday(source.db, sent.other);
      // A colleague has pressed it, too, and was faster.
      const isDone = thread !== "" && other === thread;
      const kept = isDone ? thread : await mergeThreads(source.db, actor, [thread, other]);
      return kept === null ? problem("gone", 404) : went(`/desk/threads/${kept}`, "merged");
    },
  }),
  "thread-note": command({
    needs: "work-threads",
    audit: "Wrote a note",
    fields: { thread, back: kinds.back, once: kinds.once, words: kinds.needed(kinds.text(), "Type the note first.") },
    problems: threadProblems,
    done: { note: "Your note is kept. Only the team sees it." },
    run: async ({ threads, actor }, { thread, back, once, words }) =>
      after(await threads.note(actor, thread, words, once), back, "note"),
  }),
  "lead-by-hand": command({
    needs: "work-threads",
    audit: "Entered a lead",
    // The lead's own form checks all the others.
    fields: { submissionKey: kinds.asSent },
    problems: {
      "sent-before": {
        title: "This form was sent before, with other words",
        text: "The first ones are in the inbox. What is typed here now is not: send it again if it is another request.",
      },
    },
    done: { entered: "The request is in. Its clock runs from now." },
    run: (work, _, { typed }) => takeByHand(work, typed),
  }),
};

/** Everyone who may answer. */
export async function readAble(members: StaffWork["members"]) {
  return (await members.list()).filter(({ role }) => capabilitiesOf(role).has("work-threads"));
}

/** Everyone who may answer, and until when each is away who is. */
export async function readColleagues({
  members,
  source,
  actor: { nowMs },
}: Pick<StaffWork, "members" | "source" | "actor">): Promise<Choice[]> {
  const away = await readAway(source.db, nowMs);
  return (await readAble(members)).map(({ id, name, email }) => {
    const untilMs = away.get(id);
    const until = untilMs === undefined ? "" : `, away until ${timeWords(untilMs, nowMs)}`;
    return { value: id, label: `${name || email}${until}` };
  });
}

type Moved = { thread: string; version: number | undefined; back: string | null };

/** Moves a thread, and returns what it was before, or why it was not moved. */
async function moveTo(
  { source: { db }, threads, actor }: StaffWork,
  { thread, version, back }: Moved,
  stage: Stage,
  reason: StageReason | null,
) {
  const before = await db.selectFrom("threads").select(["stage", "due_at"]).where("id", "=", thread).executeTakeFirst();
  const changed = await threads.setStage(actor, thread, { stage, reason }, version);
  if (before === undefined) return { refused: problem("gone", 404) };
  if (changed.ok) return { before, changed };
  return {
    refused: changed.thread?.version === version ? problem("privacy-waits", 409) : after(changed, back, "stage"),
  };
}

/** A request that came by phone or in person. */
async function takeByHand({ source, intake, actor, wake }: StaffWork, typed: TypedFields) {
  const { channel, submissionKey = "" } = typed;
  if (channel !== "phone" && channel !== "in-person") return wrong("channel", "Choose how they came.");
  const fields = Object.fromEntries(creditAnalysisForm.fieldNames.map((name) => [name, typed[name] ?? ""]));
  try {
    const entry = { channel, fields, agreed: typed.agreed === "yes", submissionKey } as const;
    const id = await enterLead({ ...intake, database: source }, actor, entry);
    wake();
    return went(`/desk/threads/${id}`, "entered");
  } catch (error) {
    // Their first words are in, and these are not lost: with a new key they can be sent, too.
    if (codeOf(error) === "submission-key-used") {
      return problem("sent-before", 409, { typed: { ...typed, submissionKey: randomUUID() } });
    }
    if (!(error instanceof AppError) || error.code !== "invalid-fields") throw error;
    return problem("fields", 422, { errors: error.fields ?? {} });
  }
}
