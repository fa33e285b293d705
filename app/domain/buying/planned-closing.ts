import { assertCents, rateToRatio, roundCents, shareCents, sumCents } from "#app/domain/money.ts";
import { type HomeCost, type HomeTerms, type LoanProgram, monthlyOfPrice, upfrontCentsOf } from "./home-cost.ts";

/** What a closing is planned with: fees, and months and days that are paid ahead. */
export type ClosingPlan = {
  /** All fees of a closing with a loan. */
  feesCents: number;
  /** The fees among them that are due without a loan, too. */
  cashFeesCents: number;
  homeInsuranceMonths: number;
  escrowMonths: { homeInsurance: number; propertyTax: number };
  interestDays: number;
};

/** Closing costs as the site counts them, or a share of the price that the visitor typed instead: 0.03. */
export type ClosingTerms = ClosingPlan | { share: number };

/** The cash for a closing besides the down payment: fees, and what is paid ahead. In cents. */
export type PlannedClosing = { feesCents: number; aheadCents: number };

/** A home to close on; `homeCost` takes the same. */
export type ClosingHome = Omit<HomeTerms, "monthlyDuesCents">;

/**
 * Fees, a first year's insurance, the escrow and some days of interest, as `closing-costs.ts` names them. Without a loan no
 * lender charges a fee, an escrow or interest.
 */
export function plannedClosing(
  { homeInsuranceCents, propertyTaxCents, noteCents }: ClosingBasis,
  annualRate: number,
  { feesCents, cashFeesCents, homeInsuranceMonths, escrowMonths, interestDays }: ClosingPlan,
): PlannedClosing {
  if (noteCents === 0) return { feesCents: cashFeesCents, aheadCents: homeInsuranceCents * homeInsuranceMonths };
  const aheadCents = sumCents([
    homeInsuranceCents * (homeInsuranceMonths + escrowMonths.homeInsurance),
    propertyTaxCents * escrowMonths.propertyTax,
    interestCents(noteCents, annualRate, interestDays),
  ]);
  return { feesCents, aheadCents };
}

type ClosingBasis = Pick<HomeCost, "homeInsuranceCents" | "propertyTaxCents" | "noteCents">;

/** A closing after the seller's credit. It pays fees first, then what is paid ahead, and never the down payment. */
export function afterCredit({ feesCents, aheadCents }: PlannedClosing, creditCents: number): PlannedClosing {
  assertCents(creditCents);
  const ofFees = Math.min(feesCents, creditCents);
  return { feesCents: feesCents - ofFees, aheadCents: Math.max(0, aheadCents - (creditCents - ofFees)) };
}

/**
 * The cash for closing besides the down payment: the one figure of My path and of every calculator. Interest is counted on
 * the whole note, so an upfront premium or fee that is added to the loan adds a little. A home of price 0 costs nothing.
 * Throws RangeError when the down payment is more than the price, or an amount, rate or share is out of range.
 */
export function closingCashCents(
  home: ClosingHome,
  program: LoanProgram,
  closing: ClosingTerms,
  sellerCreditCents = 0,
): number {
  return closingOf(home, program, closing, sellerCreditCents)(home.downCents);
}

/**
 * The largest down payment that leaves enough of the cash for closing, at most the price. Below 0: so much is missing for
 * closing with nothing down. A larger down payment never makes closing cost more, so the search only goes down, and each
 * step is a small part of the last: interest of some days on it.
 * Throws RangeError when the cash is not whole cents from 0 up, and as `closingCashCents` does.
 */
export function downAfterClosing(
  cashCents: number,
  home: Omit<ClosingHome, "downCents">,
  program: LoanProgram,
  closing: ClosingTerms,
): number {
  assertCents(cashCents);
  const closingAt = closingOf(home, program, closing, 0);
  let downCents = Math.min(cashCents, home.priceCents);
  for (;;) {
    const leftCents = Math.min(downCents, cashCents - closingAt(downCents));
    if (leftCents === downCents || downCents === 0) return leftCents;
    downCents = Math.max(0, leftCents);
  }
}

/** Closing costs of a home by its down payment. */
function closingOf(
  home: Omit<ClosingHome, "downCents">,
  program: LoanProgram,
  closing: ClosingTerms,
  sellerCreditCents: number,
): (downCents: number) => number {
  const { priceCents, annualRate } = home;
  const totalOf = (planned: PlannedClosing) => sumCents(Object.values(afterCredit(planned, sellerCreditCents)));
  if ("share" in closing) {
    const cents = totalOf({ feesCents: shareCents(priceCents, closing.share), aheadCents: 0 });
    return () => cents;
  }
  if (priceCents === 0) return () => 0;
  const monthly = monthlyOfPrice(home);
  return (downCents) => {
    const baseLoanCents = priceCents - downCents;
    const noteCents = baseLoanCents + upfrontCentsOf(baseLoanCents, { ...home, downCents }, program);
    return totalOf(plannedClosing({ ...monthly, noteCents }, annualRate, closing));
  };
}

/** Interest of so many days, by 365 days a year, as the site's closing costs count it. */
export function interestCents(loanCents: number, annualRate: number, days: number): number {
  const { numerator, denominator } = rateToRatio(annualRate);
  return roundCents(BigInt(loanCents) * numerator * BigInt(days), 365n * denominator);
}
