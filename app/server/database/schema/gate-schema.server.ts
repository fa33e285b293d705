import type { StopChannel, StopScope, StopSource } from "#app/domain/contact/contact-stops.ts";
import type { HeldStop } from "#app/domain/contact/gate-facts.ts";

/** The tables of the contact gate. Times are milliseconds since 1970. */
export type GateSchema = {
  contact_rules: ContactRuleRow;
  contact_attempts: ContactAttemptRow;
  stop_questions: StopQuestionRow;
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
  /** When they asked, where a colleague decided later that it counts; null where it is `stopped_at`. */
  said_at: number | null;
  /** When an owner lifted it; null while it is in force. */
  lifted_at: number | null;
  /** 1 for a stop of emails to this address, and to no other one of the same person. */
  only_here: 0 | 1;
};

/**
 * A sentence that may ask us to stop, in what a person sent. `number-stopped`: somebody else with the same number stopped it, and
 * a colleague decides whether that is about the number.
 */
export type StopQuestionRow = {
  source: HeldStop["source"];
  source_id: string;
  person_id: string;
  /** Where a colleague decides. */
  thread_id: string;
  /** For `number-stopped` the id of the thread in which they asked; empty when there is none. */
  sentence: string;
  /** What it would stop, as `askedStopText` writes it. */
  asked: string;
  /** 1 when it came with an address that we know is theirs. */
  is_own: 0 | 1;
  /** The address it came with, in lower case; empty when there was none. */
  email: string;
  /** The number it came with, as E.164. */
  phone: string | null;
  asked_at: number;
  /** The colleague's decision; null while it waits. */
  decided: "stop" | "not" | null;
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
