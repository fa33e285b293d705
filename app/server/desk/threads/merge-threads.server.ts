import { type Kysely, sql, type Transaction } from "kysely";
import { joinWords, mayMerge, mergedThread } from "#app/domain/desk/merged-threads.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { DraftRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { settle } from "./clocks.server.ts";
import { type Actor, assertMay } from "./desk-actor.server.ts";
import { noteChange } from "./desk-changes.server.ts";
import { lockThread } from "./thread-lock.server.ts";

/**
 * Puts two threads of one person together, in one durable transaction: a visitor who sends twice gets one answer. The older
 * thread stays, and gets the events, promises, answers, drafts and emails of the other, so nothing is lost and the sooner
 * promise still counts. Only threads of the same email address: whoever shares a phone number may be someone else. Returns
 * the id of the thread that stays; null when these two cannot be put together (anymore). Throws `not-allowed`.
 */
export async function mergeThreads(db: Kysely<Schema>, actor: Actor, pair: [string, string]): Promise<string | null> {
  assertMay(actor, "work-threads");
  return db.transaction().execute(async (transaction) => {
    // Nothing is filed into either of them meanwhile.
    await takePeopleTurn(transaction);
    // In the order of their ids, so that two colleagues who press at once never wait for each other.
    const [first = "", last = ""] = pair.toSorted();
    const [one, other] = [await lockThread(transaction, first), await lockThread(transaction, last)];
    if (!one || !other || one.id === other.id || one.person_id !== other.person_id) return null;
    if (!(mayMerge(one) && mayMerge(other))) return null;
    const { kept, gone } = mergedThread(one, other);
    await moveAll(transaction, gone.id, kept.id);
    await transaction.deleteFrom("threads").where("id", "=", gone.id).execute();
    const about = { person_id: kept.person_id, thread_id: kept.id, by_staff: actor.staffId };
    const words = `${gone.kind} ${gone.received_at}`;
    const event = eventRow({ ...about, kind: "merged", at: actor.nowMs, words });
    await transaction.insertInto("events").values(event).execute();
    const { kind, stage, assignee, claimed_until } = kept;
    await transaction
      .updateTable("threads")
      .set({ kind, stage, assignee, claimed_until, snoozed_until: null, last_event_id: event.id })
      .set({ version: sql`version + 1` })
      .where("id", "=", kept.id)
      .execute();
    await transaction
      .insertInto("merged_threads")
      .values({ id: gone.id, into_id: kept.id, merged_at: actor.nowMs })
      .execute();
    await settle(transaction, kept.id);
    await noteChange(transaction);
    return kept.id;
  });
}

/** Every table that names a thread, besides the drafts. */
export const movedTables = [
  "thread_sources",
  "clocks",
  "events",
  "search_docs",
  "answers",
  "mails_in",
  "contact_attempts",
  "stop_questions",
] as const;

async function moveAll(transaction: Transaction<Schema>, from: string, to: string): Promise<void> {
  for (const table of movedTables) {
    await sql`UPDATE ${sql.table(table)} SET thread_id = ${to} WHERE thread_id = ${from}`.execute(transaction);
  }
  await transaction
    .updateTable("mails_in")
    .set({ quotes_thread_id: to })
    .where("quotes_thread_id", "=", from)
    .execute();
  await transaction.updateTable("merged_threads").set({ into_id: to }).where("into_id", "=", from).execute();
  await moveDrafts(transaction, from, to);
}

/** A colleague who has begun two answers finds both, one below the other. */
async function moveDrafts(transaction: Transaction<Schema>, from: string, to: string): Promise<void> {
  const own = await transaction.selectFrom("drafts").selectAll().where("thread_id", "in", [from, to]).execute();
  await transaction.deleteFrom("drafts").where("thread_id", "in", [from, to]).execute();
  for (const [staffId, drafts] of Map.groupBy(own, ({ staff_id }) => staff_id)) {
    const inOrder = drafts.toSorted((a, b) => Number(a.thread_id === from) - Number(b.thread_id === from));
    const row: DraftRow = {
      thread_id: to,
      staff_id: staffId,
      version: Math.max(...drafts.map(({ version }) => version)) + 1,
      words: joinWords(...inOrder.map(({ words }) => words)),
      saved_at: Math.max(...drafts.map(({ saved_at }) => saved_at)),
    };
    await transaction.insertInto("drafts").values(row).execute();
  }
}

/** The thread that has the history of one that is gone, by the ids of some that are gone. */
export async function readMergedInto(db: Kysely<Schema>, ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("merged_threads").select(["id", "into_id"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, into_id }) => [id, into_id]));
}

/** The thread with this id as it is today: the one that stayed, if it was put together with another. */
export async function threadToday(db: Kysely<Schema>, id: string): Promise<string> {
  return (await readMergedInto(db, [id])).get(id) ?? id;
}

/** The fields of a form, about the threads of today. What a form says of a version was seen on a page that is gone. */
export async function fieldsToday<Fields extends Readonly<Record<string, string>>>(
  db: Kysely<Schema>,
  fields: Fields,
): Promise<Fields> {
  if (!fields.thread) return fields;
  const thread = await threadToday(db, fields.thread);
  if (thread === fields.thread) return fields;
  return { ...fields, thread, ...(fields.version !== undefined && { version: noVersion }) };
}

/** No thread has it, so no change is made that depends on what its page showed. */
const noVersion = "-1";
