import type { MailKind } from "#app/content/desk/mail-kinds.ts";

/** The table of `db/migrations/0032-outbox.sql`: items that wait to go out, went out, or were given up. */
export type OutboxSchema = { outbox: OutboxRow };

export type OutboxRow = {
  /** Also the email's Message-ID before the @, and the webhook's `webhook-id`. */
  id: string;
  channel: "email" | "webhook";
  kind: MailKind | WebhookKind;
  /** With the id, names the row this one is about; deleting that row deletes this one. */
  subject_type: SubjectType;
  /** Empty for the digest of what is set aside: it is about no single row. */
  subject_id: string;
  state: "queued" | "sent" | "failed";
  attempts: number;
  next_attempt_at: number;
  claimed_by: string | null;
  claimed_until: number | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
};

export type SubjectType =
  | "lead"
  | "message"
  | "subscriber"
  | "booking"
  | "staff-link"
  | "answer"
  | "event"
  | "set-aside";

/** The events that go to the receiver of webhooks; see `webhook-schemas.server.ts`. */
export type WebhookKind =
  | "lead.created"
  | "message.created"
  | "booking.created"
  | "booking.confirmed"
  | "booking.moved"
  | "booking.cancelled"
  | "booking.kept"
  | "booking.missed"
  | "subscriber.confirmed"
  | "subscriber.left"
  | "answer.sent"
  | "stage.changed";
