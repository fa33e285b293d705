import { type Kysely, sql } from "kysely";
import { askedStopText, type ContactStop, isSameStop } from "#app/domain/contact/contact-stops.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { StopQuestionRow } from "#app/server/database/schema/gate-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { askForBookedCalls } from "./stopped-calls.server.ts";
import { type Hashing, liftStop, readStops, recordStop, type StopTerms } from "./stops.server.ts";

/** Who asks us to stop: all that we know them by, and the thread it came from, if there is one. */
export type StopAsker = {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
  threadId: string | null;
  /** A colleague heard or saw them, or it came from the number itself: then it is about the number, whoever gave it. */
  isHeard: boolean;
};

/**
 * Notes a stop for all that we know somebody by. It closes a number for everyone only when the number is demonstrably theirs
 * (docs/decisions/058-the-contact-gate.md); otherwise for them alone, and whoever else has the number gets a question in their
 * own thread. Call it with the people's turn, in a transaction.
 *
 * @param nowMs from when on it counts, in milliseconds since 1970
 */
export async function stopFor(
  db: Kysely<Schema>,
  dataKey: Hashing,
  asker: StopAsker,
  stop: StopTerms,
  nowMs: number,
): Promise<void> {
  const emails = [...new Set(asker.emails.map(emailKey))].filter((email) => email !== "");
  for (const email of emails) await recordStop(db, dataKey, { ...stop, email }, nowMs);
  const closed: string[] = [];
  for (const phone of new Set(asker.phones)) {
    if (asker.isHeard || emails.length === 0 || (await isFirstGiver(db, phone, emails))) {
      await recordStop(db, dataKey, { ...stop, phone }, nowMs);
      closed.push(phone);
      continue;
    }
    for (const email of emails) await recordStop(db, dataKey, { ...stop, numberOf: { email, phone } }, nowMs);
    await askOthers(db, { emails, phone, threadId: asker.threadId }, stop, nowMs);
  }
  if (stop.scope === "all" && (stop.channel === "call" || stop.channel === "all")) {
    await askForBookedCalls(db, { emails, phones: closed }, nowMs);
  }
}

/**
 * Whether these addresses were the first to give us a number, and nobody whom we knew before that has it. Only what people
 * sent themselves has a time: a number that a colleague entered counts as old as its person.
 */
export async function isFirstGiver(db: Kysely<Schema>, phone: string, emails: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ email: string; at: number }>`
    SELECT email, created_at AS at FROM leads WHERE phone = ${phone}
    UNION ALL SELECT email, created_at AS at FROM messages WHERE phone = ${phone}
    UNION ALL SELECT email, created_at AS at FROM bookings WHERE phone = ${phone}`.execute(db);
  const [first] = rows.map(({ email, at }) => ({ email, at: Number(at) })).toSorted((a, b) => a.at - b.at);
  if (first && !emails.includes(emailKey(first.email))) return false;
  const others = await othersWith(db, phone, emails);
  return others.every(({ created_at }) => first !== undefined && created_at >= first.at);
}

/** Everyone else who has a number: none of these addresses, and not linked with them. */
function othersWith(db: Kysely<Schema>, phone: string, emails: readonly string[]) {
  const own = db
    .selectFrom("person_addresses as mail")
    .innerJoin("people as owner", "owner.id", "mail.person_id")
    .select("owner.group_id")
    .where("mail.kind", "=", "email")
    .where("mail.value", "in", [...emails]);
  return db
    .selectFrom("person_addresses as number")
    .innerJoin("people", "people.id", "number.person_id")
    .select(["people.id", "people.created_at"])
    .distinct()
    .where("number.kind", "=", "phone")
    .where("number.value", "=", phone)
    .where("people.group_id", "not in", own)
    .execute();
}

/** A question in the newest thread of everyone else who has the number. */
async function askOthers(
  db: Kysely<Schema>,
  { emails, phone, threadId }: { emails: readonly string[]; phone: string; threadId: string | null },
  { channel, scope, saidAt }: StopTerms,
  nowMs: number,
): Promise<void> {
  if (channel === "email") return;
  const asked = askedStopText({ verdict: "stop", channel, scope });
  const stop = { phone, asked, asked_at: saidAt ?? nowMs, sentence: threadId ?? "" };
  for (const { id } of await othersWith(db, phone, emails)) await askPerson(db, id, stop, nowMs);
}

/**
 * Asks about a number in the thread of whoever has it now, where somebody else stopped it before. A stop that closed it for
 * everyone needs no question. Call it with the people's turn, in a transaction, once their thread is there.
 */
export async function askLaterGivers(
  db: Kysely<Schema>,
  givers: readonly { personId: string; phone: string }[],
  nowMs: number,
): Promise<void> {
  if (givers.length === 0) return;
  const stopped = await db
    .selectFrom("stop_questions")
    .select(["phone", "asked", "asked_at", "sentence"])
    .distinct()
    .where("source", "=", "number-stopped")
    .where("phone", "in", [...new Set(givers.map(({ phone }) => phone))])
    .where(sql<boolean>`coalesce(decided, 'not') = 'not'`)
    .orderBy("asked_at")
    .execute();
  for (const { personId, phone } of givers) {
    for (const stop of stopped.filter((one) => one.phone === phone)) {
      if (!(await hasNumber(db, personId, phone)) || (await isAskers(db, personId, stop.sentence))) continue;
      await askPerson(db, personId, { ...stop, phone }, nowMs);
    }
  }
}

async function hasNumber(db: Kysely<Schema>, personId: string, phone: string): Promise<boolean> {
  const own = db.selectFrom("person_addresses").select("value").where("person_id", "=", personId);
  return (await own.where("kind", "=", "phone").where("value", "=", phone).executeTakeFirst()) !== undefined;
}

