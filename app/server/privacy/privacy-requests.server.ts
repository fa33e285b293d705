import { type Kysely, sql } from "kysely";
import { accessRequestsPerYear } from "#app/content/pages/privacy-rights.ts";
import type { PrivacyRequestType } from "#app/forms/message-form-names.ts";
import type { MessageRow, PrivacyRequestRow, Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { addYears } from "#app/server/time/due-time.server.ts";

/** What a privacy request has beside its message. */
export type NewPrivacyRequest = {
  requestType: PrivacyRequestType;
  /** By when its arrival has to be confirmed, in milliseconds since 1970. */
  acknowledgeBy: number;
  /** Helps to find out who asks. In the database it is encrypted, and it is in no mail and no log. */
  accountReference?: string;
};

export type SealedPrivacyRequest = Pick<PrivacyRequestRow, "request_type" | "acknowledge_by" | "sealed_reference">;

const purpose = "privacy request: account reference";

export function sealPrivacyRequest(dataKey: Pick<DataKey, "seal">, request: NewPrivacyRequest): SealedPrivacyRequest {
  const { requestType, acknowledgeBy, accountReference } = request;
  return {
    request_type: requestType,
    acknowledge_by: acknowledgeBy,
    sealed_reference: accountReference === undefined ? null : dataKey.seal(purpose, accountReference),
  };
}

/** The account reference in the clear; words that say so when it was sealed with a key that is not here any more. */
export function openAccountReference(dataKey: Pick<DataKey, "open">, sealed: string): string {
  return dataKey.open(purpose, sealed) ?? "[encrypted with a DATA_KEY that is not set any more]";
}

/**
 * Stores what belongs to a privacy request beside its message, in the message's transaction. One that comes too often is
 * stored like any other, with the time from which the address may ask again: its mails say so.
 */
export async function storePrivacyRequest(
  db: Kysely<Schema>,
  message: Pick<MessageRow, "id" | "email" | "created_at">,
  sealed: SealedPrivacyRequest,
): Promise<void> {
  const next_access_at = sealed.request_type === "access" ? await nextAccessAt(db, message) : null;
  await db
    .insertInto("privacy_requests")
    .values({ message_id: message.id, ...sealed, next_access_at, answered_at: null })
    .execute();
}

/** Null when the address has not yet asked to see its data as often as a year allows. */
async function nextAccessAt(db: Kysely<Schema>, message: Pick<MessageRow, "email" | "created_at">) {
  const counted = await db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .select("message.created_at")
    .where(sql`lower(message.email)`, "=", message.email.toLowerCase())
    .where("message.status", "=", "new")
    .where("message.created_at", ">", addYears(message.created_at, -1))
    .where("request.request_type", "=", "access")
    .where("request.next_access_at", "is", null)
    .orderBy("message.created_at", "desc")
    .limit(accessRequestsPerYear)
    .execute();
  const earliest = counted[accessRequestsPerYear - 1];
  return earliest ? addYears(earliest.created_at, 1) : null;
}
