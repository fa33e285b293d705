/** The tables of `db/migrations/0028-audit.sql`. */
export type AuditSchema = {
  audit: AuditRow;
  audit_head: AuditHeadRow;
  event_webhooks: EventWebhookRow;
};

/** One deed or one look at the desk. */
export type AuditRow = {
  /** From 1, without a gap. */
  number: number;
  at: number;
  staff_id: string;
  kind: "view" | "command";
  /** The name of the row in the table of views or of commands. */
  what: string;
  /**
   * Of a page `seen`, of a command `wrote` for each transaction that it ended, else `done`, or the problem that its page
   * showed; `refused` to who may not, `failed` when we could not.
   */
  outcome: string;
  /** A JSON list of ids. */
  subjects: string;
  /** Keyed: recognizes what was typed when it is given. Null when nothing was. */
  typed_hash: string | null;
  mac: string;
};

export type AuditHeadRow = { id: "desk"; number: number; mac: string };

/** An event that the receiver of webhooks is told of. */
export type EventWebhookRow = {
  id: string;
  event_id: string;
  kind: "event-webhook";
  state: "unposted" | "sent" | "failed";
  attempts: number;
  next_attempt_at: number;
  claimed_by: string | null;
  claimed_until: number | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
};
