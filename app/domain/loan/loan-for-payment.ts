import { assertCents } from "#app/domain/money.ts";
import { highestWhere } from "./highest-where.ts";
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
  // Without interest the loan is the payments added up, each rounded by half a cent.
  const ceiling = Math.ceil(((paymentCents + 1) * termMonths) / 100);
  const fits = (dollars: number) =>
    monthlyPaymentCents({ loanCents: dollars * 100, annualRate, termMonths }) <= paymentCents;
  return highestWhere(fits, ceiling) * 100;
}
