import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { type FieldRules, moneyField, rateField } from "./typed-fields.ts";

/** A home, its loan and the rent that is paid now, as several calculators ask for them. */
export const fieldRules: FieldRules<"price" | "down" | "rate" | "tax" | "rent"> = {
  price: {
    ...moneyField,
    label: "Home price",
    what: "the home price",
    example: exampleMortgage.priceCents,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  down: {
    ...moneyField,
    label: "Down payment",
    shareOf: "price",
    what: "the down payment",
    example: exampleMortgage.downCents,
    min: 0,
    max: 50_000_000_00,
  },
  rate: {
    ...rateField,
    label: "Interest rate",
    what: "the rate",
    example: exampleMortgage.annualRate,
    min: 0,
    max: 0.25,
  },
  tax: {
    ...rateField,
    label: "Property tax",
    what: "the tax",
    example: exampleMortgage.propertyTaxRate,
    min: 0,
    max: 0.1,
  },
  rent: {
    ...moneyField,
    label: "Your rent now",
    what: "your rent",
    example: exampleMortgage.rentCents,
    min: 0,
    max: 50_000_00,
    optional: true,
  },
};
