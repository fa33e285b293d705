import { rateToRatio, roundCents, sumCents } from "#app/domain/money.ts";
import type { HomeCost } from "./home-cost.ts";

/** What a closing is planned with: fees, and months and days that are paid ahead. */
export type ClosingPlan = {
  feesCents: number;
  homeInsuranceMonths: number;
  escrowMonths: { homeInsurance: number; propertyTax: number };
  interestDays: number;
};

/** The cash for a closing besides the down payment: fees, and what is paid ahead. In cents. */
export type PlannedClosing = { feesCents: number; aheadCents: number };

/** Fees, a first year's insurance, the escrow and some days of interest, as `closing-costs.ts` names them. */
export function plannedClosing(
  cost: Pick<HomeCost, "homeInsuranceCents" | "propertyTaxCents" | "noteCents">,
  annualRate: number,
  { feesCents, homeInsuranceMonths, escrowMonths, interestDays }: ClosingPlan,
): PlannedClosing {
  const insuranceMonths = homeInsuranceMonths + escrowMonths.homeInsurance;
  const aheadCents = sumCents([
    cost.homeInsuranceCents * insuranceMonths,
    cost.propertyTaxCents * escrowMonths.propertyTax,
    interestCents(cost.noteCents, annualRate, interestDays),
  ]);
  return { feesCents, aheadCents };
}

/** Interest of so many days, by 365 days a year, as the site's closing costs count it. */
export function interestCents(loanCents: number, annualRate: number, days: number): number {
  const { numerator, denominator } = rateToRatio(annualRate);
  return roundCents(BigInt(loanCents) * numerator * BigInt(days), 365n * denominator);
}
