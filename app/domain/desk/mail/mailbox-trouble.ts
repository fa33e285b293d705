/** Why a look at the mailbox did not work. */
export type MailboxFault = "login-refused" | "no-server" | "not-secure" | "no-folder" | "other";

/** What is known of the looks at a mailbox. Times are milliseconds since 1970. */
export type MailboxLooks = {
  watchedSince: number;
  /** The last one that worked. */
  lookedAt: number | null;
  fault: MailboxFault | null;
  faultAt: number | null;
};

/** After so long without a look that worked, somebody has to see to it: a promise of 24 hours has minutes to spare, not days. */
const silentAfterMs = 15 * 60_000;

/** `silent`: nobody has looked at it, and nobody knows why. */
export type MailboxTrouble = { what: MailboxFault | "silent"; sinceMs: number };

/** What is wrong with a mailbox; null when all is well. A refused sign-in counts at once, anything else after 15 minutes. */
export function mailboxTroubleOf(looks: MailboxLooks, nowMs: number): MailboxTrouble | null {
  const { watchedSince, lookedAt, fault, faultAt } = looks;
  const sinceMs = lookedAt ?? watchedSince;
  if (fault === "login-refused") return { what: fault, sinceMs: faultAt ?? sinceMs };
  if (nowMs - sinceMs < silentAfterMs) return null;
  return { what: fault ?? "silent", sinceMs };
}
