import type { UnderwritingLines } from "#app/domain/buying/underwriting-lines.ts";
import type { SmallestDown } from "#app/domain/loan/limits.ts";
import { nationalLimits } from "./limits-in-force.ts";
import type { RuleTable } from "./rule-table.ts";

/**
 * The smallest down payment of a conventional loan on one home, fixed rate: 3% up to the baseline limit. High-balance
 * loans (Fannie Mae) and super conforming ones (Freddie Mac) ask for 5%, HomeReady and Home Possible among them.
 */
export const conventionalDown = {
  id: "conventional-down",
  source: "Fannie Mae Eligibility Matrix and Selling Guide B5-1-01; Freddie Mac Guide, sections 4203.4 and 4603.2",
  effective: nationalLimits[0].effective,
  reviewBy: nationalLimits[0].reviewBy,
  share: 0.03,
  shareAboveBaseline: 0.05,
  baselineCents: nationalLimits[0].baseline[0] * 100,
} as const satisfies RuleTable & SmallestDown;

/**
 * The smallest down payment where a person decides by hand: a share that the guide may raise, and all that is above the baseline,
 * because loans above it are for the computer alone (Fannie Mae Selling Guide B5-1-01; Freddie Mac Guide 4501.8).
 */
export function conventionalDownByHand({ handDownShare }: UnderwritingLines): SmallestDown {
  return { ...conventionalDown, share: handDownShare ?? conventionalDown.share, shareAboveBaseline: 1 };
}

/** Where the law ends the mortgage insurance of a conventional loan, as shares of the home’s original value. */
export const insuranceEnds = {
  id: "insurance-ends",
  source: "Homeowners Protection Act, 12 U.S.C. 4901–4910",
  effective: "1999-07-29",
  reviewBy: "2027-11-21",
  ifAsked: 0.8,
  byItself: 0.78,
} as const satisfies RuleTable & Record<string, string | number>;
