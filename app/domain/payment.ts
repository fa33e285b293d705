import { assertCents, rateToRatio, roundCents } from "./money.ts";

export type LoanTerms = {
  /** What is borrowed, in whole cents. */
  loanCents: number;
  /** Interest a year as a decimal: 0.065 is 6.5 %. 0 is a loan without interest. */
  annualRate: number;
  /** Number of equal monthly payments. */
  termMonths: number;
};

const longestTermMonths = 1200;

/**
 * The level monthly payment of principal and interest, in whole cents, exact at any size:
 * `P = L · i · (1 + i)^n / ((1 + i)^n − 1)` with `i = annualRate / 12`; at 0 % `P = L / n`.
 * Worked out in whole-number fractions, so no step is rounded before the last (see `roundCents`).
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function monthlyPaymentCents({ loanCents, annualRate, termMonths }: LoanTerms): number {
  assertCents(loanCents);
  if (!Number.isInteger(termMonths) || termMonths < 1 || termMonths > longestTermMonths) {
    throw new RangeError("The term must be 1 to 1,200 whole months");
  }
  const rate = rateToRatio(annualRate);
  const loan = BigInt(loanCents);
  if (rate.numerator === 0n) return roundCents(loan, BigInt(termMonths));

  // i = perMonth / unit; growth / start = (1 + i)^n.
  const perMonth = rate.numerator;
  const unit = 12n * rate.denominator;
  const growth = (unit + perMonth) ** BigInt(termMonths);
  const start = unit ** BigInt(termMonths);
  return roundCents(loan * perMonth * growth, unit * (growth - start));
}
