import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { priceForPayment } from "#app/domain/price-for-payment.ts";

/** What is put down when a rent is turned into a price. A planning assumption; shown beside the price. */
export const rentDownShare = 0.05;

/** The home that a month’s rent would pay for at the site’s sample rate, tax and insurance included. */
export function homeForRent(rentCents: number) {
  return priceForPayment({
    monthlyCents: rentCents,
    downShare: rentDownShare,
    annualRate: exampleMortgage.annualRate,
    termMonths: exampleMortgage.termMonths,
    propertyTaxRate: exampleMortgage.propertyTaxRate,
    homeInsuranceRate: planningAssumptions.homeInsuranceRate,
    monthlyDuesCents: 0,
    program: { kind: "conventional", insuranceRate: planningAssumptions.mortgageInsuranceRate },
  });
}
