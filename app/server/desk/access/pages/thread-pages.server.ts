import { randomUUID } from "node:crypto";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import { noPromise } from "#app/domain/desk/promises.ts";
import { type Stage, type StageReason, stageReasons, stages } from "#app/domain/desk/stages.ts";
import { isEmailAddress } from "#app/domain/text/email-address.ts";
import { phoneProblemWords, readUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command, deskPathOf, found, problem, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { after, onceIn, threadAt, typedIn, wrong } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { readAnswerBox } from "#app/server/desk/answers/answer-box-view.server.ts";
import { readLetterFate } from "#app/server/desk/answers/letter-fate.server.ts";
import { isAnswerGoingOut } from "#app/server/desk/answers/undo-time.server.ts";
import { readAway } from "#app/server/desk/bookings/away-times.server.ts";
import { seeCalls } from "#app/server/desk/contact/calls-made.server.ts";
import { seeGate } from "#app/server/desk/contact/gate-words.server.ts";
import { readThreadDocuments } from "#app/server/desk/documents/seen-documents.server.ts";
import { comesBack, putAwayUntil } from "#app/server/desk/inbox/office-days.server.ts";
import { correctDetail } from "#app/server/desk/people/corrected-details.server.ts";
import { decideGiven } from "#app/server/desk/people/given-details.server.ts";
import { decidePeople } from "#app/server/desk/people/link-actions.server.ts";
import type { PersonCard } from "#app/server/desk/people/person-card.server.ts";
import { changeOwner } from "#app/server/desk/people/person-owner.server.ts";
import { readAnswerLock } from "#app/server/desk/privacy/answer-lock.server.ts";
import { enterLead } from "#app/server/desk/projector/enter-lead.server.ts";
import { releaseThread } from "#app/server/desk/projector/gone-sources.server.ts";
import { hasArrived } from "#app/server/desk/staff/invitations.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { seePerson } from "#app/server/desk/telling/seen-person.server.ts";
import { type Choice, seeThread } from "#app/server/desk/telling/seen-thread.server.ts";
import { mergeThreads, threadToday } from "#app/server/desk/threads/merge-threads.server.ts";
import { readOthersAt } from "#app/server/desk/threads/others-at-thread.server.ts";
import {
  droppedKeptDays,
  dropThread,
  readHeldBack,
  readMessageOf,
  undoDrop,
} from "#app/server/desk/threads/set-aside-threads.server.ts";
import type { Changed } from "#app/server/desk/threads/thread-changes.server.ts";
import { threadOfRequest } from "#app/server/desk/threads/thread-page.server.ts";
import { AppError, codeOf } from "#app/server/report/app-error.server.ts";

const queryOf = (path: string) => new URL(path, "http://desk").searchParams;

/** Whom the page of a person or a thread shows besides that person: others with the same number, address or name. */
const othersOnPage = ({ person }: { person: PersonCard }) => person.links.map(({ id }) => id);

/** Pages for a thread, a person, a lead entered by hand, and messages that a check held back. */
export const threadViews = {
  thread: view(
    "read-people",
    async ({ source, contact, actor, members, dataKey, isReply }, id, path) => {
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
    othersOnPage,
  ),
  person: view(
    "read-people",
    async ({ source, contact, actor, members }, personId, path) => {
      const seen = found(await seePerson(source, actor, personId, queryOf(path).get("before")));
      const about = { personId, threadId: null };
      const gate = await seeGate({ contact, actor, db: source.db }, about, path, seen.person.due?.dueMs ?? null);
      const calls = await seeCalls(source, actor, personId);
      return {
        ...seen,
        colleagues: await readColleagues({ members, source, actor }),
        gate,
        calls,
        done: queryOf(path).get("done"),
      };
    },
    othersOnPage,
  ),
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
  "thread-assign": command("work-threads", async ({ source, threads, actor, members }, fields) => {
    const { thread = "", to = "" } = fields;
    if (!(await readAble(members)).some(({ id }) => id === to)) {
      return wrong(fields, "to", "Choose a colleague.");
    }
    const isAway = (await readAway(source.db, actor.nowMs)).has(to);
    const given = await threads.assign(actor, thread, to, versionIn(fields));
    return after(given, fields, isAway ? "assign-away" : "assign");
  }),
  "thread-put-away": command("work-threads", putAway),
  "thread-stage": command("work-threads", (work, fields) => {
    const stage = stages.find((one) => one === fields.stage && one !== "closed");
    return stage ? moveTo(work, fields, stage, null) : wrong(fields, "stage", "Choose a stage.");
  }),
  "thread-close": command("work-threads", (work, fields) => {
    const reason = stageReasons.find((one) => one === fields.reason);
    return reason ? moveTo(work, fields, "closed", reason) : wrong(fields, "reason", "Choose a reason.");
  }),
  "thread-merge": command("work-threads", async ({ source, actor }, fields) => {
    const { thread = "" } = fields;
    const other = await threadToday(source.db, fields.other ?? "");
    // A colleague has pressed it, too, and was faster.
    const isDone = thread !== "" && other === thread;
    const kept = isDone ? thread : await mergeThreads(source.db, actor, [thread, other]);
    return kept === null ? problem("gone", 404) : { to: `/desk/threads/${kept}?done=merged` };
  }),
  "thread-note": command("work-threads", async ({ threads, actor }, fields) => {
    const words = typedIn(fields);
    if (words === "") return wrong(fields, "words", "Type the note first.");
    return after(await threads.note(actor, fields.thread ?? "", words, onceIn(fields)), fields, "note");
  }),
  "people-link": command("work-threads", (work, fields) => decide(work, fields, "linked")),
  "people-part": command("work-threads", (work, fields) => decide(work, fields, "apart")),
  "person-owner": command("work-threads", setOwner),
  "person-correct": command("work-threads", correct),
  "given-theirs": command("work-threads", (work, fields, path) => decideDetail(work, fields, path, true)),
  "given-not-theirs": command("work-threads", (work, fields, path) => decideDetail(work, fields, path, false)),
  "lead-by-hand": command("work-threads", takeByHand),
  "aside-back": command("work-threads", bringBack),
  "aside-drop": command("work-threads", async ({ source, actor }, { thread = "" }) =>
    afterAside(await dropThread(source.db, actor, thread), "dropped"),
  ),
  "aside-undo": command("work-threads", async ({ source, actor }, { thread = "" }) =>
    afterAside(await undoDrop(source.db, actor, thread), "undone"),
  ),
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

const awayWords = "Choose a time between now and 90 days from now.";
const dueSoonWords = "It is late or due very soon, so it stays here.";

/** Until the time chosen, or until shortly before its answer is due: a promise is not put away. */
async function putAway({ source, threads, actor }: StaffWork, fields: TypedFields): Promise<DeskOutcome> {
  const { thread = "", until = "" } = fields;
  if (until === "now") return after(await threads.snooze(actor, thread, null, versionIn(fields)), fields, "back");
  const field = until === "own" ? "own" : "until";
  const chosenMs = putAwayUntil(until, fields.own ?? "", actor.nowMs);
  if (chosenMs === null) return wrong(fields, field, awayWords);
  const row = source.db.selectFrom("threads").select("due_at").where("id", "=", thread);
  const backMs = comesBack((await row.executeTakeFirst())?.due_at ?? noPromise);
  if (backMs <= actor.nowMs) return wrong(fields, field, dueSoonWords);
  const changed = await threads.snooze(actor, thread, Math.min(chosenMs, backMs), versionIn(fields));
  return after(changed, fields, backMs < chosenMs ? "away-sooner" : "away");
}

function versionIn({ version }: TypedFields): number | undefined {
  return version === undefined ? undefined : Number(version);
}

async function moveTo(
  { source: { db }, threads, actor }: StaffWork,
  fields: TypedFields,
  stage: Stage,
  reason: StageReason | null,
): Promise<DeskOutcome> {
  const { thread = "" } = fields;
  const before = await db.selectFrom("threads").select(["stage", "due_at"]).where("id", "=", thread).executeTakeFirst();
  const changed = await threads.setStage(actor, thread, { stage, reason }, versionIn(fields));
  const isUnchanged = changed.thread?.version === versionIn(fields);
  if (!changed.ok && isUnchanged) return { shown: { problem: "privacy-waits", typed: fields }, status: 409 };
  if (!changed.ok || before === undefined) return after(changed, fields, "");
  if (stage !== "closed") return after(changed, fields, before.stage === "closed" ? "reopened" : "stage");
  const unkept = (await isAnswerGoingOut(db, thread)) ? "closed-going-out" : "closed-unkept";
  const done = before.due_at < noPromise ? unkept : "closed";
  return { to: `/desk/threads/${thread}?${new URLSearchParams({ done, from: before.stage })}` };
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
  path: string,
  isTheirs: boolean,
): Promise<DeskOutcome> {
  const isDone = await decideGiven(source.db, actor, { personId: person, kind, value, isTheirs });
  return isDone ? { to: samePage(path, `given-${isTheirs ? "theirs" : "not-theirs"}`) } : problem("gone", 404);
}

async function setOwner(
  { source, actor, members }: StaffWork,
  fields: TypedFields,
  path: string,
): Promise<DeskOutcome> {
  const { person = "", thread, owner = "" } = fields;
  const isKnown = owner === "" || (await readAble(members)).some(({ id }) => id === owner);
  if (!isKnown) return wrong(fields, "owner", "Choose a colleague.");
  if (!(await hasArrived(source.db, owner))) return wrong(fields, "owner", "Choose a colleague who has signed in.");
  const change = { personId: person, ownerId: owner || null, threadId: thread || null };
  await changeOwner(source.db, actor, change);
  return { to: samePage(path, "owner") };
}

async function correct({ source, actor, dataKey }: StaffWork, fields: TypedFields, path: string): Promise<DeskOutcome> {
  const [, named, before = ""] = /^(\w+) (.*)$/su.exec(fields.which ?? "") ?? [];
  const kind = detailKinds.find((one) => one === named);
  if (!kind) return wrong(fields, "which", "Choose what is wrong.");
  const read = readDetail(kind, fields.right ?? "");
  if ("problem" in read) return wrong(fields, "right", read.problem);
  const correction = { personId: fields.person ?? "", kind, before, after: read.value };
  const done = await correctDetail({ ...source, dataKey }, actor, correction);
  if (done.state === "taken") {
    const errors = { right: [takenWords(done)] };
    return { shown: { problem: "fields", typed: fields, errors, names: [done.ownerId] }, status: 422 };
  }
  if (done.state === "gone") return problem("gone", 409);
  return { to: samePage(path, kind !== "name" && before === "" ? "added" : "corrected") };
}

/** What to do instead is on the same page then. */
function takenWords({ owner, isLinked }: { owner: string; isLinked: boolean }): string {
  const known = `${owner} is known by this address`;
  if (isLinked) return `${known}, and linked with them as one person: answers can go there without this.`;
  return `${known}. If the two are one person, link them instead, further down on this page.`;
}

const detailKinds = ["name", "phone", "email"] as const;

function readDetail(kind: (typeof detailKinds)[number], typed: string): { value: string } | { problem: string } {
  const value = typed.replace(/\s+/g, " ").trim();
  if (kind === "phone") {
    const phone = readUsPhoneNumber(value);
    return phone.ok ? { value: phone.number } : { problem: phoneProblemWords(phone) };
  }
  if (kind === "email") return isEmailAddress(value) ? { value } : { problem: "It looks like name@example.com." };
  return value !== "" && value.length <= 120 ? { value } : { problem: "Type the whole name." };
}

/** The page that a form was on, with a note on what was done. */
function samePage(path: string, done: string): string {
  return `${deskPathOf(new URL(path, "http://desk").pathname)}?${new URLSearchParams({ done })}`;
}

/** A request that came by phone or in person. */
async function takeByHand(work: StaffWork, typed: TypedFields): Promise<DeskOutcome> {
  const { source, intake, actor, wake } = work;
  const { channel, submissionKey = "" } = typed;
  if (channel !== "phone" && channel !== "in-person") return wrong(typed, "channel", "Choose how they came.");
  const fields = Object.fromEntries(creditAnalysisForm.fieldNames.map((name) => [name, typed[name] ?? ""]));
  try {
    const entry = { channel, fields, agreed: typed.agreed === "yes", submissionKey } as const;
    const id = await enterLead({ ...intake, database: source }, actor, entry);
    wake();
    return { to: `/desk/threads/${id}?done=entered` };
  } catch (error) {
    if (codeOf(error) === "submission-key-used") {
      // Their first words are in, and these are not lost: with a new key they can be sent, too.
      return { shown: { problem: "sent-before", typed: { ...typed, submissionKey: randomUUID() } }, status: 409 };
    }
    if (!(error instanceof AppError) || error.code !== "invalid-fields") throw error;
    return { shown: { problem: "fields", typed, errors: error.fields ?? {} }, status: 422 };
  }
}

/** Works like `npm run set-aside -- release`; the thread is there at once, and its history says who released it. */
async function bringBack({ source, intake, actor, wake }: StaffWork, { thread = "" }: TypedFields) {
  const reference = await readMessageOf(source.db, thread);
  const released = reference === null ? null : await intake.releaseMessage(reference);
  if (reference === null || !released) return problem(await whereNow(source, thread), 404);
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
  if (changed.ok) return { to: `/desk/aside?done=${done}` };
  return problem(changed.thread ? `aside-${changed.thread.state}` : "gone", 404);
}

/** The name of the problem that says where a held-back thread is now. */
async function whereNow({ db }: StaffWork["source"], threadId: string): Promise<string> {
  const thread = await db.selectFrom("threads").select("state").where("id", "=", threadId).executeTakeFirst();
  return thread ? `aside-${thread.state}` : "gone";
}
