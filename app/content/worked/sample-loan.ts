import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { closingAssumptions, closingPlan } from "#app/content/rules/closing-assumptions.ts";
import { fhaRules } from "#app/content/rules/fha.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { closingCosts } from "#app/domain/buying/closing-costs.ts";
import {
  annualPremiumOf,
  type HomeCost,
  type HomeTerms,
  homeCost,
  type LoanProgram,
  priceForPayment,
} from "#app/domain/buying/home-cost.ts";
import { closingCashCents } from "#app/domain/buying/planned-closing.ts";
import { monthlyPremiumsByYear } from "#app/domain/insurance/annual-premium.ts";
import { mortgageApr } from "#app/domain/loan/offers.ts";
import { shareCents } from "#app/domain/money.ts";

/*
 * The loan that the examples share: a round rate, a round property tax, and the planning figure for home insurance. No
 * lender offers it; each guide says so.
 */
export const sampleRate = 0.07;
export const sampleTaxRate = 0.011;
const terms = {
  annualRate: sampleRate,
  termMonths: 360,
  propertyTaxRate: sampleTaxRate,
  homeInsuranceRate: planningAssumptions.homeInsuranceRate,
  monthlyDuesCents: 0,
};
export const fha: LoanProgram = { kind: "fha", rules: fhaRules };
export const usda: LoanProgram = { kind: "usda", rules: usdaRules };

/** A home bought with the sample loan, and the APR with the upfront and monthly insurance in it and no other fee. */
export function sampleHome(priceCents: number, downCents: number, program: LoanProgram, annualRate = sampleRate) {
  const home: HomeTerms = { ...terms, annualRate, priceCents, downCents };
  const cost = homeCost(home, program);
  const premium = annualPremiumOf(cost.baseLoanCents, home, program);
  const insurance = premium ? monthlyPremiumsByYear(premium) : [];
  const byMonthCents = Array.from(
    { length: terms.termMonths },
    (_, month) => cost.principalAndInterestCents + (insurance[Math.floor(month / 12)] ?? 0),
  );
  const apr = mortgageApr({ noteCents: cost.noteCents, financeChargesCents: cost.upfrontCents, byMonthCents });
  return { ...cost, downCents, apr };
}

/** The same with FHA's smallest down payment. */
export function sampleFhaHome(priceCents: number, annualRate = sampleRate) {
  return sampleHome(priceCents, shareCents(priceCents, fhaDownShare), fha, annualRate);
}

export const fhaDownShare = 0.035;

/** The price that a monthly amount covers with an FHA loan; tax, insurance and an association's dues in it. In cents. */
export function fhaPriceFor(
  monthlyCents: number,
  { monthlyDuesCents = 0, annualRate = sampleRate, downShare = fhaDownShare } = {},
): number {
  return priceForPayment({ ...terms, annualRate, monthlyDuesCents, monthlyCents, downShare, program: fha }).priceCents;
}

/** What a closing of the sample loan is planned with where no day is known, as My path and the calculators count it. */
export function sampleClosingCents(priceCents: number, downCents: number, program: LoanProgram): number {
  return closingCashCents({ ...terms, priceCents, downCents }, program, closingPlan);
}

/** The closing costs of such a home on a day, in the order of a Loan Estimate, without a credit. */
export function sampleClosing(home: HomeCost, closingDay: string) {
  return closingCosts({
    items: closingAssumptions.items,
    closingDay,
    loanCents: home.noteCents,
    annualRate: sampleRate,
    homeInsuranceCents: home.homeInsuranceCents,
    homeInsuranceMonths: closingAssumptions.homeInsuranceMonths,
    propertyTaxCents: home.propertyTaxCents,
    escrowMonths: closingAssumptions.escrowMonths,
    lenderCreditCents: 0,
  });
}
