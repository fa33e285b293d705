import type { SceneColor } from "#app/components/scenes/shapes.tsx";
import type { PaymentAnswer } from "./home-payment-fields.ts";

export type PaymentPart = { name: string; shortName: string; cents: number; color: SceneColor };

/** What the payment is made of, from the ground up; parts of nothing are left out. */
export function paymentParts(answer: PaymentAnswer): PaymentPart[] {
  const parts: PaymentPart[] = [
    {
      name: "Loan: principal and interest",
      shortName: "Loan and interest",
      cents: answer.principalAndInterestCents,
      color: "leaf",
    },
    { name: "Property tax", shortName: "Property tax", cents: answer.propertyTaxCents, color: "slate" },
    { name: "Home insurance", shortName: "Home insurance", cents: answer.homeInsuranceCents, color: "cream" },
    {
      name: "Mortgage insurance",
      shortName: "Mortgage insurance",
      cents: answer.mortgageInsuranceCents,
      color: "brick",
    },
  ];
  return parts.filter(({ cents }) => cents > 0);
}
