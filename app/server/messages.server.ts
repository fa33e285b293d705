import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
import { AppError } from "./app-error.server.ts";
import type { MessageRow, OutgoingMailRow, Schema } from "./database/schema.server.ts";
import type { SiteDatabase } from "./database.server.ts";
import { newMail } from "./mail/new-mail.server.ts";
import type { NewMessage } from "./message-forms.server.ts";
import { keyOfContent } from "./submission-key.server.ts";

/** `reference` names the message to visitor and team; `repeated` says that it was there already. */
export type SavedMessage = { reference: string; repeated: boolean };

export type MessageStore = {
  /**
   * Stores a message with its two mails in one durable transaction, or finds the one of the same submission key.
   * A suspicious one is stored as `quarantined`, without mails.
   * Throws `storage-unavailable`; then a repeat is safe, as whatever was stored is found by its key.
   */
  save(message: NewMessage): Promise<SavedMessage>;
};

export function createMessageStore({ db }: Pick<SiteDatabase, "db">): MessageStore {
  return {
    async save(message) {
      const row = makeRow(message, Date.now());
      try {
        return await db.transaction().execute((transaction) => store(transaction, row));
      } catch (cause) {
        const text = "We cannot take your message right now.";
        throw new AppError("storage-unavailable", text, { retryAfterSeconds: 10, cause });
      }
    },
  };
}

async function store(transaction: Transaction<Schema>, row: MessageRow): Promise<SavedMessage> {
  const inserted = await transaction
    .insertInto("messages")
    .values(row)
    .onConflict((conflict) => conflict.column("submission_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return { reference: await findReference(transaction, row.submission_key), repeated: true };
  if (row.status === "new") await transaction.insertInto("outgoing_mails").values(mailsOf(row)).execute();
  return { reference: row.id, repeated: false };
}

function mailsOf({ id, created_at }: MessageRow): OutgoingMailRow[] {
  const about = { lead_id: null, message_id: id };
  return (["message-confirmation", "message-team-notice"] as const).map((kind) => newMail(kind, about, created_at));
}

async function findReference(transaction: Transaction<Schema>, submissionKey: string): Promise<string> {
  const { id } = await transaction
    .selectFrom("messages")
    .select("id")
    .where("submission_key", "=", submissionKey)
    .executeTakeFirstOrThrow();
  return id;
}

function makeRow(message: NewMessage, nowMs: number): MessageRow {
  const { formName, name, email, phone = null, fields, pageUrl, dueAt, suspicious } = message;
  return {
    id: randomUUIDv7(),
    submission_key: message.submissionKey ?? keyOfContent([formName, name, email.toLowerCase(), phone, fields], nowMs),
    form_name: formName,
    name,
    email,
    phone,
    fields: JSON.stringify(fields),
    page_url: pageUrl,
    due_at: dueAt,
    status: suspicious ? "quarantined" : "new",
    created_at: nowMs,
  };
}
