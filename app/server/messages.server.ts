import { randomUUIDv7 } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { AppError } from "./app-error.server.ts";
import type { DataKey } from "./data-key.server.ts";
import type { MessageRow, OutgoingMailRow, Schema } from "./database/schema.server.ts";
import type { SiteDatabase } from "./database.server.ts";
import type { FormToken } from "./form-token.server.ts";
import { newMail } from "./mail/new-mail.server.ts";
import type { NewMessage } from "./message-forms.server.ts";
import { type SealedPrivacyRequest, sealPrivacyRequest, storePrivacyRequest } from "./privacy-requests.server.ts";
import { keyOfContent } from "./submission-key.server.ts";
import {
  forgetOldTokens,
  messageOfToken,
  spendToken,
  type TokenUse,
  TokenUsed,
  tokenUse,
} from "./used-tokens.server.ts";

/** `reference` names the message to visitor and team; `repeated` says that it was there already. */
export type SavedMessage = { reference: string; repeated: boolean };

export type MessageStore = {
  /**
   * Stores a message with its two mails in one durable transaction, or finds the one of the same submission key.
   * A suspicious one is stored as `quarantined`, without mails. A `token` brings one message: the same message is found
   * again by it, and with another one `form-token-used` is thrown.
   * Throws `storage-unavailable`; then a repeat is safe, as whatever was stored is found by its key.
   */
  save(message: NewMessage, token?: FormToken | null): Promise<SavedMessage>;
};

/** `dataKey` seals what must not lie in the database in the clear. */
export function createMessageStore({ db }: Pick<SiteDatabase, "db">, dataKey: DataKey): MessageStore {
  const store = joinRepeats((rows: NewRows) => storeOnce(db, rows));
  return {
    async save(message, token = null) {
      const content = contentOf(message, dataKey);
      const row = makeRow(message, content, Date.now());
      const privacy = message.privacy && sealPrivacyRequest(dataKey, message.privacy);
      try {
        return await store({ row, privacy, use: token && tokenUse(token, content) });
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        const text = "We cannot take your message right now.";
        throw new AppError("storage-unavailable", text, { retryAfterSeconds: 10, cause });
      }
    },
  };
}

type NewRows = { row: MessageRow; privacy: SealedPrivacyRequest | undefined; use: TokenUse | null };

/** A repeat that comes while the first is being stored waits for it, not for a connection to the database. */
function joinRepeats(store: (rows: NewRows) => Promise<SavedMessage>): (rows: NewRows) => Promise<SavedMessage> {
  const underWay = new Map<string, Promise<SavedMessage>>();
  return async (rows) => {
    const key = rows.row.submission_key;
    const first = underWay.get(key);
    if (first) return { ...(await first), repeated: true };
    const saving = store(rows).finally(() => underWay.delete(key));
    underWay.set(key, saving);
    return saving;
  };
}

async function storeOnce(db: Kysely<Schema>, rows: NewRows): Promise<SavedMessage> {
  const { row, use } = rows;
  try {
    const saved = await db.transaction().execute((transaction) => insert(transaction, rows));
    // What is left over now goes with the next message.
    if (use && !saved.repeated) await forgetOldTokens(db, row.created_at).catch(() => {});
    return saved;
  } catch (error) {
    if (use && error instanceof TokenUsed) return { reference: await messageOfToken(db, use), repeated: true };
    throw error;
  }
}

async function insert(transaction: Transaction<Schema>, { row, privacy, use }: NewRows): Promise<SavedMessage> {
  const inserted = await transaction
    .insertInto("messages")
    .values(row)
    .onConflict((conflict) => conflict.column("submission_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return { reference: await findReference(transaction, row.submission_key), repeated: true };
  if (use) await spendToken(transaction, use, row.id);
  if (privacy) await storePrivacyRequest(transaction, row, privacy);
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

function makeRow(message: NewMessage, content: unknown[], nowMs: number): MessageRow {
  const { formName, name, email, phone = null, fields, pageUrl, dueAt, suspicious } = message;
  return {
    id: randomUUIDv7(),
    submission_key: message.submissionKey ?? keyOfContent(content, nowMs),
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

/** What makes two messages the same one. It is hashed without a key, so what is sealed elsewhere goes in hashed with one. */
function contentOf({ formName, name, email, phone, fields, privacy }: NewMessage, dataKey: DataKey): unknown[] {
  const { accountReference } = privacy ?? {};
  const proof = accountReference === undefined ? [] : [dataKey.hash("message content", accountReference)];
  return [formName, name, email.toLowerCase(), phone ?? null, fields, ...proof];
}
