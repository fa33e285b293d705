import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";

/** Gives somebody on the team a way to sign in: without one they have not come yet, and hold nothing for good. */
export async function giveKey(db: Kysely<Schema>, staffId: string, createdAt: number): Promise<void> {
  const key = { id: `key-of-${staffId}`, staff_id: staffId, name: "Passkey 1", public_key: "p", transports: "[]" };
  await db
    .insertInto("staff_passkeys")
    .values({ ...key, counter: 0, synced: 0, created_at: createdAt, last_used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
