import { randomUUID } from "node:crypto";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { type Stage, type StageReason, stageReasons, stages } from "#app/domain/desk/stages.ts";
import { creditAnalysisFieldNames } from "#app/forms/credit-analysis-fields.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command, found, problem, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { after, typedIn, wrong } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { readAnswerBox } from "#app/server/desk/answers/answer-box-view.server.ts";
import { seeGate } from "#app/server/desk/contact/gate-words.server.ts";
import { readThreadDocuments } from "#app/server/desk/documents/seen-documents.server.ts";
import { putAwayUntil } from "#app/server/desk/inbox/office-days.server.ts";
import { decideGiven } from "#app/server/desk/people/given-details.server.ts";
import { decidePeople } from "#app/server/desk/people/link-actions.server.ts";
import { enterLead } from "#app/server/desk/projector/enter-lead.server.ts";
import { releaseThread } from "#app/server/desk/projector/gone-sources.server.ts";
import { seePerson } from "#app/server/desk/telling/seen-person.server.ts";
import { seeThread } from "#app/server/desk/telling/seen-thread.server.ts";
import {
  droppedKeptDays,
  dropThread,
  readHeldBack,
  readMessageOf,
  undoDrop,
} from "#app/server/desk/threads/set-aside-threads.server.ts";
import type { Changed } from "#app/server/desk/threads/thread-changes.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

const queryOf = (path: string) => new URL(path, "http://desk").searchParams;

/** Pages for a thread, a person, a lead entered by hand, and messages that a check held back. */
export const threadViews = {
  thread: view("read-people", async ({ source, contact, actor, members, dataKey }, threadId, path) => {
    const colleagues = (await members.list()).filter(({ role }) => role === "owner" || role === "counselor");
    const seen = found(
      await seeThread(source, actor, threadId, {
        before: queryOf(path).get("before"),
        colleagues: colleagues.map(({ id, name, email }) => ({ value: id, label: name || email })),
      }),
    );
    const answer = await readAnswerBox({ db: source.db, actor }, threadId);
    const gate = await seeGate({ contact, actor }, { personId: seen.person.id, threadId }, path);
    const documents = await readThreadDocuments({ source, dataKey }, actor, threadId);
    return { ...seen, answer, gate, documents, done: queryOf(path).get("done") };
  }),
  person: view("read-people", async ({ source, contact, actor }, personId, path) => {
    const seen = found(await seePerson(source, actor, personId, queryOf(path).get("before")));
    const gate = await seeGate({ contact, actor }, { personId, threadId: null }, path);
    return { ...seen, gate, done: queryOf(path).get("done") };
  }),
  "new-lead": view("work-threads", () => ({ submissionKey: randomUUID(), consent: contactConsent.text })),
  aside: view("read-people", async ({ source, actor }, _, path) => ({
    waiting: await readHeldBack(source, actor, "set-aside"),
    dropped: await readHeldBack(source, actor, "dropped"),
    keptDays: droppedKeptDays,
    mayWork: actor.may.has("work-threads"),
    done: queryOf(path).get("done"),
  })),
};

/**
 * Commands for these pages. Each form on a thread's own page says which version was on the screen; a form in a list says
 * where to go `back` to.
 */
export const threadCommands = {
  "thread-claim": command("work-threads", async ({ threads, actor }, fields) =>
    after(await threads.claim(actor, fields.thread ?? ""), fields, "claim"),
  ),
  "thread-let-go": command("work-threads", async ({ threads, actor }, fields) =>
    after(await threads.letGo(actor, fields.thread ?? ""), fields, "let-go"),
  ),
  "thread-assign": command("work-threads", async ({ threads, actor, members }, fields) => {
    const { thread = "", to = "" } = fields;
    if (!(await members.list()).some(({ id, role }) => id === to && role !== "editor" && role !== "auditor")) {
      return wrong(fields, "to", "Choose a colleague.");
    }
    return after(await threads.assign(actor, thread, to, versionIn(fields)), fields, "assign");
  }),
  "thread-put-away": command("work-threads", async ({ threads, actor }, fields) => {
    const { thread = "", until = "" } = fields;
    const isBack = until === "now";
    const untilMs = isBack ? null : putAwayUntil(until, fields.own ?? "", actor.nowMs);
    if (!isBack && untilMs === null) return wrong(fields, until === "own" ? "own" : "until", awayWords);
    const changed = await threads.snooze(actor, thread, untilMs, versionIn(fields));
    return after(changed, fields, isBack ? "back" : "away");
  }),
  "thread-stage": command("work-threads", (work, fields) => {
    const stage = stages.find((one) => one === fields.stage && one !== "closed");
    return stage ? moveTo(work, fields, stage, null) : wrong(fields, "stage", "Choose a stage.");
  }),
  "thread-close": command("work-threads", (work, fields) => {
    const reason = stageReasons.find((one) => one === fields.reason);
    return reason ? moveTo(work, fields, "closed", reason) : wrong(fields, "reason", "Choose a reason.");
  }),
  "thread-note": command("work-threads", async ({ threads, actor }, fields) => {
    const words = typedIn(fields);
    if (words === "") return wrong(fields, "words", "Type the note first.");
    return after(await threads.note(actor, fields.thread ?? "", words), fields, "note");
  }),
  "people-link": command("work-threads", (work, fields) => decide(work, fields, "linked")),
  "people-part": command("work-threads", (work, fields) => decide(work, fields, "apart")),
  "given-theirs": command("work-threads", (work, fields) => decideDetail(work, fields, true)),
  "given-not-theirs": command("work-threads", (work, fields) => decideDetail(work, fields, false)),
  "lead-by-hand": command("work-threads", takeByHand),
  "aside-back": command("work-threads", bringBack),
  "aside-drop": command("work-threads", async ({ source, actor }, { thread = "" }) =>
    afterAside(await dropThread(source.db, actor, thread), "dropped"),
  ),
  "aside-undo": command("work-threads", async ({ source, actor }, { thread = "" }) =>
    afterAside(await undoDrop(source.db, actor, thread), "undone"),
  ),
};

