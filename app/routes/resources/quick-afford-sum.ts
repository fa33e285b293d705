import type { AffordabilityAnswer } from "#app/components/calculators/affordability-sum.ts";
import {
  type Checked,
  type FieldRules,
  hasProblems,
  moneyField,
  readTyped,
  type TypedSum,
} from "#app/components/calculators/typed-fields.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { exampleHousehold, lendingRatios } from "#app/content/lending-ratios.ts";
import { affordablePrice } from "#app/domain/affordable-price.ts";

type Name = "income" | "debts" | "down";

const rules: FieldRules<Name> = {
  income: {
    ...moneyField,
    label: "Annual Income",
    help: "Before tax, everybody who signs",
    what: "your income",
    example: exampleHousehold.annualIncomeCents,
    min: 0,
    max: 10_000_000_00,
  },
  debts: {
    ...moneyField,
    label: "Monthly Debts",
    help: "Car, cards, student loans. Not your rent.",
    what: "your monthly debts",
    example: exampleHousehold.monthlyDebtsCents,
    min: 0,
    max: 1_000_000_00,
  },
  down: {
    ...moneyField,
    label: "Down Payment",
    help: "What you could pay down",
    what: "the down payment",
    example: exampleMortgage.downCents,
    min: 0,
    max: 50_000_000_00,
  },
};

function check(typed: Record<Name, string>): Checked<Name, AffordabilityAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const price = affordablePrice({
    ...exampleMortgage,
    ...planningAssumptions,
    ...lendingRatios,
    annualIncomeCents: values.income,
    monthlyDebtsCents: values.debts,
    downCents: values.down,
  });
  return { answer: { ...price, downCents: values.down } };
}

/** Affordability with the three numbers that people know by heart; the rate is the example's. */
export const quickAffordability: TypedSum<Name, AffordabilityAnswer> = { rules, check };
