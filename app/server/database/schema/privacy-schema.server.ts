import type { PrivacyStepKind } from "#app/domain/privacy/request-steps.ts";

/** The tables of privacy work. Times are milliseconds since 1970. */
export type PrivacySchema = {
  privacy_steps: PrivacyStepRow;
  privacy_holds: PrivacyHoldRow;
};

/** One action on a request. It outlives the request, and names no one but colleagues. */
export type PrivacyStepRow = {
  id: string;
  /** The id of the message that the request came as. */
  request_id: string;
  kind: PrivacyStepKind;
  at: number;
  /** Null when the sender or the site did it. */
  by_staff: string | null;
  /** A reason of the list, or a time; nothing about a person. */
  detail: string | null;
  /** A colleague's own words; deleted with the person. */
  words: string | null;
};

/** Whose data may not be deleted for now. */
export type PrivacyHoldRow = {
  /** The address in lower case. */
  email_key: string;
  reason: string;
  /** Null when the command did it. */
  placed_by: string | null;
  placed_at: number;
};
