import { type Kysely, sql } from "kysely";
import {
  askedStopText,
  heldWays,
  readAskedStop,
  type StopChannel,
  type StopScope,
} from "#app/domain/contact/contact-stops.ts";
import type { HeldStop } from "#app/domain/contact/gate-facts.ts";
import { type AddressWords, addressesIn, seenFrom } from "#app/domain/contact/stop-address.ts";
import type { StopReading } from "#app/domain/contact/stop-words.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import type { StopQuestionRow } from "#app/server/database/schema/gate-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** Something a person sent, with a sentence that a colleague has to decide about. */
export type NewStopQuestion = {
  reading: Exclude<StopReading, { verdict: "none" }>;
  source: StopQuestionRow["source"];
  sourceId: string;
  personId: string;
  threadId: string;
  /** What it came with. */
  email: string;
  phone: string | null;
  /** Whether that address is known to be theirs. */
  isOwn: boolean;
  /** Our own mail server says that they did not send it: then it is only a question, and closes nothing. */
  isForged?: boolean;
  /** Milliseconds since 1970. */
  askedAt: number;
};

/** Stores questions whether someone asks us to stop. Until they are decided, the gate holds what they may ask for. */
export async function storeStopQuestions(db: Kysely<Schema>, questions: readonly NewStopQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  const rows = questions.map(
    ({ reading, source, sourceId, personId, threadId, email, phone, isOwn, isForged, askedAt }): StopQuestionRow => {
      const address = seenFrom(email, reading.address);
      return {
        source,
        source_id: sourceId,
        person_id: personId,
        thread_id: threadId,
        sentence: sentenceOf(reading, address),
        asked: askedStopText({ ...reading, ...(address?.isHere && { isOnlyHere: true }) }, isForged),
        is_own: isOwn ? 1 : 0,
        email: emailKey(email),
        phone,
        asked_at: askedAt,
        decided: null,
      };
    },
  );
  await db.insertInto("stop_questions").values(rows).execute();
}

/** The words that a colleague has to decide about, with the addresses that they name elsewhere. */
function sentenceOf({ sentence, hours }: NewStopQuestion["reading"], address: AddressWords | null): string {
  const named = address ? [...address.closed, ...address.wanted] : [];
  const elsewhere = named.filter((one) => !addressesIn(sentence).includes(one));
  return [sentence, hours ?? [], elsewhere.length > 0 ? elsewhere.join(", ") : []].flat().join(" … ");
}

/** The questions that wait, with what is known of their sender, and of the calls that they hold. */
export function waitingQuestions(db: Kysely<Schema>) {
  return db
    .selectFrom("stop_questions as question")
    .selectAll("question")
    .select([isProven.as("is_proven"), isCallKept.as("is_call_kept")])
    .where("question.decided", "is", null);
}

/** Our own mail server says that it came from an address of theirs. No form proves who sent it. */
const isProven = sql<0 | 1>`CASE WHEN question.is_own = 1 AND question.source = 'mail-in' AND EXISTS (
  SELECT 1 FROM mails_in WHERE mails_in.id = question.source_id AND mails_in.facts LIKE '%"proof":"proven"%')
  THEN 1 ELSE 0 END`;

/** A colleague goes on with the calls that they confirmed before it. */
const isCallKept = sql<0 | 1>`CASE WHEN EXISTS (SELECT 1 FROM events AS kept WHERE kept.source = question.source
  AND kept.source_id = question.source_id AND kept.kind = 'call-kept') THEN 1 ELSE 0 END`;

/**
 * The questions that wait and concern some people, or their phone numbers: whoever asked with the same number may mean it.
 * A message that was dropped as a robot's asks for nothing, and what our mail server calls forged holds nothing.
 */
export async function readHeldStops(
  db: Kysely<Schema>,
  people: readonly string[],
  phones: readonly string[],
): Promise<HeldStop[]> {
  const waiting = waitingQuestions(db)
    .innerJoin("threads as thread", "thread.id", "question.thread_id")
    .where("thread.state", "<>", "dropped")
    .where("question.asked", "not like", "% forged");
  const rows = await waiting.where("question.person_id", "in", [...people]).execute();
  // What somebody else stopped for the number stands in the thread of each person who has it.
  const theirs = rows.map((row) => heldStop(row, row.source !== "number-stopped"));
  if (phones.length === 0) return theirs;
  const sharing = db
    .selectFrom("person_addresses")
    .select("person_id")
    .where("kind", "=", "phone")
    .where("value", "in", [...phones]);
  // Two queries, each with its index: one with OR reads all questions.
  const ofNumber = [
    ...(await waiting.where("question.person_id", "in", sharing).execute()),
    ...(await waiting.where("question.phone", "in", [...phones]).execute()),
  ];
  const others = ofNumber.filter(({ person_id, source }) => !people.includes(person_id) && source !== "number-stopped");
  return [...theirs, ...others.map((row) => heldStop(row, false))].filter(
    ({ isTheirs, channel }) => isTheirs || channel !== "email",
  );
}

