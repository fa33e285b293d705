import { assertCents, rateToRatio, roundCents, shareCents, sumCents } from "./money.ts";

export type UsdaRules = {
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
 * USDA's upfront guarantee fee when it is added to the loan. By `"base"` it is a share of the loan before it; by
 * `"total"` a share of the loan with the fee in it, `base / (1 − rate) − base`, as USDA's handbook has it when the fee is
 * financed: a few dollars more. 7 CFR 3555.107.
 * Throws RangeError when the loan is not whole cents from 0 up, or the rate is 1 or more.
 */
export function usdaGuaranteeFee(baseLoanCents: number, rules: UsdaRules, feeOn: "base" | "total"): UsdaGuaranteeFee {
  assertCents(baseLoanCents);
  const noteCents = feeOn === "total" ? noteWithFeeInside(baseLoanCents, rules.upfrontRate) : undefined;
  const upfrontCents =
    noteCents === undefined ? shareCents(baseLoanCents, rules.upfrontRate) : noteCents - baseLoanCents;
  return { upfrontCents, noteCents: sumCents([baseLoanCents, upfrontCents]) };
}

function noteWithFeeInside(baseLoanCents: number, rate: number): number {
  const { numerator, denominator } = rateToRatio(rate);
  if (numerator >= denominator) throw new RangeError("The fee must be less than the loan");
  return roundCents(BigInt(baseLoanCents) * denominator, denominator - numerator);
}
