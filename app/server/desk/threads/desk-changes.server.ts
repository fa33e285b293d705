import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";

/**
 * Notes, as the last thing in a transaction, that the desk has changed. Whoever changes it waits here for the others: the
 * number says in which order changes can be seen.
 */
export async function noteChange(db: Kysely<Schema>): Promise<void> {
  await db.updateTable("desk_changes").set({ number: sql`number + 1` }).where("id", "=", "desk").execute();
}

/** The number of the last change that can be seen. */
export async function readChange(db: Kysely<Schema>): Promise<number> {
  const { number } = await db.selectFrom("desk_changes").select("number").executeTakeFirstOrThrow();
  return number;
}
