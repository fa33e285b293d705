import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import type { HomeTerms } from "#app/domain/buying/home-cost.ts";
import { smallestDownCents } from "#app/domain/loan/limits.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatDollars, formatRate, formatTypedMoney } from "#app/lib/format/format-currency.ts";
import type { FieldRules } from "./calculator-model.ts";
import { moneyField, rateField } from "./typed-fields.ts";

// The questions about a home and its loan that several calculators share, and the problems of a down payment that does not
// fit.

/** A home, its loan and today's rent. */
export const homeFields: FieldRules<"price" | "down" | "loan" | "rate" | "tax" | "rent"> = {
  price: {
    ...moneyField,
    label: "Home price",
    what: "the home price",
    own: "price",
    example: exampleMortgage.priceCents,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  down: {
    ...moneyField,
    label: "Down payment",
    shareOf: "price",
    own: "downShare",
    what: "the down payment",
    example: exampleMortgage.downCents,
    min: 0,
    max: 50_000_000_00,
  },
  loan: {
    ...moneyField,
    label: "Loan amount",
    help: "The price less your down payment",
    what: "the loan amount",
    example: exampleMortgage.priceCents - exampleMortgage.downCents,
    min: 1_000_00,
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
    own: "propertyTaxRate",
    example: exampleMortgage.propertyTaxRate,
    min: 0,
    max: 0.1,
  },
  rent: {
    ...moneyField,
    label: "Your rent now",
    what: "your rent",
    own: "rent",
    example: exampleMortgage.rentCents,
    min: 0,
    max: 50_000_00,
    optional: true,
  },
};

type HomeFieldName = "price" | "down" | "rate" | "term" | "tax" | "insurance" | "dues";

/** The typed numbers of a home and its loan, in the form that the calculations take. */
export function homeTerms(values: Record<HomeFieldName, number>): HomeTerms {
  return {
    priceCents: values.price,
    downCents: values.down,
    annualRate: values.rate,
    termMonths: values.term,
    propertyTaxRate: values.tax,
    homeInsuranceRate: values.insurance,
    monthlyDuesCents: values.dues,
  };
}

/** The problem of a down payment above the price, in words. */
export function downAbovePrice(priceCents: number): string {
  return `The down payment is more than the price. Type ${formatTypedMoney(priceCents)} or less.`;
}

/** The problem of a down payment too small for any conventional loan; null if there is none. */
export function conventionalDownProblem(priceCents: number, downCents: number): string | null {
  const least = smallestDownCents(priceCents, conventionalDown);
  if (downCents >= least) return null;
  return `${conventionalDownRule(priceCents)} Type ${formatTypedMoney(Math.ceil(least / 100) * 100)} or more.`;
}

/** The down payment a conventional loan requires at a price, as a sentence. */
export function conventionalDownRule(priceCents: number): string {
  const { share, shareAboveBaseline, baselineCents } = conventionalDown;
  return smallestDownCents(priceCents, conventionalDown) <= shareCents(priceCents, share)
    ? `A conventional loan asks for ${formatRate(share)} down.`
    : `A conventional loan above ${formatDollars(baselineCents)} asks for ${formatRate(shareAboveBaseline)} down.`;
}
