import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";

/**
 * Waits until no other transaction makes, joins or deletes people, or data the desk made from them. Call it first in a
 * transaction that does any of this: the data it reads then stays true to its end, and two never wait for each other. SQLite
 * has one writer at a time anyway.
 */
export async function takePeopleTurn(transaction: Kysely<Schema>): Promise<void> {
  await transaction
    .updateTable("desk_cursors")
    // Changes nothing, but locks the row.
    .set({ position: sql`position` })
    .where("stream", "=", "projector")
    .execute();
}
