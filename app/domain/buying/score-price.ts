import { insuranceEnd } from "#app/domain/insurance/private-mortgage-insurance.ts";
import { isAboveDeliveredLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { type PriceAdjustmentRules, priceAdjustment } from "#app/domain/loan/price-adjustment.ts";
import { assertCents, monthlyShareCents } from "#app/domain/money.ts";

export type ScorePriceTerms = {
  loanCents: number;
  /** The lesser of price and appraisal. */
  valueCents: number;
  termMonths: number;
  /** The rate of a loan without any price adjustment, as a decimal. */
  baseRate: number;
  /** Rate a year for one point that is not paid up front: 0.0025. */
  ratePerPoint: number;
  /** How many payments the loan is kept. */
  monthsKept: number;
};

export type ScorePricing = {
  matrix: PriceAdjustmentRules;
  /** Yearly mortgage insurance as a share of the loan, the highest score first; for loans above 80% of the value. */
  insurance: readonly { from: number; rate: number }[];
};

export type ScorePrice = {
  score: number;
  /** The matrix row that the score is in. */
  row: string;
  /** The adjustment as a share of the loan, and in cents when it is paid up front. */
  adjustmentShare: number;
  upfrontCents: number;
  /** The rate when nothing is paid up front. */
  rate: number;
  paymentCents: number;
  /** Mortgage insurance each month, until it ends. */
  insuranceCents: number;
  insuranceMonths: number;
  /** Payments and insurance over the months that the loan is kept. */
  keptCents: number;
};

/**
 * The cost of a loan at a score: the price adjustment as rate, and mortgage insurance by score until it ends by itself.
 * All else equal, the difference between two scores is the price of the lower one.
 * Throws RangeError when the score, an amount, a rate or the term is out of range.
 */
export function scorePrice(score: number, terms: ScorePriceTerms, { matrix, insurance }: ScorePricing): ScorePrice {
  const { loanCents, valueCents, termMonths, monthsKept } = terms;
  assertCents(monthsKept);
  const { row, share, cents } = priceAdjustment({ score, loanCents, valueCents, termMonths }, matrix);
  const annualRate = rateWith(share, terms);
  const loan = { loanCents, annualRate, termMonths };
  const insured = isAboveDeliveredLoanToValue(loanCents, valueCents, 80);
  const paymentCents = monthlyPaymentCents(loan);
  const insuranceCents = insured ? monthlyShareCents(loanCents, insuranceRate(score, insurance)) : 0;
  const insuranceMonths = insured ? insuranceEnd({ ...loan, originalValueCents: valueCents }).unasked : 0;
  const kept = Math.min(monthsKept, termMonths);
  return {
    score,
    row,
    adjustmentShare: share,
    upfrontCents: cents,
    rate: annualRate,
    paymentCents,
    insuranceCents,
    insuranceMonths,
    keptCents: paymentCents * kept + insuranceCents * Math.min(kept, insuranceMonths),
  };
}

/**
 * The rate of a loan at a score when nothing is paid up front, as in `scorePrice`.
 * Throws RangeError when the score, an amount or the term is out of range.
 */
export function adjustedRate(
  score: number,
  terms: Omit<ScorePriceTerms, "monthsKept">,
  matrix: PriceAdjustmentRules,
): number {
  return rateWith(priceAdjustment({ ...terms, score }, matrix).share, terms);
}

/**
 * The rate without any price adjustment, of a loan that has `rate` at `score`: what `adjustedRate` starts from.
 * Throws RangeError when the score, an amount or the term is out of range.
 */
export function baseRateFrom(
  score: number,
  rate: number,
  { ratePerPoint, ...loan }: Omit<ScorePriceTerms, "baseRate" | "monthsKept">,
  matrix: PriceAdjustmentRules,
): number {
  return rate - priceAdjustment({ ...loan, score }, matrix).share * 100 * ratePerPoint;
}

function insuranceRate(score: number, insurance: ScorePricing["insurance"]): number {
  const row = insurance.find(({ from }) => score >= from);
  if (!row) throw new RangeError("No insurance rate for this score");
  return row.rate;
}

/** Rates are kept to a ten-thousandth of a percent; this keeps 0.0625 + 0.00375 from being 0.06625000000000001. */
function rateWith(
  share: number,
  { baseRate, ratePerPoint }: Pick<ScorePriceTerms, "baseRate" | "ratePerPoint">,
): number {
  return Math.round((baseRate + share * 100 * ratePerPoint) * 1e6) / 1e6;
}
