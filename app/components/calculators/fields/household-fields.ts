import { exampleHousehold } from "#app/content/loans/calculator-examples.ts";
import { type FieldRules, moneyField } from "./typed-fields.ts";

/** What comes in and what is owed, as several calculators ask for it. */
export const householdFields: FieldRules<"income" | "debts"> = {
  income: {
    ...moneyField,
    label: "Annual income",
    help: "Before tax, everybody who signs",
    what: "your income",
    example: exampleHousehold.annualIncomeCents,
    min: 0,
    max: 10_000_000_00,
  },
  debts: {
    ...moneyField,
    label: "Debt payments a month",
    emptyIsZero: true,
    help: "Car, cards, student loans. Not your rent.",
    what: "your monthly debts",
    example: exampleHousehold.monthlyDebtsCents,
    min: 0,
    max: 1_000_000_00,
  },
};
