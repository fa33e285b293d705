import type { Bounced, IssueState, LeftOut } from "#app/domain/letter/issue-states.ts";

/** The tables of the weekly letter. Times are milliseconds since 1970. */
export type LetterSchema = {
  issues: IssueRow;
  issue_versions: IssueVersionRow;
  issue_recipients: IssueRecipientRow;
  letter_undelivered: { subscriber_id: string; code: string; at: number };
};

export type IssueRow = {
  id: string;
  /** As readers see it, from 1. */
  number: number;
  state: IssueState;
  /** The newest; the one that goes out once it is `started_at`. */
  version: number;
  /** The last version that someone sent to themselves. */
  tested_version: number | null;
  tested_at: number | null;
  /** When it begins, or was to begin. */
  send_at: number | null;
  started_at: number | null;
  /** The last subscriber who has a row; empty before the first. */
  filled_to: string;
  filled_at: number | null;
  finished_at: number | null;
  created_at: number;
};

export type IssueVersionRow = {
  issue_id: string;
  version: number;
  subject: string;
  /** The preview text that an inbox shows next to the subject. */
  first_line: string;
  /** Markdown. */
  words: string;
  written_by: string | null;
  written_at: number;
};

export type IssueRecipientRow = {
  id: string;
  issue_id: string;
  /** Null for a test, and once the subscriber was erased. */
  subscriber_id: string | null;
  /** Only a test has one: who gets it. */
  staff_id: string | null;
  state: "queued" | "sent" | "failed" | "left-out";
  /** Set only when the recipient was skipped. */
  reason: LeftOut | null;
  attempts: number;
  next_attempt_at: number;
  claimed_by: string | null;
  claimed_until: number | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  /** What came back after it was sent. */
  bounce: Bounced | null;
};
