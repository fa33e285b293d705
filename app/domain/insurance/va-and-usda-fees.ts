import { assertCents, isAtLeastShare, rateToRatio, roundCents, shareCents, sumCents } from "#app/domain/money.ts";

/** "interest-rate-reduction" is VA's streamlined refinance (IRRRL); "manufactured-home" is one not fixed to its land. */
type VaPurpose = "purchase" | "cash-out" | "interest-rate-reduction" | "assumption" | "manufactured-home";

export type VaRules = {
  /** Fees of a purchase by down payment, the largest down payment first. */
  purchase: readonly { downFrom: number; firstUse: number; laterUse: number }[];
  cashOut: { firstUse: number; laterUse: number };
  interestRateReduction: number;
  assumption: number;
  manufacturedHome: number;
};

export type VaLoan = {
  purpose: VaPurpose;
  loanCents: number;
  priceCents: number;
  downCents: number;
  /**
   * Whether the entitlement was used before. A use for a manufactured home alone does not count: pass `false` then.
   */
  laterUse: boolean;
  /** VA pays compensation for a disability, a Purple Heart on active duty, or certain surviving spouses. */
  exempt: boolean;
};

type VaFundingFee = {
  rate: number;
  feeCents: number;
  /** Loan and fee together: the fee is added to the loan, as usual. */
  noteCents: number;
};

/**
 * VA's funding fee: a share of the loan that depends on its purpose, earlier use and, for a purchase only, the down payment.
 * 38 U.S.C. 3729(b), for closings from April 7, 2023; `rules` are its table. VA loans have no monthly mortgage insurance.
 * Throws RangeError when an amount is not whole cents from 0 up, or the down payment is more than the price.
 */
export function vaFundingFee(loan: VaLoan, rules: VaRules): VaFundingFee {
  assertCents(loan.downCents);
  assertCents(loan.priceCents);
  if (loan.downCents > loan.priceCents) throw new RangeError("The down payment cannot be more than the price");
  const rate = loan.exempt ? 0 : rateFor(loan, rules);
  const feeCents = shareCents(loan.loanCents, rate);
  return { rate, feeCents, noteCents: sumCents([loan.loanCents, feeCents]) };
}

function rateFor({ purpose, priceCents, downCents, laterUse }: VaLoan, rules: VaRules): number {
  if (purpose === "interest-rate-reduction") return rules.interestRateReduction;
  if (purpose === "assumption") return rules.assumption;
  if (purpose === "manufactured-home") return rules.manufacturedHome;
  const fees =
    purpose === "cash-out"
      ? rules.cashOut
      : rules.purchase.find(({ downFrom }) => isAtLeastShare(downCents, downFrom, priceCents));
  if (!fees) throw new RangeError("The table of fees has no row for this down payment");
  return laterUse ? fees.laterUse : fees.firstUse;
}

export type UsdaRules = {
  /** Charged once, as a share of the whole loan with the fee in it. */
  upfrontRate: number;
  /** Charged every year, as a share of the average unpaid balance, as long as the loan lasts. */
  annualRate: number;
};

type UsdaGuaranteeFee = {
  upfrontCents: number;
  /** Loan and fee together. */
  noteCents: number;
};

/**
 * USDA's upfront guarantee fee when it is added to the loan. It is a share of the amount loaned, and then the fee is part
 * of that amount, so the note is `base / (1 − rate)`. 7 CFR 3555.107; USDA's handbook HB-1-3555, 16.4.
 * Throws RangeError when the loan is not whole cents from 0 up, or the rate is 1 or more.
 */
export function usdaGuaranteeFee(baseLoanCents: number, { upfrontRate }: UsdaRules): UsdaGuaranteeFee {
  assertCents(baseLoanCents);
  const { numerator, denominator } = rateToRatio(upfrontRate);
  if (numerator >= denominator) throw new RangeError("The fee must be less than the loan");
  const noteCents = roundCents(BigInt(baseLoanCents) * denominator, denominator - numerator);
  return { upfrontCents: noteCents - baseLoanCents, noteCents };
}
