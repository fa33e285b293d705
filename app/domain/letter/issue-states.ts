import type { ClaimFinding } from "#app/domain/claims/claim-check.ts";
import type { LetterFlaw } from "./letter-tree.ts";

/** The states of an issue. Its text can be changed in a `draft` only. */
export const issueStates = ["draft", "scheduled", "sending", "paused", "sent"] as const;
export type IssueState = (typeof issueStates)[number];

/** Why a subscriber gets no letter now. An `erased` row no longer points to a person. */
export const leftOutReasons = ["unsubscribed", "resting", "asked-to-stop", "undelivered", "erased"] as const;
export type LeftOut = (typeof leftOutReasons)[number];

/** How a letter came back: `hard` will never arrive, `soft` may the next time. */
export type Bounced = "hard" | "soft";

/** One thing that is done with an issue. */
export type IssueStep = "write" | "test" | "send" | "unschedule" | "pause" | "resume" | "retry";

const stepsIn: Record<IssueState, readonly IssueStep[]> = {
  draft: ["write", "test", "send"],
  scheduled: ["unschedule"],
  sending: ["pause"],
  paused: ["resume"],
  // Some may have failed.
  sent: ["retry"],
};

/** Whether a step is allowed in an issue's state. */
export function allowsStep(state: IssueState, step: IssueStep): boolean {
  return stepsIn[state].includes(step);
}

/** The states in which a step may be taken, for a change that compares and sets. */
export function statesFor(step: IssueStep): IssueState[] {
  return issueStates.filter((state) => allowsStep(state, step));
}

/** How many rows of an issue are in each state. */
export type IssueCounts = { queued: number; tryingAgain: number; sent: number; failed: number; leftOut: number };

/**
 * About how many minutes an issue still takes at the pace it has had since it began; null before there is a pace.
 *
 * @param begunMsAgo time since the first one could go out
 */
export function minutesToGo({ queued, sent }: Pick<IssueCounts, "queued" | "sent">, begunMsAgo: number): number | null {
  if (sent === 0 || begunMsAgo <= 0) return null;
  return Math.max(1, Math.round((queued * begunMsAgo) / sent / 60_000));
}

/**
 * What keeps an issue from going out. In `findings` line 1 is the subject, 2 the first line, and the letter begins with 3.
 */
export type LetterCheck = {
  missing: ("subject" | "firstLine" | "words")[];
  findings: ClaimFinding[];
  openFields: string[];
  flaws: LetterFlaw[];
  /** How many addresses it links to, without the dead ones. */
  deadLinks: string[];
  /** How many addresses it links to, without the dead ones. */
  links: number;
};

/** How far an issue is that has begun. */
export type IssueProgress = IssueCounts & {
  total: number;
  /** "Tue, Nov 24, 2:00 PM EST" */
  began: string;
  ended: string | null;
  minutesLeft: number | null;
  /** Why some failed, by what the mail server said. */
  failures: { code: string; count: number }[];
  /** Why some were skipped since it began. */
  reasons: { reason: LeftOut; count: number }[];
  canRetry: boolean;
};
