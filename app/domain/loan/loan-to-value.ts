import { assertCents } from "#app/domain/money.ts";

export type HomeValue = {
  priceCents: number;
  /** The appraised value; until there is one, the price counts. */
  appraisalCents?: number;
};

/**
 * The value that loan-to-value is measured against: the lesser of price and appraisal.
 * Throws RangeError when an amount is not a whole number of cents, or the lesser one is 0.
 */
export function lendingValueCents({ priceCents, appraisalCents = priceCents }: HomeValue): number {
  assertCents(priceCents);
  assertCents(appraisalCents);
  const value = Math.min(priceCents, appraisalCents);
  if (value === 0) throw new RangeError("A home must be worth more than 0");
  return value;
}

/**
 * The same for a new conventional loan, where the percentage is cut off after two decimals: 80.009% is not above 80, 80.01%
 * is. Fannie Mae Selling Guide B2-1.2-01, June 2022.
 * Throws RangeError when an amount is not whole cents from 0 up, or the percentage is not a whole number.
 */
export function isAboveDeliveredLoanToValue(loanCents: number, valueCents: number, percent: number): boolean {
  assertCents(loanCents);
  assertCents(valueCents);
  return BigInt(loanCents) * 10_000n >= BigInt(valueCents) * (BigInt(percent) * 100n + 1n);
}

/**
 * Whether the loan is more than `percent` of the value, exact to the cent: 285,000.00 of 300,000 is not above 95.
 * Throws RangeError when an amount is not whole cents from 0 up, or the percentage is not a whole number.
 */
export function isAboveLoanToValue(loanCents: number, valueCents: number, percent: number): boolean {
  assertCents(loanCents);
  assertCents(valueCents);
  const [loan, allowed] = [loanCents * 100, valueCents * percent];
  // Beyond 2^53, and for a percentage that isn't whole, BigInt decides, or throws.
  return Number.isInteger(percent) && Math.max(loan, allowed) <= Number.MAX_SAFE_INTEGER
    ? loan > allowed
    : BigInt(loanCents) * 100n > BigInt(valueCents) * BigInt(percent);
}
