import type { Kysely } from "kysely";
import type { MessageRow, Schema } from "#app/server/database/schema.server.ts";
import { type MessageOptions, queueMessageEmails } from "./messages.server.ts";

/** Gives the messages that wait for review, the earliest due first. */
export function readSetAside(db: Kysely<Schema>): Promise<MessageRow[]> {
  return db
    .selectFrom("messages")
    .selectAll()
    .where("status", "=", "quarantined")
    .orderBy("due_at")
    .orderBy("id")
    .execute();
}

/**
 * Accepts a message that was set aside: its emails go out now, and its answer is still due counting from when it came.
 * Null when no message with this reference waits; `confirmed` says whether its sender gets an email.
 */
export async function releaseSetAside(
  db: Kysely<Schema>,
  reference: string,
  options: MessageOptions,
): Promise<{ confirmed: boolean } | null> {
  return db.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable("messages")
      .set({ status: "new" })
      .where("id", "=", reference)
      .where("status", "=", "quarantined")
      .returning(["id", "email", "form_name"])
      .executeTakeFirst();
    if (!released) return null;
    const message = { ...released, sender: null };
    return { confirmed: await queueMessageEmails(transaction, message, options, Date.now()) };
  });
}

/** Deletes a message that was set aside, with everything attached to it; false when no such message waits. */
export async function dropSetAside(db: Kysely<Schema>, reference: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom("messages")
    .where("id", "=", reference)
    .where("status", "=", "quarantined")
    .returning("id")
    .executeTakeFirst();
  return dropped !== undefined;
}
