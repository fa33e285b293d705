import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { closingPlan } from "#app/content/rules/closing-assumptions.ts";
import { closingCashCents } from "#app/domain/buying/planned-closing.ts";
import { percentSign, wholeDollars } from "./figure-words.ts";

// What the calculators start with, as their texts name it: shares of the price, or of the loan, a year.
export const plannedPropertyTax = percentSign(exampleMortgage.propertyTaxRate);
export const plannedHomeInsurance = percentSign(planningAssumptions.homeInsuranceRate);
export const plannedMortgageInsurance = percentSign(planningAssumptions.mortgageInsuranceRate);

const { feesCents, cashFeesCents, homeInsuranceMonths, escrowMonths, interestDays } = closingPlan;
const { homeInsuranceRate, mortgageInsuranceRate: insuranceRate } = planningAssumptions;

/** What the site plans closing costs with, in words. */
export const closingParts = `our planning fees of ${wholeDollars(feesCents)}, and what the loan has you pay ahead: ${homeInsuranceMonths + escrowMonths.homeInsurance} months of insurance, ${escrowMonths.propertyTax} of tax, ${interestDays} days of interest`;

/** The same among the assumptions of a calculator. */
export const countedClosing = `O${closingParts.slice(1)}. My path and every calculator count the same. Without a loan it is ${wholeDollars(cashFeesCents)} and a year of insurance. A percent that you type replaces it. Your Loan Estimate shows yours.`;

const exampleClosingCents = closingCashCents(
  { ...exampleMortgage, homeInsuranceRate },
  { kind: "conventional", insuranceRate },
  closingPlan,
);

/** The closing costs of the example home with its conventional loan. */
export const exampleClosing = {
  cents: exampleClosingCents,
  home: `a ${wholeDollars(exampleMortgage.priceCents)} home with ${percentSign(exampleMortgage.downCents / exampleMortgage.priceCents)} down`,
  fees: wholeDollars(feesCents),
  ahead: wholeDollars(exampleClosingCents - feesCents),
  all: wholeDollars(exampleClosingCents),
} as const;
