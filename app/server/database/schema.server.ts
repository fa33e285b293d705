import type { ContactChannel } from "#app/domain/contact/contact-stops.ts";
import type { PrivacyRequestType } from "#app/forms/privacy-request.ts";
import type { AuditSchema } from "./schema/audit-schema.server.ts";
import type { CalendarSchema } from "./schema/calendar-schema.server.ts";
import type { DeskSchema } from "./schema/desk-schema.server.ts";
import type { DocumentSchema } from "./schema/document-schema.server.ts";
import type { GateSchema } from "./schema/gate-schema.server.ts";
import type { LetterSchema } from "./schema/letter-schema.server.ts";
import type { MailInSchema } from "./schema/mail-in-schema.server.ts";
import type { OutboxSchema } from "./schema/outbox-schema.server.ts";
import type { PrivacySchema } from "./schema/privacy-schema.server.ts";
import type { PromiseSchema } from "./schema/promise-schema.server.ts";
import type { StaffSchema } from "./schema/staff-schema.server.ts";

/** The tables, as `db/migrations` makes them. Ids are UUIDs of version 7, times are milliseconds since 1970. */
export type Schema = DeskSchema & {
  leads: LeadRow;
  lead_answers: LeadAnswersRow;
  consent_evidence: ConsentEvidenceRow;
  consent_words: { text_sha256: string; words: string };
  consent_changes: ConsentChangeRow;
  consent_chain: ConsentChainRow;
  consent_head: ConsentHeadRow;
  consent_records: ConsentRecordRow;
  messages: MessageRow;
  privacy_requests: PrivacyRequestRow;
  erasures: ErasureRow;
  erased_requests: ErasedRequestRow;
  form_tokens: FormTokenRow;
  newsletter_requests: NewsletterRequestRow;
  newsletter_subscribers: SubscriberRow;
  bookings: BookingRow;
  booking_cells: BookingCellRow;
  booking_turns: BookingTurnRow;
  cookie_choices: CookieChoiceRow;
  recipient_counts: RecipientCountRow;
  heartbeats: HeartbeatRow;
  site_facts: { name: SiteFact; value: string };
} & MailInSchema &
  OutboxSchema &
  PrivacySchema &
  LetterSchema &
  StaffSchema &
  CalendarSchema &
  GateSchema &
  PromiseSchema &
  AuditSchema &
  DocumentSchema;

/** Short notes of the installation about itself. */
type SiteFact = "key-fingerprint" | "earlier-keys" | "oldest-release" | "last-good-backup" | "last-failed-backup";

export type LeadRow = {
  id: string;
  /** Sent by the form, or made from the content (see `leads.server.ts`); one lead per key. */
  submission_key: string;
  form_name: string;
  first_name: string;
  last_name: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  message: string | null;
  page_url: string;
  /** A JSON object of strings. */
  attribution: string | null;
  /** `flood`: it came with very many others from one network, and its visitor got no email. */
  status: "new" | "flood";
  created_at: number;
  /** The visitor's picks from a plan: JSON as `sent-parts.ts` says; null when there are none. */
  my_path: string | null;
};

/** A visitor's answers after a request; null where they skipped a question. Values as in `lead-answers-fields.ts`. */
export type LeadAnswersRow = {
  lead_id: string;
  state: string | null;
  score_band: string | null;
  goal: string | null;
  /** "2027-03", or a word when the visitor picked no month. */
  goal_month: string | null;
  call_time: string | null;
  answered_at: number;
};

/** Belongs to a lead or a message, never both. */
export type ConsentEvidenceRow = {
  id: string;
  lead_id: string | null;
  message_id: string | null;
  text_id: string;
  text_version: number;
  text_sha256: string;
  page_url: string;
  given_at: number;
};

/** What the person did with a yes later: stopped one way on its page, said there that it counts again, or signed it. */
export type ConsentChangeRow = {
  id: string;
  evidence_id: string;
  change: `stop-${ContactChannel}` | "affirmed" | "signed";
  changed_at: number;
};

/** One link of the chain of evidence: see `evidence-chain.server.ts`. */
export type ConsentChainRow = {
  /** 1, 2, 3 without a gap. */
  seq: number;
  digest: string;
  hash: string;
};

/** The one row that a transaction locks before it adds to the chain. */
export type ConsentHeadRow = Omit<ConsentChainRow, "digest"> & {
  id: "head";
  /** The id of the evidence that was chained last, to begin there next time. */
  position: string;
};

/** A record of consent as it was chained, sealed; its evidence may have been erased. */
export type ConsentRecordRow = {
  evidence_id: string;
  seq: number;
  /** Keyed (see `data-key.server.ts`). */
  email_hash: string;
  sealed_record: string;
  allows_marketing: 0 | 1;
  /** Set once the rest about the person is erased: how long the law requires us to keep the record. */
  kept_until: number | null;
};

