import { randomUUIDv7 } from "node:crypto";
import type { OutgoingMailKind, OutgoingMailRow } from "#app/server/database/schema.server.ts";

/** What a mail is about: one of these. */
type MailSubject = Partial<Pick<OutgoingMailRow, "lead_id" | "message_id" | "subscriber_id" | "booking_id">>;

/** The row of a mail that nobody has tried to send yet, due at once. */
export function newMail(kind: OutgoingMailKind, about: MailSubject, nowMs: number): OutgoingMailRow {
  return {
    id: randomUUIDv7(),
    lead_id: null,
    message_id: null,
    subscriber_id: null,
    booking_id: null,
    ...about,
    kind,
    state: "queued",
    attempts: 0,
    next_attempt_at: nowMs,
    claimed_by: null,
    claimed_until: null,
    last_error: null,
    created_at: nowMs,
    sent_at: null,
  };
}
