import { assertCents, rateToRatio, roundCents } from "#app/domain/money.ts";

export type UsdaRules = {
  /** Once, as a share of the whole loan, the fee in it. */
  upfrontRate: number;
  /** A year, as a share of the average unpaid balance, for as long as the loan lasts. */
  annualRate: number;
};

export type UsdaGuaranteeFee = {
  upfrontCents: number;
  /** Loan and fee together. */
  noteCents: number;
};

/**
 * USDA's upfront guarantee fee when it is added to the loan. It is a share of the amount loaned, and the fee is part of
 * that amount then, so the note is `base / (1 − rate)`. 7 CFR 3555.107; USDA's handbook HB-1-3555, 16.4.
 * Throws RangeError when the loan is not whole cents from 0 up, or the rate is 1 or more.
 */
export function usdaGuaranteeFee(baseLoanCents: number, { upfrontRate }: UsdaRules): UsdaGuaranteeFee {
  assertCents(baseLoanCents);
  const { numerator, denominator } = rateToRatio(upfrontRate);
  if (numerator >= denominator) throw new RangeError("The fee must be less than the loan");
  const noteCents = roundCents(BigInt(baseLoanCents) * denominator, denominator - numerator);
  return { upfrontCents: noteCents - baseLoanCents, noteCents };
}
