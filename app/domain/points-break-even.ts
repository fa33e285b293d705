import { type LoanAdvantage, loanAdvantage } from "./loan-advantage.ts";
import { shareCents } from "./money.ts";
import { monthlyPaymentCents } from "./payment.ts";

export type PointsTerms = {
  loanCents: number;
  termMonths: number;
  /** The rate without points, as a decimal. */
  rate: number;
  /** The rate that the points buy. */
  rateWithPoints: number;
  /** Points as a share of the loan: one point is 0.01. */
  pointsShare: number;
};

export type PointsBreakEven = LoanAdvantage & {
  pointsCents: number;
  paymentCents: number;
  paymentWithPointsCents: number;
  /** `points / monthly saving`, rounded up: the rule of thumb, which leaves the faster falling debt out. */
  simpleMonths: number | null;
};

/**
 * After how many payments points have paid for themselves: by the saving each month alone, and truly, with what is still
 * owed counted. Null where the rate they buy is no lower.
 * Throws RangeError when an amount, rate, share or term is out of range.
 */
export function pointsBreakEven(terms: PointsTerms): PointsBreakEven {
  const { loanCents, termMonths, rate, rateWithPoints } = terms;
  const pointsCents = shareCents(loanCents, terms.pointsShare);
  const plain = { loanCents, annualRate: rate, termMonths };
  const bought = { loanCents, annualRate: rateWithPoints, termMonths };
  const paymentCents = monthlyPaymentCents(plain);
  const paymentWithPointsCents = monthlyPaymentCents(bought);
  const saving = paymentCents - paymentWithPointsCents;
  const months = saving > 0 ? Math.ceil(pointsCents / saving) : null;
  return {
    ...loanAdvantage({ ...plain, startCents: 0 }, { ...bought, startCents: pointsCents }),
    pointsCents,
    paymentCents,
    paymentWithPointsCents,
    simpleMonths: months !== null && months <= termMonths ? months : null,
  };
}
