import { assertCents, assertMonths, monthlyShareCents, roundCents, sumCents } from "./money.ts";
import type { LoanTerms } from "./payment.ts";
import { schedule } from "./schedule.ts";

export type AnnualPremiumTerms = LoanTerms & {
  /** What is charged a year, as a share of the balance. */
  premiumRate: number;
  /** How many months it is charged. */
  premiumMonths: number;
  /**
   * Which balance of each year counts: "opening", the one it starts with, is what estimates show for the first year;
   * "average", the mean of the balances before each of its payments, is what agencies bill, a little less.
   */
  basis: "opening" | "average";
};

/**
 * The monthly part of a yearly premium on a falling balance, one entry a year of the loan: `balance × premiumRate / 12`
 * with the balance fixed for twelve months at a time by the original schedule. The list ends with the premium.
 * FHA's annual premium (HUD Mortgagee Letter 2023-05, on the loan without the upfront premium) and USDA's annual fee
 * (7 CFR 3555.107) work so.
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function monthlyPremiumsByYear(terms: AnnualPremiumTerms): number[] {
  assertMonths(terms.premiumMonths);
  const { rows } = schedule(terms);
  const opening = [terms.loanCents, ...rows.map(({ balanceCents }) => balanceCents)].slice(0, rows.length);
  const years = Math.ceil(Math.min(terms.premiumMonths, rows.length) / 12);
  return Array.from({ length: years }, (_, year) => {
    const balances = opening.slice(year * 12, year * 12 + 12);
    const balance = terms.basis === "opening" ? (balances[0] ?? 0) : meanCents(balances);
    return monthlyShareCents(balance, terms.premiumRate);
  });
}

/**
 * All that such a premium comes to over `months` payments.
 * Throws RangeError when the months are not whole from 0 up, or the sum is too large to be exact.
 */
export function premiumTotalCents(monthlyByYear: readonly number[], premiumMonths: number, months: number): number {
  assertMonths(premiumMonths);
  assertCents(months);
  const paid = Math.min(months, premiumMonths);
  return sumCents(monthlyByYear.map((cents, year) => cents * Math.min(12, Math.max(0, paid - year * 12))));
}

function meanCents(amounts: readonly number[]): number {
  return roundCents(BigInt(sumCents(amounts)), BigInt(amounts.length));
}
