import editions from "#app/content/editions/editions.json" with { type: "json" };
import decisions from "#app/content/market-data/lender-decisions.json" with { type: "json" };
import type { RuleTable } from "#app/content/rules/rule-table.ts";
import { approvedFrom, boundAbove, type DecidedLoan } from "./decision-table.ts";

const { first, last } = decisions;

/** `2022 to 2024` */
export const decisionYears = `${first} to ${last}`;

/** What lenders did, as a rule that an answer depends on: beyond the published lines nothing else says how far they go. */
export const lenderDecisions = {
  id: "lender-decisions",
  source: `Home Mortgage Disclosure Act records of the CFPB and FFIEC, ${decisionYears}: approved home purchases in a random national sample`,
  effective: `${last}-12-31`,
  reviewBy: editions.lenderDecisions.reviewBy,
} as const satisfies RuleTable;

/** Of the approved purchases, the share with more than `share` of the income for house and debts, and how much that is. */
export function approvedAbove(loan: DecidedLoan, share: number): { share: number; more: string } {
  const bound = boundAbove(share);
  const more =
    bound === 60 ? "more than 60%" : bound === 50 || bound === 36 ? `${bound}% or more` : `more than ${bound - 1}%`;
  return { share: approvedFrom(decisions[loan], bound), more };
}
