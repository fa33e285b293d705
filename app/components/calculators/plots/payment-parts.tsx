import type { SceneColor } from "#app/components/scenes/shapes.tsx";
import type { HomeCost } from "#app/domain/buying/home-cost.ts";
import { formatCents, formatTenths } from "#app/lib/format/format-currency.ts";
import { NumbersTable } from "./numbers-table.tsx";

export type PaymentPart = { name: string; shortName: string; cents: number; color: SceneColor };

/** A payment that can be drawn: its parts, its whole, and the rent to compare it with. */
export type DrawnPayment = Omit<HomeCost, "baseLoanCents" | "upfrontCents" | "noteCents"> & {
  /** Null while no rent is given. */
  rentCents: number | null;
};

/** A payment through the years of its loan. */
type PaymentByYear = {
  cost: HomeCost;
  /** Mortgage insurance in the first month of each year. */
  insuranceByYear: readonly number[];
  rentCents: number | null;
};

/** The payment in the first month of a year, 0 for the first year: taxes, insurance and dues as they are today. */
export function paymentInYear({ cost, insuranceByYear, rentCents }: PaymentByYear, year: number): DrawnPayment {
  const mortgageInsuranceCents = insuranceByYear[year] ?? 0;
  const monthlyCents = cost.monthlyCents - cost.mortgageInsuranceCents + mortgageInsuranceCents;
  return { ...cost, mortgageInsuranceCents, monthlyCents, rentCents };
}

/** The parts of the payment, from the ground up; parts of $0 are skipped. */
export function paymentParts(payment: DrawnPayment): PaymentPart[] {
  const parts: PaymentPart[] = [
    {
      name: "Loan: principal and interest",
      shortName: "Loan and interest",
      cents: payment.principalAndInterestCents,
      color: "leaf",
    },
    { name: "Property tax", shortName: "Property tax", cents: payment.propertyTaxCents, color: "slate" },
    { name: "Home insurance", shortName: "Home insurance", cents: payment.homeInsuranceCents, color: "cream" },
    { name: "HOA dues", shortName: "Association", cents: payment.duesCents, color: "wood" },
    {
      name: "Mortgage insurance",
      shortName: "Mortgage insurance",
      cents: payment.mortgageInsuranceCents,
      color: "brick",
    },
  ];
  return parts.filter(({ cents }) => cents > 0);
}

/** The size of the payment's house, in drawing units, on a wide column and on phones. */
export const houseSize = { wide: { width: 760, height: 500 }, narrow: { width: 330, height: 400 } };

/** The numbers behind the drawing, to the cent. */
export function PaymentTable({ answer }: { answer: DrawnPayment }) {
  const { monthlyCents } = answer;
  return (
    <NumbersTable
      head={["Part", "A month", "Share"]}
      rows={paymentParts(answer).map(({ name, cents }) => [
        name,
        formatCents(cents),
        formatTenths(cents / monthlyCents),
      ])}
      sum={["Together", formatCents(monthlyCents), "100%"]}
    />
  );
}
