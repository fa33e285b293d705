/** The tables, as `db/migrations` makes them. Ids are UUIDs of version 7, times are milliseconds since 1970. */
export type Schema = {
  leads: LeadRow;
  consent_evidence: ConsentEvidenceRow;
  messages: MessageRow;
  outgoing_mails: OutgoingMailRow;
  heartbeats: HeartbeatRow;
};

export type LeadRow = {
  id: string;
  /** Sent by the form, or made of the content (see `leads.server.ts`); one lead each. */
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
  status: "new";
  created_at: number;
};

export type ConsentEvidenceRow = {
  id: string;
  lead_id: string;
  text_id: string;
  text_version: number;
  text_sha256: string;
  page_url: string;
  given_at: number;
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
  /** A JSON object of what else the form asked. */
  fields: string;
  page_url: string;
  /** By when an answer was promised. */
  due_at: number;
  status: "new" | "quarantined";
  created_at: number;
};

export type LeadMailKind = "lead-confirmation" | "lead-team-notice";
export type MessageMailKind = "message-confirmation" | "message-team-notice";
export type OutgoingMailKind = LeadMailKind | MessageMailKind;

/** About a lead or about a message, never both. */
export type OutgoingMailRow = {
  id: string;
  lead_id: string | null;
  message_id: string | null;
  kind: OutgoingMailKind;
  state: "queued" | "sent" | "failed";
  attempts: number;
  next_attempt_at: number;
  claimed_by: string | null;
  claimed_until: number | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
};

/** One row that is written to learn whether a lead could be stored. */
export type HeartbeatRow = { id: string; beat_at: number; filler: string };
