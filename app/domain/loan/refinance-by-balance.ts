import { assertCents, sumCents } from "#app/domain/money.ts";
import { type LoanAdvantage, type LoanRun, loanAdvantage } from "./advantage.ts";
import { monthlyPaymentCents } from "./payment.ts";

type Insurance = NonNullable<LoanRun["insurance"]>;

export type RefinanceByBalanceTerms = {
  /** Today's balance. */
  balanceCents: number;
  currentRate: number;
  monthsLeft: number;
  /** Mortgage insurance on the loan there is, and how many months it still runs. */
  currentInsurance?: Insurance;
  newRate: number;
  newTermMonths: number;
  newInsurance?: Insurance;
  costsCents: number;
  /** Whether the costs are added to the new loan instead of paid in cash. */
  costsFinanced: boolean;
};

export type RefinanceByBalance = LoanAdvantage & {
  newLoanCents: number;
  currentPaymentCents: number;
  newPaymentCents: number;
  /** How many payments longer the new loan runs; below 0 it is shorter. */
  extraMonths: number;
};

/**
 * When a refinance has truly paid for itself: from which payment on you are better off, debt counted, than with the loan
 * there is. Unlike `simpleBreakEvenMonths` it sees that a lower payment over a longer term pays off less of the debt.
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function refinanceByBalance(terms: RefinanceByBalanceTerms): RefinanceByBalance {
  const { balanceCents, costsCents, costsFinanced, currentInsurance, newInsurance, monthsLeft, newTermMonths } = terms;
  assertCents(balanceCents);
  assertCents(costsCents);
  const newLoanCents = sumCents([balanceCents, costsFinanced ? costsCents : 0]);
  const current = { loanCents: balanceCents, annualRate: terms.currentRate, termMonths: monthsLeft };
  const next = { loanCents: newLoanCents, annualRate: terms.newRate, termMonths: newTermMonths };
  return {
    ...loanAdvantage(
      { ...current, startCents: 0, ...(currentInsurance && { insurance: currentInsurance }) },
      { ...next, startCents: costsFinanced ? 0 : costsCents, ...(newInsurance && { insurance: newInsurance }) },
    ),
    newLoanCents,
    currentPaymentCents: monthlyPaymentCents(current),
    newPaymentCents: monthlyPaymentCents(next),
    extraMonths: newTermMonths - monthsLeft,
  };
}
