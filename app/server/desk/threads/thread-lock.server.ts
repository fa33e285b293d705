import { type Kysely, sql } from "kysely";
import type { ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/**
 * Returns a thread as it is now, and locks it until the end of the transaction: other changes wait. Undefined when it does
 * not exist.
 */
export function lockThread(transaction: Kysely<Schema>, threadId: string): Promise<ThreadRow | undefined> {
  return transaction
    .updateTable("threads")
    .set({ version: sql`version` })
    .where("id", "=", threadId)
    .returningAll()
    .executeTakeFirst();
}
