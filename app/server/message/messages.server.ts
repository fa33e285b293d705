import type { Kysely, Transaction } from "kysely";
import { flawWords } from "#app/domain/documents/document-rules.ts";
import { privacyRequestForm } from "#app/forms/privacy-request.ts";
import { consentIn, makeConsentEvidence } from "#app/server/consent/evidence.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { ConsentEvidenceRow, MessageRow, Schema } from "#app/server/database/schema.server.ts";
import { giveDocument, recallDocument } from "#app/server/documents/documents.server.ts";
import type { NewMessage } from "#app/server/forms/message-forms.server.ts";
import type { FormToken } from "#app/server/guard/form-token-check.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import {
  assertSameContent,
  forgetOldTokens,
  insertOnce,
  joinRepeats,
  keyOfContent,
  messageOfToken,
  spendToken,
  type TokenUse,
  TokenUsed,
  tokenUse,
} from "#app/server/guard/repeats.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { newMail, newWebhook } from "#app/server/outgoing/outbox.server.ts";
import { queueSetAsideDigest } from "#app/server/outgoing/queue-set-aside-digest.server.ts";
import {
  openAccountReference,
  type SealedPrivacyRequest,
  sealPrivacyRequest,
  storePrivacyRequest,
} from "#app/server/privacy/privacy-requests.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/**
 * `reference` names the message to visitor and team; `repeated` says that it was there already; `confirmed` that a
 * confirmation goes, or went, to the visitor; `setAside` that someone must review it first.
 */
export type SavedMessage = { reference: string; repeated: boolean; confirmed: boolean; setAside: boolean };

/** The store of messages. */
export type MessageStore = {
  /**
   * Stores a message with its emails in one durable transaction, or finds the one with the same submission key. The visitor
   * gets an email unless the address reached its limit. A suspicious message is stored as `quarantined`, with no email but
   * the team's digest. A `token` allows one message: the same message again is found by it, and for another one it throws
   * `form-token-used`, as it throws `submission-key-used` when the key came with another message. A file that the message names becomes part of it in the same transaction; if the file is gone, it
   * throws `invalid-fields`. Throws `storage-unavailable`; then a repeat is safe, because anything stored is found by its
   * key.
   */
  save(message: NewMessage, token?: FormToken | null): Promise<SavedMessage>;
  /** The stored or in-progress message with the same submission key; null when this is a new one. Throws as `save` does. */
  findRepeat(message: NewMessage): Promise<SavedMessage | null>;
};

/** `dataKey` seals values that must not be in the database in the clear. */
export function createMessageStore(
  { db }: Pick<SiteDatabase, "db">,
  dataKey: DataKey,
  options: MessageOptions,
): MessageStore {
  const storing = joinRepeats(
    ({ row, content }: NewRows) => joinKey(row.submission_key, content),
    (rows) => storeOnce(db, dataKey, rows, options),
  );
  return {
    async save(message, token = null) {
      try {
        const document = await findWaiting(db, dataKey, message);
        const content = contentOf(message, dataKey, document);
        const row = makeRow(message, content, Date.now());
        const consent = makeConsentEvidence(message, { message_id: row.id }, row.created_at);
        const privacy = message.privacy && sealPrivacyRequest(dataKey, message.privacy);
        return await storing.save({
          row,
          content,
          consent,
          privacy,
          documentId: document?.id,
          sender: message.sender ?? null,
          use: token && tokenUse(token, content),
        });
      } catch (cause) {
        throw asFailure(cause);
      }
    },
    async findRepeat(message) {
      try {
        const content = contentOf(message, dataKey, await findWaiting(db, dataKey, message));
        const key = message.submissionKey ?? keyOfContent(content, Date.now());
        const first = await storing.underWay(joinKey(key, content));
        if (first) return first;
        return await findByKey(db, dataKey, key, content);
      } catch (cause) {
        throw asFailure(cause);
      }
    },
  };
}

function asFailure(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const text = "We cannot take your message right now.";
  return new AppError("storage-unavailable", text, { retryAfterSeconds: 10, cause });
}

/** The file that comes with a message; on a repeat, the one it already has. */
async function findWaiting(db: Kysely<Schema>, dataKey: DataKey, { documentToken }: NewMessage) {
  if (documentToken === undefined) return null;
  const document = await recallDocument({ db, dataKey }, documentToken);
  if (!document) throw documentGone();
  return document;
}

function documentGone(): AppError {
  return new AppError("invalid-fields", "Please choose your file again.", { fields: { resume: [flawWords.gone] } });
}

/** Only the same content waits for the first with its key. */
function joinKey(submissionKey: string, content: unknown[]): string {
  return `${submissionKey} ${JSON.stringify(content)}`;
}

type NewRows = {
  row: MessageRow;
  content: unknown[];
  consent: ConsentEvidenceRow | null;
  privacy: SealedPrivacyRequest | undefined;
  documentId: string | undefined;
  sender: string | null;
  use: TokenUse | null;
};

async function storeOnce(
  db: Kysely<Schema>,
  dataKey: DataKey,
  rows: NewRows,
  options: MessageOptions,
): Promise<SavedMessage> {
  const { row, use, content } = rows;
  try {
    const saved =
      (await db.transaction().execute((transaction) => insert(transaction, rows, options))) ??
      (await findByKey(db, dataKey, row.submission_key, content));
    if (!saved) throw new Error("A submission key was refused, and no message has it");
    // If this fails, the next message cleans up.
    if (use && !saved.repeated) await forgetOldTokens(db, row.created_at).catch(() => {});
    return saved;
  } catch (error) {
    if (use && error instanceof TokenUsed) return findSaved(db, await messageOfToken(db, use));
    throw error;
  }
}

