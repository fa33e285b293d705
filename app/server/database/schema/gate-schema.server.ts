import type { StopChannel, StopScope, StopSource } from "#app/domain/contact/contact-stops.ts";

/** The tables of the contact gate, as `db/migrations/0023-contact.sql` makes them. Times are milliseconds since 1970. */
export type GateSchema = {
  contact_rules: ContactRuleRow;
  contact_attempts: ContactAttemptRow;
  do_not_call_areas: { area_code: string; listed_at: number; imported_at: number };
  do_not_call_numbers: { number_hash: string; area_code: string };
};

/** A stop; it has no person, because it outlives their erasure. */
export type ContactRuleRow = {
  /** Keyed (see `data-key.server.ts`). */
  address_hash: string;
  channel: StopChannel;
  scope: StopScope;
  source: StopSource;
  stopped_at: number;
  /** When an owner lifted it; null while it is in force. */
  lifted_at: number | null;
};

export type ContactAttemptRow = {
  id: string;
  person_id: string;
  thread_id: string | null;
  staff_id: string;
  step: "asked" | "sent" | "called";
  channel: "call" | "text" | "email";
  manner: "by-hand" | "automated";
  purpose: "answer" | "marketing";
  answer: "yes" | "no" | "not-now";
  /** A JSON object: the facts behind the answer. */
  evidence: string;
  asked_at: number;
};
