import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  hasProblems,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { moneyField, rateField, readTyped, yearsField } from "#app/components/calculators/fields/typed-fields.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import { type RentPaid, rentPaid } from "#app/domain/buying/rent-paid.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

// The total a renter has paid so far. Choose words with care: the rent bought a roof, and we tell no one to buy.

export type RentReceiptAnswer = RentPaid & { years: number; monthlyRentCents: number; yearlyRise: number };

/** The longest receipt, and the tallest building. */
export const yearsAtMost = 40;

const rules = {
  rent: {
    ...moneyField,
    label: "Your rent now",
    help: "Each month",
    what: "your rent",
    own: "rent",
    example: exampleMortgage.rentCents,
    min: 1_00,
    max: 50_000_00,
  },
  years: {
    ...yearsField,
    label: "How long you have rented",
    example: 6,
    choices: Array.from({ length: yearsAtMost }, (_, index) => ({
      value: index + 1,
      label: counted(index + 1, "year"),
    })),
  },
  rise: {
    ...rateField,
    label: "Rent went up by",
    help: "Each year, on average",
    what: "the rise",
    example: rentOrBuyAssumptions.rentGrowth,
    min: 0,
    max: 0.15,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, RentReceiptAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  return { answer: receiptOf(values.rent, values.rise, values.years) };
}

export function receiptOf(monthlyRentCents: number, yearlyRise: number, years: number): RentReceiptAnswer {
  return { ...rentPaid(monthlyRentCents, yearlyRise, years), years, monthlyRentCents, yearlyRise };
}

export const rentReceiptModel: CalculatorModel<Name, RentReceiptAnswer> = {
  slug: "rent-receipt",
  rules,
  check,
  groups: [{ title: "Your rent", names: ["rent", "years", "rise"] }],
  headline: ({ totalCents, years }) => [
    `In ${counted(years, "year")} you paid about `,
    strong(formatDollars(totalCents)),
    ` in rent. It kept a roof over your head for ${counted(years * 12, "month")}.`,
  ],
  short: ({ totalCents, years }) => ({
    figure: formatDollars(totalCents),
    words: `of rent in ${counted(years, "year")}`,
  }),
  figures: ({ totalCents, years, monthlyRentCents, yearsCents }) => [
    { label: "Rent paid in all", value: formatDollars(totalCents) },
    { label: "A month in the first year", value: formatDollars((yearsCents.at(-1) ?? 0) / 12) },
    { label: "A month now", value: formatDollars(monthlyRentCents) },
    { label: "A month on average", value: formatDollars(totalCents / (years * 12)) },
  ],
};
