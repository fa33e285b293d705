import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { exampleHousehold, lendingRatios } from "#app/content/lending-ratios.ts";
import { type AffordablePrice, affordablePrice, type LimitName } from "#app/domain/affordable-price.ts";
import { fieldRules as homeFields } from "./home-payment-fields.ts";
import {
  type Checked,
  type FieldRules,
  hasProblems,
  moneyField,
  rateField,
  readTyped,
  type TypedSum,
} from "./typed-fields.ts";

type Name = "income" | "debts" | "down" | "rate";

export type AffordabilityAnswer = AffordablePrice & { downCents: number };

const rules: FieldRules<Name> = {
  income: {
    ...moneyField,
    label: "Annual income",
    help: "Before tax, all borrowers together",
    what: "your income",
    example: exampleHousehold.annualIncomeCents,
    min: 0,
    max: 10_000_000_00,
  },
  debts: {
    ...moneyField,
    label: "Monthly debts",
    emptyIsZero: true,
    help: "Car, cards, student loans. Not your rent.",
    what: "your monthly debts",
    example: exampleHousehold.monthlyDebtsCents,
    min: 0,
    max: 1_000_000_00,
  },
  down: homeFields.down,
  rate: {
    ...rateField,
    label: "Interest rate",
    help: "A year, fixed for 30 years",
    what: "the rate",
    example: exampleMortgage.annualRate,
    min: 0,
    max: 0.25,
  },
};

function check(typed: Record<Name, string>): Checked<Name, AffordabilityAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const price = affordablePrice({
    annualIncomeCents: values.income,
    monthlyDebtsCents: values.debts,
    downCents: values.down,
    annualRate: values.rate,
    termMonths: exampleMortgage.termMonths,
    propertyTaxRate: exampleMortgage.propertyTaxRate,
    homeInsuranceRate: planningAssumptions.homeInsuranceRate,
    mortgageInsuranceRate: planningAssumptions.mortgageInsuranceRate,
    housingShare: lendingRatios.housingShare,
    debtsShare: lendingRatios.debtsShare,
    minimumDownShare: lendingRatios.minimumDownShare,
  });
  return { answer: { ...price, downCents: values.down } };
}

export const limitNames: Record<LimitName, string> = {
  income: "Your income",
  debts: "Your debts",
  savings: "Your savings",
};

/** The limits as walks to a price; one that allows any price leads nowhere. */
export function limitWalks({ limits, binding }: AffordabilityAnswer) {
  const walks = limits.flatMap(({ name, priceCents }) =>
    priceCents === null ? [] : [{ name: limitNames[name], priceCents }],
  );
  return { walks, binding: limitNames[binding] };
}

export const affordability: TypedSum<Name, AffordabilityAnswer> = { rules, check };
