import { assertCents, assertMonths, assertRate } from "#app/domain/money.ts";

export type LoanTerms = {
  /** The amount borrowed, in whole cents. */
  loanCents: number;
  /** Interest a year as a decimal: 0.065 is 6.5%. 0 is a loan without interest. */
  annualRate: number;
  /** Number of equal monthly payments. */
  termMonths: number;
};

/**
 * The level monthly payment of principal and interest, in whole cents:
 * `P = L · i / (1 − (1 + i)^−n)` with `i = annualRate / 12`; at 0% `P = L / n`.
 * Rounded once, at the end. Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function monthlyPaymentCents({ loanCents, annualRate, termMonths }: LoanTerms): number {
  assertCents(loanCents);
  assertRate(annualRate);
  assertMonths(termMonths);
  const rate = annualRate / 12;
  if (rate === 0) return Math.round(loanCents / termMonths);
  // Written out, 1 − (1 + i)^−n would lose half of its digits at a low rate.
  return Math.round((loanCents * rate) / -Math.expm1(-termMonths * Math.log1p(rate)));
}

type PaymentTerms = Omit<LoanTerms, "loanCents"> & {
  /** The monthly amount available for principal and interest, in whole cents. */
  paymentCents: number;
};

/**
 * The largest loan of whole dollars (as cents) whose level payment is at most `paymentCents`: the reverse of
 * `monthlyPaymentCents`, found by halving because the payment never falls as the loan grows.
 * Throws RangeError when the payment, rate or term is out of range.
 */
export function loanForPaymentCents({ paymentCents, annualRate, termMonths }: PaymentTerms): number {
  assertCents(paymentCents);
  // Without interest the loan is the payments added up, each rounded by half a cent.
  const ceiling = Math.ceil(((paymentCents + 1) * termMonths) / 100);
  const fits = (dollars: number) =>
    monthlyPaymentCents({ loanCents: dollars * 100, annualRate, termMonths }) <= paymentCents;
  return highestWhere(fits, ceiling) * 100;
}

/**
 * The highest whole number from 0 to `ceiling` for which `holds` is true, found by halving. `holds` has to be true for 0
 * and for every number below the result.
 */
export function highestWhere(holds: (value: number) => boolean, ceiling: number): number {
  let low = 0;
  let high = ceiling;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
