import type { HomeTerms, LoanProgram } from "#app/domain/buying/home-cost.ts";
import { mortgageApr } from "#app/domain/loan/offers.ts";
import { programOutlook } from "./outlook.ts";

// In its own file: most calculators of a program never ask for an APR, and its search is heavy.

/** A loan on a home, without what the home itself costs. */
type BareTerms = Pick<HomeTerms, "priceCents" | "downCents" | "annualRate" | "termMonths">;

/**
 * The APR of a loan of that kind, as a decimal and not rounded: its upfront fee and its mortgage insurance are finance
 * charges, and no other fee is counted (12 CFR 1026.4(b)(5) and 1026.22). Throws RangeError as `homeCost` does.
 */
export function programApr(terms: BareTerms, program: LoanProgram): number {
  const home = { ...terms, propertyTaxRate: 0, homeInsuranceRate: 0, monthlyDuesCents: 0 };
  const { cost, byMonthCents } = programOutlook(home, program, []);
  return mortgageApr({ noteCents: cost.noteCents, financeChargesCents: cost.upfrontCents, byMonthCents });
}
