import { nationalLimits } from "./rules/loan-limits.ts";

/**
 * How the Quick Rate Check turns the sample rate of the claims table into an example for other scores.
 *
 * The sample holds for a 740+ score. Lenders who sell loans to Fannie Mae pay a price adjustment by score and
 * loan-to-value (Loan-Level Price Adjustment Matrix of 2026-01-28, purchase loans, percent of the loan). The example
 * adds a quarter of the difference between your band's adjustment and that of 740+ to the sample rate: one point paid as
 * rate is about a quarter of a percent a year. That is a rough habit of lenders, not a rule. Each band uses the middle
 * one of the matrix rows it covers. The adjustment is waived for some first-time buyers; nothing here is an offer.
 */
export const quickRateRule = {
  asOf: "2026-01-28",
  reviewBy: "2027-01-28",
  source: "Fannie Mae Loan-Level Price Adjustment Matrix, January 28, 2026, purchase loans",
  /** Percent a year that one point (1 % of the loan) becomes. */
  ratePerPoint: 0.25,
  /** Highest loan-to-value of each column, in percent; the last column has no end. */
  loanToValue: [30, 60, 70, 75, 80, 85, 90, 95, Number.POSITIVE_INFINITY],
} as const;

/** `points` are thousandths of a percent of the loan, by column of `loanToValue`. */
export const scoreBands = [
  { from: 740, label: "740+", row: "760–779", points: [0, 0, 0, 250, 625, 625, 500, 500, 250] },
  { from: 680, label: "680-739", row: "700–719", points: [0, 0, 375, 875, 1375, 1500, 1250, 1125, 875] },
  { from: 620, label: "620-679", row: "640–659", points: [0, 0, 1125, 1500, 2250, 2500, 2000, 1875, 1500] },
  { from: 580, label: "580-619", row: "639 or less", points: [0, 125, 1500, 2125, 2750, 2875, 2625, 2250, 1750] },
] as const;

const [{ baseline }] = nationalLimits;

/** What a conventional loan allows: the smallest down payment, and the largest loan outside high-cost areas. */
export const conventionalBounds = {
  minimumDownShare: 0.03,
  minimumScore: 620,
  loanLimitCents: baseline[0] * 100,
} as const;
