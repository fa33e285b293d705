import { monthlyPaymentCents } from "./payment.ts";
import { simpleBreakEvenMonths } from "./simple-break-even.ts";

export type RefinanceTerms = {
  /** What is still owed today; the new loan pays it off. */
  balanceCents: number;
  /** Interest a year of the loan there is, as a decimal. */
  currentRate: number;
  /** Payments left on the loan there is. */
  monthsLeft: number;
  newRate: number;
  newTermMonths: number;
  /** What the new loan costs up front, paid in cash. */
  costsCents: number;
};

export type RefinanceBreakEven = {
  currentPaymentCents: number;
  newPaymentCents: number;
  /** Less each month; negative when the new payment is higher. */
  monthlySavingCents: number;
  /** After this many payments the savings have paid for the costs; null when they never do. */
  breakEvenMonths: number | null;
  /** All payments and costs of the new loan, less all payments left on the old one; negative is money saved. */
  wholeTermCents: number;
};

/**
 * When a refinance has paid for itself: `costs / (current payment − new payment)`, rounded up to whole months. The
 * simple rule: no interest on the costs, no tax, taxes and insurance of the home unchanged. It is null when the payment
 * does not fall, or when one of the loans would be paid off before.
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function refinanceBreakEven(terms: RefinanceTerms): RefinanceBreakEven {
  const { balanceCents: loanCents, monthsLeft, newTermMonths, costsCents } = terms;
  const currentPaymentCents = monthlyPaymentCents({ loanCents, annualRate: terms.currentRate, termMonths: monthsLeft });
  const newPaymentCents = monthlyPaymentCents({ loanCents, annualRate: terms.newRate, termMonths: newTermMonths });
  const monthlySavingCents = currentPaymentCents - newPaymentCents;
  return {
    currentPaymentCents,
    newPaymentCents,
    monthlySavingCents,
    breakEvenMonths: simpleBreakEvenMonths(costsCents, monthlySavingCents, Math.min(monthsLeft, newTermMonths)),
    wholeTermCents: newPaymentCents * newTermMonths + costsCents - currentPaymentCents * monthsLeft,
  };
}
