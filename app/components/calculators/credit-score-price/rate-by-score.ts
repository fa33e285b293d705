import { sampleScore } from "#app/content/loans/sample-rates.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { fhaRateByScore, pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { adjustedRate, baseRateFrom } from "#app/domain/buying/score-price.ts";

type Loan = { loanCents: number; valueCents: number };

// Turns a sample rate, which applies to one score, into the rate at another score.

/** A loan over 30 years, as the matrix prices it. */
export function pricedLoan({ loanCents, valueCents }: Loan) {
  return { loanCents, valueCents, termMonths: 360, ratePerPoint: pointsAsRate.ratePerPoint };
}

/** The rate of a conventional loan before any charge by score, when it has `rate` at the score of the samples. */
export function conventionalBaseRate(rate: number, loan: Loan): number {
  return baseRateFrom(sampleScore, rate, pricedLoan(loan), fanniePriceAdjustments);
}

/** The rate of a conventional loan at a score, when it has `rate` at the score of the samples. */
export function conventionalRateAt(score: number, rate: number, loan: Loan): number {
  const baseRate = conventionalBaseRate(rate, loan);
  return adjustedRate(score, { ...pricedLoan(loan), baseRate }, fanniePriceAdjustments);
}

/** The rate that a score adds to an FHA loan, above the one at the samples' score. */
export function fhaRateAdded(score: number): number {
  return fhaRateByScore.rows.find(({ from }) => score >= from)?.added ?? 0;
}
