import type { ClaimFinding } from "#app/domain/claims/claim-check.ts";
import type { IssueCounts, LeftOut } from "./issue-states.ts";
import type { LetterFlaw } from "./letter-tree.ts";

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
