import { type Kysely, sql } from "kysely";
import type { ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/**
 * Gives a thread as it is now, and keeps it so until the end of the transaction: whoever wants to change it meanwhile waits.
 * Undefined when it is not there.
 */
export function lockThread(transaction: Kysely<Schema>, threadId: string): Promise<ThreadRow | undefined> {
  return transaction
    .updateTable("threads")
    .set({ version: sql`version` })
    .where("id", "=", threadId)
    .returningAll()
    .executeTakeFirst();
}
