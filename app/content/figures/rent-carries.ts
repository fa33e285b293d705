import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { priceForPayment } from "#app/domain/buying/home-cost.ts";

/** The down payment used to turn a rent into a price. A planning assumption, shown next to the price. */
export const rentDownShare = 0.05;

/**
 * The home that a month’s rent would pay for at the week’s average rate, tax and insurance included. The tax is a year’s
 * share of the price: that of the place, or the planning figure.
 */
export function homeForRent(
  rentCents: number,
  propertyTaxRate: number = exampleMortgage.propertyTaxRate,
  annualRate: number = latestAverage.annualRate,
) {
  return priceForPayment({
    monthlyCents: rentCents,
    downShare: rentDownShare,
    annualRate,
    termMonths: exampleMortgage.termMonths,
    propertyTaxRate,
    homeInsuranceRate: planningAssumptions.homeInsuranceRate,
    monthlyDuesCents: 0,
    program: { kind: "conventional", insuranceRate: planningAssumptions.mortgageInsuranceRate },
  });
}
