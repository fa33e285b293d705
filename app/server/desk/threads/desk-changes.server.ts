import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";

/**
 * Notes that the desk has changed, as the last step of a transaction. Writers wait here for each other: the number gives the
 * order in which changes become visible.
 */
export async function noteChange(db: Kysely<Schema>): Promise<void> {
  await db.updateTable("desk_changes").set({ number: sql`number + 1` }).where("id", "=", "desk").execute();
}

/** Returns the number of the last visible change. */
export async function readChange(db: Kysely<Schema>): Promise<number> {
  const { number } = await db.selectFrom("desk_changes").select("number").executeTakeFirstOrThrow();
  return number;
}