/** A question as it is stored, while it waits. */
export type WaitingQuestion = StopQuestionRow & { is_proven: 0 | 1; is_call_kept: 0 | 1 };

function heldStop(row: WaitingQuestion, isTheirs: boolean): HeldStop {
  const { source, source_id: sourceId, thread_id: threadId, asked, is_own, asked_at: at } = row;
  const read = readAskedStop(asked);
  const [isProven, isCallKept] = [row.is_proven === 1, row.is_call_kept === 1];
  return {
    ...read,
    at,
    source,
    sourceId,
    threadId,
    closes: heldWays(read, is_own === 1),
    isTheirs,
    isProven,
    isCallKept,
  };
}

/** A wish for hours asks us to stop nothing. */
const isStop = sql<boolean>`asked NOT LIKE 'hours %'`;

/** Those of some email addresses from which something came that may ask us to stop, and no one has decided about it. */
export async function readHeldEmails(db: Kysely<Schema>, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom("stop_questions")
    .select("email")
    .where("email", "in", [...emails])
    .where("decided", "is", null)
    .where("asked", "not like", "% forged")
    .where(isStop)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/**
 * Notes that a colleague goes on with the calls that somebody confirmed before a question of theirs, which still waits. In the
 * transaction of `db`, with the thread locked. Undefined when there is no such question, or it is decided.
 */
export async function keepConfirmedCalls(
  db: Kysely<Schema>,
  { staffId, nowMs }: { staffId: string; nowMs: number },
  { source, sourceId }: { source: string; sourceId: string },
): Promise<StopQuestionRow | undefined> {
  const question = await waitingQuestions(db)
    .where("question.source", "=", source as StopQuestionRow["source"])
    .where("question.source_id", "=", sourceId)
    .executeTakeFirst();
  if (!question || question.source === "number-stopped" || question.is_proven === 1) return undefined;
  const { person_id, thread_id } = question;
  const kept = {
    kind: "call-kept",
    source: question.source,
    source_id: sourceId,
    at: nowMs,
    by_staff: staffId,
  } as const;
  const row = eventRow({ person_id, thread_id, ...kept });
  const noted = await db
    .insertInto("events")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (noted) await db.updateTable("threads").set({ last_event_id: row.id }).where("id", "=", thread_id).execute();
  return question;
}

/** The thread of a question; undefined when it is gone. */
export async function threadOfQuestion(
  db: Kysely<Schema>,
  { source, sourceId }: { source: string; sourceId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("stop_questions")
    .select("thread_id")
    .where("source", "=", source as StopQuestionRow["source"])
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
  return row?.thread_id;
}

/** Closes a question with a colleague's decision, in the transaction of `db`. Undefined when it is gone, or decided. */
export function closeStopQuestion(
  db: Kysely<Schema>,
  { source, sourceId }: { source: string; sourceId: string },
  decided: "stop" | "not",
): Promise<StopQuestionRow | undefined> {
  return db
    .updateTable("stop_questions")
    .set({ decided })
    .where("source", "=", source as StopQuestionRow["source"])
    .where("source_id", "=", sourceId)
    .where("decided", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * A colleague noted a stop and named the message that it is in: that decides the question about the message. Hours that it
 * asks for are another question.
 */
export async function settleStopQuestion(
  db: Kysely<Schema>,
  sent: { source: string; sourceId: string },
  { channel, scope }: { channel: StopChannel; scope: StopScope },
): Promise<void> {
  const waiting = db.selectFrom("stop_questions").select("source_id").where("source_id", "=", sent.sourceId);
  if (!(await waiting.where(isStop).executeTakeFirst())) return;
  if (await closeStopQuestion(db, sent, "stop")) await noteStoppedWays(db, sent, { stops: [channel], scope });
}

/** Of a decided question: which ways were stopped. Whoever leaves email open has asked for an answer all the same. */
export async function noteStoppedWays(
  db: Kysely<Schema>,
  { source, sourceId }: { source: string; sourceId: string },
  { stops, scope }: { stops: readonly StopChannel[]; scope: StopScope },
): Promise<void> {
  const channel = stops.find((one) => one === "all" || one === "email") ?? stops[0] ?? "all";
  await db
    .updateTable("stop_questions")
    .set({ asked: askedStopText({ verdict: "stop", channel, scope }) })
    .where("source", "=", source as StopQuestionRow["source"])
    .where("source_id", "=", sourceId)
    .execute();
}

/** Deletes the questions of what was erased. */
export async function forgetStopQuestions(db: Kysely<Schema>, source: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("stop_questions")
    .where("source", "=", source as StopQuestionRow["source"])
    .where("source_id", "in", [...ids])
    .execute();
}
