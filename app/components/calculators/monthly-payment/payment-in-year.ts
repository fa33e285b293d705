import type { DrawnPayment } from "#app/components/calculators/plots/payment-parts.ts";
import type { MonthlyPaymentAnswer } from "./monthly-payment-model.ts";

/** The payment in the first month of a year, 0 for the first: taxes, insurance and dues as they are today. */
export function paymentInYear({ cost, insuranceByYear, rentCents }: MonthlyPaymentAnswer, year: number): DrawnPayment {
  const mortgageInsuranceCents = insuranceByYear[year] ?? 0;
  const monthlyCents = cost.monthlyCents - cost.mortgageInsuranceCents + mortgageInsuranceCents;
  return { ...cost, mortgageInsuranceCents, monthlyCents, rentCents };
}
