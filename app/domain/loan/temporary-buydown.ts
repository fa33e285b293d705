import { sumCents } from "#app/domain/money.ts";
import { type LoanTerms, monthlyPaymentCents } from "./payment.ts";

/** A year in which someone else pays part of the payment. */
export type BoughtDownYear = {
  /** The rate that sets that year's payment. The loan itself keeps its own rate. */
  annualRate: number;
  /** The borrower's monthly payment. */
  paymentCents: number;
  /** The account's monthly payment. */
  helpCents: number;
};

export type TemporaryBuydown = {
  years: readonly BoughtDownYear[];
  /** The whole payment: what the loan gets each month, and what the borrower pays afterward. */
  fullPaymentCents: number;
  /** The amount paid into the account at closing: all the help added up. */
  costCents: number;
  /** The account's balance after so many payments, from 0 to the last one with help. */
  leftByMonthCents: readonly number[];
};

/**
 * A temporary buydown: for a year each, the borrower pays as if the rate were lower by `cuts` (0.02 and 0.01 is a 2-1),
 * never below 0, and an account filled at closing pays the rest. The loan is paid at its own rate from the start.
 * Throws RangeError when a term or cut is negative, not whole where it must be, or too large.
 */
export function temporaryBuydown(terms: LoanTerms, cuts: readonly number[]): TemporaryBuydown {
  if (!cuts.every((cut) => cut >= 0 && cut <= 1)) throw new RangeError("A cut must be from 0 to 1");
  const fullPaymentCents = monthlyPaymentCents(terms);
  const years = cuts.map((cut) => {
    const annualRate = Math.round(Math.max(0, terms.annualRate - cut) * 1e8) / 1e8;
    const paymentCents = monthlyPaymentCents({ ...terms, annualRate });
    return { annualRate, paymentCents, helpCents: fullPaymentCents - paymentCents };
  });
  const helps = years.flatMap(({ helpCents }) => Array.from({ length: 12 }, () => helpCents));
  const costCents = sumCents(helps);
  const leftByMonthCents = [costCents];
  for (const cents of helps) leftByMonthCents.push((leftByMonthCents.at(-1) ?? 0) - cents);
  return { years, fullPaymentCents, costCents, leftByMonthCents };
}
