import { assertCents } from "./money.ts";
import { type LoanTerms, monthlyPaymentCents } from "./payment.ts";

export type PaymentTerms = Omit<LoanTerms, "loanCents"> & {
  /** What can be paid each month for principal and interest, in whole cents. */
  paymentCents: number;
};

/**
 * The largest loan of whole dollars (as cents) whose level payment is at most `paymentCents`: the reverse of
 * `monthlyPaymentCents`, found by halving because the payment never falls as the loan grows.
 * Throws RangeError when the payment, rate or term is out of range.
 */
export function loanForPaymentCents({ paymentCents, annualRate, termMonths }: PaymentTerms): number {
  assertCents(paymentCents);
  let low = 0;
  // Without interest the loan is the payments added up, each rounded by half a cent.
  let high = Math.ceil(((paymentCents + 1) * termMonths) / 100);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (monthlyPaymentCents({ loanCents: middle * 100, annualRate, termMonths }) <= paymentCents) low = middle;
    else high = middle - 1;
  }
  return low * 100;
}
