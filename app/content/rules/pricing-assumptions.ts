import type { RuleTable } from "./rule-table.ts";

/** A planning assumption, not a rule: how lenders commonly turn points into rate. */
export const pointsAsRate = {
  id: "points-as-rate",
  source: "A rough rule of thumb: one point (1% of the loan) is about a quarter of a percent a year",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  /** Added to the rate, as a decimal, for one point that is not paid up front. */
  ratePerPoint: 0.0025,
} as const satisfies RuleTable & { ratePerPoint: number };

/**
 * A planning assumption, not a price list: what a lower score adds to the rate of an FHA loan. FHA itself charges nothing
 * by score; lenders do, each as it likes. As a decimal, above the rate at a score of 740.
 */
export const fhaRateByScore = {
  id: "fha-rate-by-score",
  source: "A planning assumption: what lenders commonly add to an FHA rate for a lower score, not any lender’s list",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  rows: [
    { from: 740, added: 0 },
    { from: 680, added: 0.001 },
    { from: 620, added: 0.0025 },
    { from: 580, added: 0.005 },
    { from: 300, added: 0.0075 },
  ],
} as const satisfies RuleTable & { rows: readonly { from: number; added: number }[] };

/**
 * A planning assumption, not a price list: yearly mortgage insurance on a conventional loan as a share of the loan, by
 * score, with about 5% down. Insurers price by score, loan-to-value, coverage and debts together, and each has a list
 * of its own; these are an older public illustration. People can type in their own.
 */
export const insuranceByScore = {
  id: "insurance-by-score",
  source: "An illustration of typical mortgage insurance rates at 5% down, not any insurer’s list",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  rows: [
    { from: 760, rate: 0.0041 },
    { from: 740, rate: 0.0059 },
    { from: 720, rate: 0.0073 },
    { from: 700, rate: 0.0087 },
    { from: 680, rate: 0.0108 },
    { from: 660, rate: 0.0142 },
    { from: 640, rate: 0.015 },
    { from: 300, rate: 0.0161 },
  ],
} as const satisfies RuleTable & { rows: readonly { from: number; rate: number }[] };
