import editions from "#app/content/editions/editions.json" with { type: "json" };
import decisions from "#app/content/market-data/lender-decisions.json" with { type: "json" };
import type { RuleTable } from "#app/content/rules/rule-table.ts";

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

/** Kinds of loans as lenders report them; conventional ones are Fannie Mae's, Freddie Mac's and others' alike. */
export const decidedLoans = ["conventional", "fha", "va", "usda"] as const;
export type DecidedLoan = (typeof decidedLoans)[number];

/** Where each counted range of house and debts begins, in percent of the income; the last one holds what is above it. */
export const ratioBounds: readonly number[] = [
  0, 20, 30, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 60,
];

/** Approved purchases by loan, one count for each of `ratioBounds`, and their first and last year. */
export type Decisions = Readonly<Record<DecidedLoan, readonly number[]>> & { first: number; last: number };

/** The share of the approved purchases at a bound of `ratioBounds` or above it. */
export function approvedFrom(counts: readonly number[], bound: number): number {
  return sumOf(counts.slice(ratioBounds.indexOf(bound))) / sumOf(counts);
}

/**
 * The bound from which purchases took more than `share` of the income: 44 for 0.43. Below 36% all that took more than the
 * published ranges tell apart, and from 50 to 60% the whole range, which holds some that took less.
 */
export function boundAbove(share: number): number {
  // 0.58 × 100 is a hair below 58.
  const percent = Math.floor(share * 100 + 1e-9);
  if (percent >= 60) return 60;
  return percent >= 49 ? 50 : Math.max(36, percent + 1);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
