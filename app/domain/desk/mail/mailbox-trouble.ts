/** Reasons why a check of the mailbox failed. */
export type MailboxFault = "login-refused" | "no-server" | "not-secure" | "no-folder" | "other";

/** Results of the mailbox checks. Times are milliseconds since 1970. */
export type MailboxLooks = {
  watchedSince: number;
  /** The last check that worked. */
  lookedAt: number | null;
  fault: MailboxFault | null;
  faultAt: number | null;
};

/**
 * After this long without a check that worked, someone has to look into it: a promise of 24 hours has minutes to spare, not
 * days.
 */
const silentAfterMs = 15 * 60_000;

/** `silent`: no check ran, for an unknown reason. */
export type MailboxTrouble = { what: MailboxFault | "silent"; sinceMs: number };

/**
 * Finds the problem with a mailbox; null when all is well. A refused sign-in counts at once, anything else after 15 minutes.
 */
export function mailboxTroubleOf(looks: MailboxLooks, nowMs: number): MailboxTrouble | null {
  const { watchedSince, lookedAt, fault, faultAt } = looks;
  const sinceMs = lookedAt ?? watchedSince;
  if (fault === "login-refused") return { what: fault, sinceMs: faultAt ?? sinceMs };
  if (nowMs - sinceMs < silentAfterMs) return null;
  return { what: fault ?? "silent", sinceMs };
}
