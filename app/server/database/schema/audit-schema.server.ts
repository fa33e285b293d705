/** Who did or saw what at the desk. Times are milliseconds since 1970. */
export type AuditSchema = {
  audit: AuditRow;
  audit_head: AuditHeadRow;
};

/** One action or one view at the desk. */
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
  /** Keyed, so that typed text can be recognized when someone supplies it. Null when nothing was typed. */
  typed_hash: string | null;
  mac: string;
};

export type AuditHeadRow = { id: "desk"; number: number; mac: string };
