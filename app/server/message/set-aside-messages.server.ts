import type { Kysely } from "kysely";
import type { MessageRow, Schema } from "#app/server/database/schema.server.ts";
import { type RecipientLimit, reserveConfirmation } from "#app/server/guard/recipient-limit.server.ts";
import { messageMails } from "./messages.server.ts";

/** Gives the messages that wait for somebody to look at them, the one that is due first at the top. */
export function readSetAside(db: Kysely<Schema>): Promise<MessageRow[]> {
  return db
    .selectFrom("messages")
    .selectAll()
    .where("status", "=", "quarantined")
    .orderBy("due_at")
    .orderBy("id")
    .execute();
}

type ReleaseOptions = { recipients: RecipientLimit; webhook: boolean };

/**
 * Takes a message that was set aside as any other: its mails go out now, and its answer stays due from when it came.
 * Null when no message with this reference waits; `confirmed` says whether its sender is written to.
 */
export async function releaseSetAside(
  db: Kysely<Schema>,
  reference: string,
  { recipients, webhook }: ReleaseOptions,
): Promise<{ confirmed: boolean } | null> {
  const row = await db
    .selectFrom("messages")
    .select("email")
    .where("id", "=", reference)
    .where("status", "=", "quarantined")
    .executeTakeFirst();
  if (!row) return null;
  await using confirmation = await reserveConfirmation(recipients, row.email);
  const confirm = confirmation.isGranted;
  const isReleased = await db.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable("messages")
      .set({ status: "new" })
      .where("id", "=", reference)
      .where("status", "=", "quarantined")
      .returning("id")
      .executeTakeFirst();
    // Somebody else released or dropped it meanwhile.
    if (!released) return false;
    const mails = messageMails(released, { webhook, confirm }, Date.now());
    await transaction.insertInto("outbox").values(mails).execute();
    return true;
  });
  if (!isReleased) return null;
  confirmation.use();
  return { confirmed: confirm };
}

/** Deletes a message that was set aside, with all that lies beside it; false when no such message waits. */
export async function dropSetAside(db: Kysely<Schema>, reference: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom("messages")
    .where("id", "=", reference)
    .where("status", "=", "quarantined")
    .returning("id")
    .executeTakeFirst();
  return dropped !== undefined;
}