const awayWords = "Choose a time between now and 90 days from now.";

function versionIn({ version }: TypedFields): number | undefined {
  return version === undefined ? undefined : Number(version);
}

async function moveTo(
  { threads, actor }: StaffWork,
  fields: TypedFields,
  stage: Stage,
  reason: StageReason | null,
): Promise<DeskOutcome> {
  const changed = await threads.setStage(actor, fields.thread ?? "", { stage, reason }, versionIn(fields));
  const isUnchanged = changed.thread?.version === versionIn(fields);
  if (!changed.ok && isUnchanged) return { shown: { problem: "privacy-waits", typed: fields }, status: 409 };
  return after(changed, fields, stage === "closed" ? "closed" : "stage");
}

async function decide(
  { source, actor }: StaffWork,
  { person = "", other = "" }: TypedFields,
  state: "linked" | "apart",
): Promise<DeskOutcome> {
  const isDone = person !== other && (await decidePeople(source.db, actor, [person, other], state));
  return isDone ? { to: `/desk/people/${person}?done=${state}` } : problem("gone", 404);
}

async function decideDetail(
  { source, actor }: StaffWork,
  { person = "", kind = "", value = "" }: TypedFields,
  isTheirs: boolean,
): Promise<DeskOutcome> {
  const isDone = await decideGiven(source.db, actor, { personId: person, kind, value, isTheirs });
  return isDone
    ? { to: `/desk/people/${person}?done=given-${isTheirs ? "theirs" : "not-theirs"}` }
    : problem("gone", 404);
}

/** A request that came by phone or in person. */
async function takeByHand(work: StaffWork, typed: TypedFields): Promise<DeskOutcome> {
  const { source, intake, actor, wake } = work;
  const { channel, submissionKey = "" } = typed;
  if (channel !== "phone" && channel !== "in-person") return wrong(typed, "channel", "Choose how they came.");
  const fields = Object.fromEntries(creditAnalysisFieldNames.map((name) => [name, typed[name] ?? ""]));
  try {
    const entry = { channel, fields, agreed: typed.agreed === "yes", submissionKey } as const;
    const id = await enterLead({ ...intake, database: source }, actor, entry);
    wake();
    return { to: `/desk/threads/${id}?done=entered` };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid-fields") throw error;
    return { shown: { problem: "fields", typed, errors: error.fields ?? {} }, status: 422 };
  }
}

/** Works like `npm run set-aside -- release`; the thread is there at once, and its history says who released it. */
async function bringBack({ source, intake, actor, wake }: StaffWork, { thread = "" }: TypedFields) {
  const reference = await readMessageOf(source.db, thread);
  const released = reference === null ? null : await intake.releaseMessage(reference);
  if (reference === null || !released) return problem("gone", 404);
  const made = await source.db
    .selectFrom("thread_sources")
    .selectAll()
    .where("source", "=", "message")
    .where("source_id", "=", reference)
    .executeTakeFirstOrThrow();
  await source.db
    .transaction()
    .execute((db) => releaseThread(db, { ...made, thread_id: thread }, { nowMs: actor.nowMs, staffId: actor.staffId }));
  wake();
  return { to: `/desk/threads/${thread}?done=released` };
}

function afterAside(changed: Changed, done: string): DeskOutcome {
  return changed.ok ? { to: `/desk/aside?done=${done}` } : problem("gone", 404);
}
