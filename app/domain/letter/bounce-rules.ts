import type { Bounced } from "./issue-states.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A soft bounce alone says little: a mailbox may be full for a week, or a server down. We give up an address after three
 * letters in a row came back, the first at least 15 days before the last. That keeps a reader on a two-week vacation and
 * drops an abandoned mailbox. With one letter a week that is the third or fourth. The rule is ours; no law sets one.
 */
export const softRule = { inARow: 3, overMs: 15 * dayMs } as const;

/** Codes (RFC 3463) that say the address itself is wrong or gone: 5.1.x without 5.1.7 and 5.1.8 (the sender's), and 5.2.1. */
const deadAddress = /\b5\.(?:1\.(?!7\b|8\b)\d{1,3}|2\.1)\b/;

/** Whether a mail server's status code or answer says that an address will never work. */
export function isDeadAddress(code: string): boolean {
  return deadAddress.test(code);
}

/**
 * What a delivery report means for the list; null when the other side still tries. A mailbox that is full (5.2.2), a policy
 * (5.7.1) or a report without a code is soft, however final it is for this one letter.
 */
export function bounceOf(code: string, action: "failed" | "delayed"): Bounced | null {
  if (action === "delayed") return null;
  return isDeadAddress(code) ? "hard" : "soft";
}

/** A letter that was sent to a person: when, and whether it came back. */
export type LetterSent = { sentAt: number; bounce: Bounced | null };

/**
 * Whether an address gets no further letters.
 *
 * @param letters those that went to it, the newest first
 */
export function isGivenUpBySoftRule(letters: readonly LetterSent[]): boolean {
  const arrived = letters.findIndex(({ bounce }) => bounce === null);
  const inARow = arrived === -1 ? letters : letters.slice(0, arrived);
  const [last, first] = [inARow[0], inARow.at(-1)];
  if (!last || !first || inARow.length < softRule.inARow) return false;
  return last.sentAt - first.sentAt >= softRule.overMs;
}
