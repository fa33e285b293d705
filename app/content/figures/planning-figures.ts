import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { percentSign } from "./figure-words.ts";

// What the calculators start with, as their texts name it: shares of the price, or of the loan, a year.
export const plannedPropertyTax = percentSign(exampleMortgage.propertyTaxRate);
export const plannedHomeInsurance = percentSign(planningAssumptions.homeInsuranceRate);
export const plannedMortgageInsurance = percentSign(planningAssumptions.mortgageInsuranceRate);
