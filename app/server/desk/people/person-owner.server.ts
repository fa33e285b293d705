import type { Kysely, Transaction } from "kysely";
import { eventRow } from "#app/server/database/event-row.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";

/** Who looks after a person for good, and everyone linked with them; null for no one. */
type Ownership = { personId: string; ownerId: string | null };

/** Stores it, as part of a transaction. With `onlyFree`, a person whom someone looks after stays theirs. */
export async function storeOwner(
  transaction: Transaction<Schema>,
  { personId, ownerId }: Ownership,
  { onlyFree = false } = {},
): Promise<void> {
  await transaction
    .updateTable("people")
    .set({ owner: ownerId })
    .where("group_id", "=", transaction.selectFrom("people").select("group_id").where("id", "=", personId))
    .$if(onlyFree, (rows) => rows.where("owner", "is", null))
    .execute();
}

/**
 * Changes who looks after a person, with a line in their history. False when the person does not exist, or when nothing
 * changes. Throws `not-allowed`.
 */
export async function changeOwner(
  db: Kysely<Schema>,
  actor: Actor,
  { personId, ownerId, threadId }: Ownership & { threadId: string | null },
): Promise<boolean> {
  assertMay(actor, "work-threads");
  return db.transaction().execute(async (transaction) => {
    const person = await transaction.selectFrom("people").select("owner").where("id", "=", personId).executeTakeFirst();
    if (!person || person.owner === ownerId) return false;
    await storeOwner(transaction, { personId, ownerId });
    const about = { person_id: personId, thread_id: threadId, by_staff: actor.staffId };
    await transaction
      .insertInto("events")
      .values(eventRow({ ...about, kind: "owner-set", at: actor.nowMs, words: ownerId }))
      .execute();
    await noteChange(transaction);
    return true;
  });
}