/** Null when a message with its key is there already. */
async function insert(
  transaction: Transaction<Schema>,
  { row, consent, privacy, documentId, use, sender }: NewRows,
  options: MessageOptions,
): Promise<SavedMessage | null> {
  const inserted = await insertOnce(transaction, "messages", row);
  if (!inserted) return null;
  if (use) await spendToken(transaction, use, row.id);
  if (consent) await transaction.insertInto("consent_evidence").values(consent).execute();
  if (privacy) await storePrivacyRequest(transaction, row, privacy);
  if (documentId && !(await giveDocument(transaction, documentId, row.id))) throw documentGone();
  const setAside = row.status === "quarantined";
  if (setAside) await queueSetAsideDigest(transaction, row.created_at);
  const confirmed = !setAside && (await queueMessageEmails(transaction, { ...row, sender }, options, row.created_at));
  return { reference: row.id, repeated: false, confirmed, setAside };
}

/** `webhook`: each accepted message is queued for the receiver of webhooks, too. */
export type MessageOptions = { webhook: boolean; recipients: RecipientLimit };

/** A message to confirm. `sender`: see `NewMessage`; null once it is released. */
type ToConfirm = Pick<MessageRow, "id" | "email" | "form_name"> & { sender: string | null };

/** Queues the emails about an accepted message, now or once it is released. Says whether the visitor gets an email. */
export async function queueMessageEmails(
  transaction: Transaction<Schema>,
  { id, email, form_name, sender }: ToConfirm,
  { webhook, recipients }: MessageOptions,
  nowMs: number,
): Promise<boolean> {
  const about = { type: "message", id } as const;
  const [confirms = false] =
    form_name === privacyRequestForm.formName
      ? [await recipients.grantPrivacy(transaction, email, sender)]
      : await recipients.grant(transaction, [email]);
  const rows = [
    ...(confirms ? [newMail(confirmationKind, about, nowMs)] : []),
    newMail("message-team-notice", about, nowMs),
    ...(webhook ? [newWebhook("message.created", about, nowMs)] : []),
  ];
  await transaction.insertInto("outbox").values(rows).execute();
  return confirms;
}

const confirmationKind = "message-confirmation";

/** The message that came with a key, if it had this content; null when none came. Throws `submission-key-used`. */
async function findByKey(
  db: Kysely<Schema>,
  dataKey: DataKey,
  submissionKey: string,
  content: unknown[],
): Promise<SavedMessage | null> {
  const known = await db
    .selectFrom("messages")
    .leftJoin("consent_evidence as consent", "consent.message_id", "messages.id")
    .leftJoin("privacy_requests as request", "request.message_id", "messages.id")
    .leftJoin("documents as document", "document.message_id", "messages.id")
    .select(["messages.id", "form_name", "name", "email", "phone", "fields", "text_id", "text_version"])
    .select(["sealed_reference", "content_hash"])
    .where("submission_key", "=", submissionKey)
    .executeTakeFirst();
  if (!known) return null;
  const { form_name, fields, sealed_reference, content_hash } = known;
  const before = contentFrom({
    ...known,
    formName: form_name,
    fields: JSON.parse(fields),
    proof: sealed_reference === null ? null : proofOf(dataKey, openAccountReference(dataKey, sealed_reference)),
    file: content_hash,
    consent: known,
  });
  assertSameContent(before, content);
  return findSaved(db, known.id);
}

async function findSaved(db: Kysely<Schema>, messageId: string): Promise<SavedMessage> {
  const { id, status, confirmation_id } = await db
    .selectFrom("messages")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subject_id", "=", "messages.id").on("outbox.kind", "=", confirmationKind),
    )
    .select(["messages.id", "status", "outbox.id as confirmation_id"])
    .where("messages.id", "=", messageId)
    .executeTakeFirstOrThrow();
  return { reference: id, repeated: true, confirmed: confirmation_id !== null, setAside: status !== "new" };
}

function makeRow(message: NewMessage, content: unknown[], nowMs: number): MessageRow {
  const { formName, name, email, phone = null, fields, pageUrl, attribution, dueAt, suspicious } = message;
  return {
    id: newRowId(),
    submission_key: message.submissionKey ?? keyOfContent(content, nowMs),
    form_name: formName,
    name,
    email,
    phone,
    fields: JSON.stringify(fields),
    page_url: pageUrl,
    attribution: attribution ? JSON.stringify(attribution) : null,
    due_at: dueAt,
    status: suspicious ? "quarantined" : "new",
    created_at: nowMs,
  };
}

function contentOf(message: NewMessage, dataKey: DataKey, document: { contentHash: string } | null): unknown[] {
  const { phone = null, privacy: { accountReference } = {} } = message;
  return contentFrom({
    ...message,
    phone,
    proof: accountReference === undefined ? null : proofOf(dataKey, accountReference),
    file: document?.contentHash ?? null,
    consent: makeConsentEvidence(message, {}, 0),
  });
}

/** Content is hashed without a key, so sealed values go in hashed with one. */
function proofOf(dataKey: DataKey, accountReference: string): string {
  return dataKey.hash("message content", accountReference);
}

type ToldMessage = Pick<NewMessage, "formName" | "name" | "email" | "fields"> & {
  phone: string | null;
  proof: string | null;
  file: string | null;
  consent: Parameters<typeof consentIn>[0];
};

/** The content that makes two messages the same. */
function contentFrom({ formName, name, email, phone, fields, proof, file, consent }: ToldMessage): unknown[] {
  return [formName, name, email.toLowerCase(), phone, fields, proof, file, ...consentIn(consent)];
}
