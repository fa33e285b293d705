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

/** What is wrong with the mailbox, and what to do about it: said at the desk and by `npm run doctor`. */
export const mailboxTroubleWords: Record<MailboxTrouble["what"], { title: string; todo: string }> = {
  "login-refused": {
    title: "The mailbox does not let us in",
    todo: "The password may have changed. The person who runs the site can put the new one into IMAP_PASSWORD_FILE, or into IMAP_URL and restart.",
  },
  "no-server": {
    title: "The mail server does not answer",
    todo: "We keep trying. Ask your mail provider if it lasts. The person who runs the site can check the host and port in IMAP_URL.",
  },
  "not-secure": {
    title: "The connection to the mail server is not safe",
    todo: "Its certificate could not be checked, so we did not sign in. The person who runs the site can check the host in IMAP_URL.",
  },
  "no-folder": {
    title: "The mailbox has no such folder",
    todo: "The person who runs the site can check the folder at the end of IMAP_URL. Most often it is INBOX.",
  },
  other: {
    title: "The mailbox cannot be read",
    todo: "We keep trying. The site’s log says when it began.",
  },
  silent: {
    title: "The mailbox is not being checked",
    todo: "The part of the site that reads it is not running. The person who runs the site can restart it.",
  },
};
