import { monthlyShareOf } from "./money.ts";
import { type LoanTerms, monthlyPaymentCents } from "./payment.ts";

/**
 * What is still owed after each payment: entry 0 is the loan, entry `termMonths` is 0. Each month the interest is
 * `balance × annualRate / 12`, rounded to the cent, and the last payment closes the balance.
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function balancesCents(terms: LoanTerms): number[] {
  const { loanCents, annualRate, termMonths } = terms;
  const payment = monthlyPaymentCents(terms);
  const interestOn = monthlyShareOf(annualRate);
  const balances = [loanCents];
  let balance = loanCents;
  for (let month = 1; month < termMonths; month++) {
    balance = Math.max(0, balance + interestOn(balance) - payment);
    balances.push(balance);
  }
  return [...balances, 0];
}

/** The number of payments after which half of the loan or less is owed. */
export function monthsToHalf(balances: readonly number[]): number {
  const [loan = 0] = balances;
  return balances.findIndex((balance) => balance * 2 <= loan);
}

/** All the interest of the loan's whole life, when every payment is made on its day. */
export function totalInterestCents(balances: readonly number[], annualRate: number): number {
  const interestOn = monthlyShareOf(annualRate);
  return balances.reduce((sum, balance) => sum + interestOn(balance), 0);
}