/** Whether a thread is the person's own, or that of somebody linked with them. */
async function isAskers(db: Kysely<Schema>, personId: string, threadId: string): Promise<boolean> {
  const group = db.selectFrom("people").select("group_id").where("id", "=", personId);
  const askers = db
    .selectFrom("threads")
    .innerJoin("people", "people.id", "threads.person_id")
    .select("people.id")
    .where("threads.id", "=", threadId)
    .where("people.group_id", "=", group);
  return (await askers.executeTakeFirst()) !== undefined;
}

/** One stop of a number, as the questions about it name it. */
type NumberStop = Pick<StopQuestionRow, "asked" | "asked_at" | "sentence"> & { phone: string };

/**
 * A question in a person's newest thread; none where one about the same asker waits, or the same stop was decided. Each asker is a
 * question: an answer about one says nothing about another.
 */
async function askPerson(db: Kysely<Schema>, personId: string, stop: NumberStop, nowMs: number): Promise<void> {
  const { phone, asked, asked_at, sentence } = stop;
  const known = db.selectFrom("stop_questions").select("source_id").where("person_id", "=", personId);
  const same = known.where("source", "=", "number-stopped").where("phone", "=", phone).where("asked", "=", asked);
  const isSameAsker = sql`(sentence = ${sentence} OR EXISTS (SELECT 1 FROM threads AS one
    JOIN threads AS other ON other.person_id = one.person_id WHERE one.id = stop_questions.sentence AND other.id = ${sentence}))`;
  const isSame = sql<boolean>`(decided IS NULL OR asked_at = ${asked_at}) AND ${isSameAsker}`;
  if (await same.where(isSame).executeTakeFirst()) return;
  const threads = db.selectFrom("threads").select("id").where("person_id", "=", personId);
  const newest = threads.where("state", "<>", "dropped").orderBy("received_at", "desc").orderBy("id", "desc");
  const thread = await newest.executeTakeFirst();
  if (!thread) return;
  const question = {
    source: "number-stopped",
    source_id: newRowId(),
    person_id: personId,
    thread_id: thread.id,
  } as const;
  await noteQuestion(db, question, nowMs);
  const row: StopQuestionRow = { ...question, ...stop, is_own: 0, email: "", decided: null };
  await db.insertInto("stop_questions").values(row).execute();
}

async function noteQuestion(
  db: Kysely<Schema>,
  { source_id, person_id, thread_id }: { source_id: string; person_id: string; thread_id: string },
  nowMs: number,
): Promise<void> {
  // Lock before making the event's id, so that a thread's last event has the newest id.
  await db.updateTable("threads").set({ version: sql`version + 1` }).where("id", "=", thread_id).execute();
  const row = eventRow({ person_id, thread_id, kind: "number-stopped", at: nowMs, source_id });
  await db.insertInto("events").values(row).execute();
  await db.updateTable("threads").set({ last_event_id: row.id }).where("id", "=", thread_id).execute();
}

/**
 * Closes a number for everyone once a colleague has decided in somebody else's thread that it is not theirs. It stays the stop of
 * whoever asked for it, in the thread of this id, so that they can say yes again. Joins the transaction of `db`.
 */
export async function stopNumber(
  db: Kysely<Schema>,
  dataKey: Hashing,
  { phone, askedIn }: { phone: string; askedIn: string },
  stop: StopTerms,
  nowMs: number,
): Promise<void> {
  const askers = await db
    .selectFrom("threads")
    .innerJoin("person_addresses as mail", "mail.person_id", "threads.person_id")
    .select("mail.value")
    .distinct()
    .where("threads.id", "=", askedIn)
    .where("mail.kind", "=", "email")
    .execute();
  await recordStop(db, dataKey, { ...stop, phone }, nowMs);
  for (const { value: email } of askers) await recordStop(db, dataKey, { ...stop, numberOf: { email, phone } }, nowMs);
}

/** What is stopped for a person's number: by somebody else, and by themselves, which a later yes of theirs ends. */
export type NumberStops = { own: ContactStop[]; others: ContactStop[] };

/**
 * The stops of a number, as they count for somebody with these addresses. One of the number itself is theirs when the same stop
 * stands at an address of theirs, or at the number for them alone. Whoever has no address is only known by the number.
 */
export async function readNumberStops(
  db: Kysely<Schema>,
  dataKey: Hashing,
  phone: string,
  emails: readonly string[],
): Promise<NumberStops> {
  const stops = await readStops(db, dataKey, { phone });
  if (emails.length === 0) return { own: stops, others: [] };
  const alone: ContactStop[] = [];
  const atAddress: ContactStop[] = [];
  for (const email of emails) {
    alone.push(...(await readStops(db, dataKey, { numberOf: { email, phone } })));
    atAddress.push(...(await readStops(db, dataKey, { email })));
  }
  const isOwn = (stop: ContactStop) => [...alone, ...atAddress].some((one) => isSameStop(one, stop));
  return { own: [...alone, ...stops.filter(isOwn)], others: stops.filter((stop) => !isOwn(stop)) };
}

/** Ends for everyone what its own giver stopped for a number: they said yes again. Joins the transaction of `db`. */
export async function liftOwnNumber(
  db: Kysely<Schema>,
  dataKey: Hashing,
  { email, phone }: { email: string; phone: string | null },
  nowMs: number,
): Promise<void> {
  if (phone === null || email === "") return;
  for (const stop of (await readNumberStops(db, dataKey, phone, [emailKey(email)])).own) {
    await liftStop(db, dataKey, { phone }, stop, nowMs);
  }
}
