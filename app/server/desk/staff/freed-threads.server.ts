import type { Kysely, Transaction } from "kysely";
import { eventRow } from "#app/server/database/event-row.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";

/** Words of the event in a thread whose holder, or whoever looked after the person, no longer answers. */
export const leftTeam = "left-team";

/**
 * Frees every thread that someone holds who no longer answers, and the people they look after, at once and with a line in
 * each thread that is not closed: "Take the next one" and the list of unassigned threads have them again. Part of the
 * transaction that takes the role away.
 */
export async function freeThreadsOf(transaction: Transaction<Schema>, staffId: string, nowMs: number): Promise<void> {
  const freed = await transaction
    .updateTable("threads")
    .set((row) => ({ assignee: null, claimed_until: null, version: row("version", "+", 1) }))
    .where("assignee", "=", staffId)
    .returning(["id", "person_id"])
    .execute();
  const people = await transaction
    .updateTable("people")
    .set({ owner: null })
    .where("owner", "=", staffId)
    .returning("id")
    .execute();
  const threads = new Map(freed.map((thread) => [thread.id, thread]));
  for (const { id } of people)
    for (const thread of await openThreadsOf(transaction, id)) threads.set(thread.id, thread);
  for (const thread of threads.values()) {
    const about = { person_id: thread.person_id, thread_id: thread.id, by_staff: staffId };
    await transaction
      .insertInto("events")
      .values(eventRow({ ...about, kind: "let-go", at: nowMs, words: leftTeam }))
      .execute();
  }
  if (threads.size > 0) await noteChange(transaction);
}

function openThreadsOf(db: Kysely<Schema>, personId: string) {
  const threads = db.selectFrom("threads").select(["id", "person_id"]).where("person_id", "=", personId);
  return threads.where("state", "in", ["waiting", "answered"]).execute();
}

/** How many people each colleague looks after, by the colleague's id. */
export async function countOwned(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("people")
    .select(["owner", ({ fn }) => fn.countAll<number | string>().as("owned")])
    .where("owner", "is not", null)
    .groupBy("owner")
    .execute();
  return new Map(rows.map(({ owner, owned }) => [owner ?? "", Number(owned)]));
}

/** How many threads that wait for an answer each person holds, by their id. */
export async function countHeld(db: Kysely<Schema>, nowMs: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("threads")
    .select(["assignee", ({ fn }) => fn.countAll<number | string>().as("held")])
    .where("assignee", "is not", null)
    .where("state", "=", "waiting")
    .where((where) => where.or([where("claimed_until", "is", null), where("claimed_until", ">", nowMs)]))
    .groupBy("assignee")
    .execute();
  return new Map(rows.map(({ assignee, held }) => [assignee ?? "", Number(held)]));
}
