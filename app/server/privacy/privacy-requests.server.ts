import { type Kysely, type RawBuilder, sql } from "kysely";
import { accessRequestsPerYear } from "#app/content/pages/company/privacy-rights.ts";
import { answerBy, type PrivacyStepKind } from "#app/domain/privacy/request-steps.ts";
import type { PrivacyRequestType } from "#app/forms/privacy-request.ts";
import type { MessageRow, PrivacyRequestRow, Schema } from "#app/server/database/schema.server.ts";
import type { NewPrivacyRequest } from "#app/server/forms/message-forms.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { addYears } from "#app/server/time/office.server.ts";

/** The stored columns: the account reference is encrypted. */
export type SealedPrivacyRequest = Pick<PrivacyRequestRow, "request_type" | "acknowledge_by" | "sealed_reference">;

const purpose = "privacy request: account reference";

/** Encrypts the account reference. */
export function sealPrivacyRequest(dataKey: Pick<DataKey, "seal">, request: NewPrivacyRequest): SealedPrivacyRequest {
  const { requestType, acknowledgeBy, accountReference } = request;
  return {
    request_type: requestType,
    acknowledge_by: acknowledgeBy,
    sealed_reference: accountReference === undefined ? null : dataKey.seal(purpose, accountReference),
  };
}

/** The account reference in the clear; words that say so when its key is gone. */
export function openAccountReference(dataKey: Pick<DataKey, "open">, sealed: string): string {
  return dataKey.open(purpose, sealed) ?? "[encrypted with a DATA_KEY that is not set anymore]";
}

/** How many account references were encrypted with a key that is not there. */
export async function countUnopenedReferences(db: Kysely<Schema>, dataKey: Pick<DataKey, "open">): Promise<number> {
  const rows = await db
    .selectFrom("privacy_requests")
    .select("sealed_reference")
    .where("sealed_reference", "is not", null)
    .execute();
  return rows.filter(({ sealed_reference }) => dataKey.open(purpose, sealed_reference ?? "") === null).length;
}

/**
 * Stores the extra row of a privacy request in its message's transaction. A request that comes too often is
 * stored like any other, with the time when the address may ask again: its emails say so.
 */
export async function storePrivacyRequest(
  db: Kysely<Schema>,
  message: Pick<MessageRow, "id" | "email" | "created_at">,
  sealed: SealedPrivacyRequest,
): Promise<void> {
  const next_access_at = sealed.request_type === "access" ? await nextAccessAt(db, message) : null;
  await db
    .insertInto("privacy_requests")
    .values({
      message_id: message.id,
      ...sealed,
      next_access_at,
      answered_at: null,
      extended_until: null,
      erasing_until: null,
    })
    .execute();
}

/**
 * Null while the address has not yet seen its data as often as a year allows. Only requests that its mailbox confirmed and
 * that were answered count: anyone can type the address, and must not use up someone's right.
 */
async function nextAccessAt(db: Kysely<Schema>, message: Pick<MessageRow, "email" | "created_at">) {
  const counted = await db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .select("message.created_at")
    .where(sql`lower(message.email)`, "=", message.email.toLowerCase())
    .where("message.created_at", ">", addYears(message.created_at, -1))
    .where("request.request_type", "=", "access")
    .where("request.answered_at", "is not", null)
    .where(stepOf(sql.ref("message.id"), "confirmed"))
    .where((where) => where.not(stepOf(sql.ref("message.id"), "denied")))
    .orderBy("message.created_at", "desc")
    .limit(accessRequestsPerYear)
    .execute();
  const earliest = counted[accessRequestsPerYear - 1];
  return earliest ? addYears(earliest.created_at, 1) : null;
}

/** Whether a step of a request was taken. */
function stepOf(id: RawBuilder<unknown>, kind: PrivacyStepKind): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM privacy_steps AS step WHERE step.request_id = ${id} AND step.kind = ${kind})`;
}

/** Makes and reads the link in the confirmation of a privacy request; it names the request, and no person. */
export type PrivacyLinks = {
  /** Where the sender sees the request's status, until 30 days after the answer (`hasLinkEnded`). */
  status(reference: string): string;
  /** The request's reference; null when the token isn't ours. */
  readStatusToken(token: string): string | null;
};

/** Links of a site at this address, signed with this key. */
export function privacyLinks(dataKey: Pick<DataKey, "signed" | "readSigned">, siteUrl: string): PrivacyLinks {
  const purpose = "privacy-request-status";
  return {
    status: (reference) => `${siteUrl}/privacy-request/${dataKey.signed(purpose, reference)}`,
    readStatusToken: (token) => dataKey.readSigned(purpose, token),
  };
}

/** The status of a privacy request, without its sender. Times are milliseconds since 1970. */
type PrivacyStatus = {
  reference: string;
  requestType: PrivacyRequestType;
  receivedAt: number;
  dueAt: number;
  /** When our confirmation went out. */
  confirmedAt: number | null;
  /** Set when the address had asked to see its data too often. */
  nextAccessAt: number | null;
  answeredAt: number | null;
  /** When the request was erased, with everything else about its sender. */
  erasedAt: number | null;
};

/** How many days after the answer the sender may still look. */
export const statusLinkDays = 30;

/** Whether the link to a request has expired: someone who finds it in an old email learns nothing anymore. */
export function hasLinkEnded({ answeredAt, erasedAt }: Pick<PrivacyStatus, "answeredAt" | "erasedAt">, nowMs: number) {
  const closedAt = erasedAt ?? answeredAt;
  return closedAt !== null && nowMs >= closedAt + statusLinkDays * 24 * 60 * 60 * 1000;
}

/** Null when there never was such a request. */
export async function readPrivacyStatus(db: Kysely<Schema>, reference: string): Promise<PrivacyStatus | null> {
  return (await readOpen(db, reference)) ?? (await readErased(db, reference));
}

async function readOpen(db: Kysely<Schema>, reference: string): Promise<PrivacyStatus | null> {
  const row = await db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .leftJoin("outbox as mail", (join) =>
      join.onRef("mail.subject_id", "=", "message.id").on("mail.kind", "=", "message-confirmation"),
    )
    .select(["request.request_type", "request.next_access_at", "request.answered_at", "request.extended_until"])
    .select(["message.created_at", "message.due_at", "mail.sent_at"])
    .where("message.id", "=", reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference,
    requestType: row.request_type,
    receivedAt: row.created_at,
    dueAt: answerBy({ dueAt: row.due_at, extendedUntil: row.extended_until }),
    confirmedAt: row.sent_at,
    nextAccessAt: row.next_access_at,
    answeredAt: row.answered_at,
    erasedAt: null,
  };
}

async function readErased(db: Kysely<Schema>, reference: string): Promise<PrivacyStatus | null> {
  const row = await db
    .selectFrom("erased_requests as request")
    .innerJoin("erasures", "erasures.id", "request.erasure_id")
    .select(["request.request_type", "request.received_at", "request.due_at", "erasures.erased_at"])
    .where("request.reference", "=", reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference,
    requestType: row.request_type,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    confirmedAt: null,
    nextAccessAt: null,
    answeredAt: null,
    erasedAt: row.erased_at,
  };
}

/** The address that a request came from; null when it is gone. */
export async function readSenderOf(db: Kysely<Schema>, reference: string): Promise<string | null> {
  const row = await db.selectFrom("messages").select("email").where("id", "=", reference).executeTakeFirst();
  return row?.email ?? null;
}