export type MessageRow = {
  id: string;
  /** As of a lead. */
  submission_key: string;
  form_name: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  /** A JSON object of the form's other answers. */
  fields: string;
  page_url: string;
  /** As of a lead. */
  attribution: string | null;
  /** When the promised answer is due. */
  due_at: number;
  /** `dropped` means a colleague called it spam; it is deleted a month later. */
  status: "new" | "quarantined" | "dropped";
  created_at: number;
};

/** A form's token that has brought a message. */
export type FormTokenRow = {
  nonce: string;
  message_id: string;
  /** Made from the visitor's content, to tell a repeat from another message. */
  content_sha256: string;
  expires_at: number;
};

/** A request from a newsletter form; the row is deleted when it is answered. */
export type NewsletterRequestRow = {
  id: string;
  /** `leave` asks for the link that ends the letter. */
  kind: "sign-up" | "leave";
  /** As typed; anyone can type anyone's address. */
  email: string;
  page_url: string;
  created_at: number;
};

export type SubscriberRow = {
  id: string;
  /** As typed; `email_key` is its lower-case form. */
  email: string;
  email_key: string;
  status: "pending" | "confirmed" | "unsubscribed";
  wants_guides: 0 | 1;
  wants_reports: 0 | 1;
  paused_until: number | null;
  page_url: string;
  created_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

/** A booking. Its id is the event's in calendars. */
export type BookingRow = {
  id: string;
  /** From the form's token; see `form-token-check.server.ts`. */
  form_nonce: string;
  /** `held` ends with `held_until`; `waiting` is one more than its address may have. Both need the emailed link. */
  status: "booked" | "held" | "waiting" | "cancelled";
  starts_at: number;
  minutes: number;
  /** How often it was moved or canceled. */
  sequence: number;
  moved_from: number | null;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  topic: string | null;
  /** The visitor's, by its IANA name. */
  time_zone: string;
  page_url: string;
  created_at: number;
  changed_at: number;
  /** When a button behind the emailed link was pressed; null until then, because only that shows the address is theirs. */
  confirmed_at: number | null;
  /** Set when it was booked under pressure, until it is confirmed. */
  held_until: number | null;
  /** Whether the visitor got an email about the last change; 0 when the address had reached its email limit. */
  told_visitor: 0 | 1;
  /** The person who calls, by the id of their row in `staff`; null while no counselor has hours. */
  counselor: string | null;
  /** What a colleague said about it after it ended. */
  outcome: BookingOutcome | null;
  /** Whether whoever reads the mailbox said that the call is not theirs; it is canceled then. */
  disowned: 0 | 1;
};

export type BookingOutcome = "kept" | "no-show";

/** The one row that a transaction locks before it judges how full the calendar is. */
export type BookingTurnRow = { id: "calendar"; taken_at: number };

/** A quarter of an hour that is taken: by a booking, or by a visitor until `held_until`. */
export type BookingCellRow = {
  cell: number;
  /** Whose: a counselor's, or `""` for the office's one line while no counselor has hours. */
  line: string;
  booking_id: string | null;
  hold_id: string | null;
  held_until: number | null;
  /** Keyed hash of the visitor who is still typing, for the limit on holds; null for a booking that is held. */
  visitor_hash: string | null;
};

/** The extra row of a privacy request, in addition to its message. */
export type PrivacyRequestRow = {
  message_id: string;
  request_type: PrivacyRequestType;
  /** When its arrival must be confirmed. */
  acknowledge_by: number;
  /** Encrypted; see `privacy-requests.server.ts`. */
  sealed_reference: string | null;
  /** Set when the address had asked too often: when it may ask again. */
  next_access_at: number | null;
  answered_at: number | null;
  /** The extended due date, after we announced that we need more time. */
  extended_until: number | null;
  /** Until when one process has the approved erasure to itself. */
  erasing_until: number | null;
};

/** What remains of an erasure. */
export type ErasureRow = {
  id: string;
  email_hash: string;
  /** A JSON object of numbers. */
  erased: string;
  erased_at: number;
};

/** What remains of a privacy request that was erased. */
export type ErasedRequestRow = {
  reference: string;
  erasure_id: string;
  request_type: PrivacyRequestType;
  received_at: number;
  due_at: number;
};

/** How many confirmations one mailbox got; see `recipient-limit.server.ts`. */
export type RecipientCountRow = {
  /** Keyed (see `data-key.server.ts`). */
  mailbox_hash: string;
  in_hour: number;
  in_day: number;
  last_at: number;
};

/** A choice about cookies. Its id isn't a UUID: the visitor's browser makes it, 32 random hexadecimal digits. */
export type CookieChoiceRow = {
  id: string;
  /** Joined by dots; empty when the visitor refused all. */
  kinds: string;
  privacy_control: 0 | 1;
  text_version: number;
  page_path: string;
  chosen_at: number;
};

/** One row that we write to learn whether a lead could be stored. */
export type HeartbeatRow = { id: string; beat_at: number; filler: string };
