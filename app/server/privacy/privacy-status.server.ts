import type { Kysely } from "kysely";
import type { PrivacyRequestType } from "#app/forms/message-form-names.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** How a privacy request stands, without who sent it. Times are milliseconds since 1970. */
export type PrivacyStatus = {
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

/** How long after the answer the sender may still look. */
const linkEndsAfterDays = 30;

/** Whether the link to a request has ended: whoever finds it in an old mail learns nothing any more. */
export function hasLinkEnded({ answeredAt, erasedAt }: Pick<PrivacyStatus, "answeredAt" | "erasedAt">, nowMs: number) {
  const closedAt = erasedAt ?? answeredAt;
  return closedAt !== null && nowMs >= closedAt + linkEndsAfterDays * 24 * 60 * 60 * 1000;
}

/** Null when there never was such a request. */
export async function readPrivacyStatus(db: Kysely<Schema>, reference: string): Promise<PrivacyStatus | null> {
  return (await readOpen(db, reference)) ?? (await readErased(db, reference));
}

async function readOpen(db: Kysely<Schema>, reference: string): Promise<PrivacyStatus | null> {
  const row = await db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .leftJoin("outgoing_mails as mail", (join) =>
      join.onRef("mail.message_id", "=", "message.id").on("mail.kind", "=", "message-confirmation"),
    )
    .select(["request.request_type", "request.next_access_at", "request.answered_at"])
    .select(["message.created_at", "message.due_at", "mail.sent_at"])
    .where("message.id", "=", reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference,
    requestType: row.request_type,
    receivedAt: row.created_at,
    dueAt: row.due_at,
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
