import type { Kysely, Transaction } from "kysely";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";

/** Words of the event in a thread whose holder no longer answers. */
export const leftTeam = "left-team";

/**
 * Frees every thread that someone holds who no longer answers, at once and with a line in each: "Take the next one" and
 * the list of unassigned threads have them again. Part of the transaction that takes the role away.
 */
export async function freeThreadsOf(transaction: Transaction<Schema>, staffId: string, nowMs: number): Promise<void> {
  const freed = await transaction
    .updateTable("threads")
    .set((row) => ({ assignee: null, claimed_until: null, version: row("version", "+", 1) }))
    .where("assignee", "=", staffId)
    .returning(["id", "person_id"])
    .execute();
  for (const thread of freed) {
    const id = newRowId();
    await transaction
      .insertInto("events")
      .values({
        id,
        person_id: thread.person_id,
        thread_id: thread.id,
        kind: "let-go",
        at: nowMs,
        by_staff: staffId,
        source: "desk",
        source_id: id,
        revision: 0,
        words: leftTeam,
      })
      .execute();
  }
  if (freed.length > 0) await noteChange(transaction);
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
