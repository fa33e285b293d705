import {
  type Checked,
  type FieldRules,
  hasProblems,
  moneyField,
  readTyped,
  type TypedSum,
} from "#app/components/calculators/typed-fields.ts";
import { countyMedianIncomes, savingsAssumptions, savingsExample } from "#app/content/assistance-example.ts";
import {
  type AssistanceSavings,
  assistanceSavings,
  lowestFittingMedianCents,
  shareAtOrAbove,
} from "#app/domain/assistance-savings.ts";

type FieldName = "price" | "income";

/** What help could cover, and where in the country the income would still be within a common limit. */
export type SavingsAnswer = AssistanceSavings & {
  incomeCents: number;
  /** The income is within the limit where the area's median is at least this. */
  medianCents: number;
  /** Of ten US counties, how many have such a median. */
  countiesOfTen: number;
};

export const savingsRules: FieldRules<FieldName> = {
  price: {
    ...moneyField,
    label: "Home Price",
    what: "the home price",
    example: savingsExample.priceCents,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  income: {
    ...moneyField,
    label: "Annual Income",
    help: "Everybody who will live there, before tax",
    what: "the income of a year",
    example: savingsExample.incomeCents,
    min: 1_000_00,
    max: 50_000_000_00,
  },
};

export const savingsSum: TypedSum<FieldName, SavingsAnswer> = { rules: savingsRules, check };

function check(typed: Record<FieldName, string>): Checked<FieldName, SavingsAnswer> {
  const { values, problems } = readTyped(savingsRules, typed);
  if (hasProblems(problems)) return { problems };
  const medianCents = lowestFittingMedianCents(values.income, savingsAssumptions.incomeLimitShare);
  return {
    answer: {
      ...assistanceSavings({ ...savingsAssumptions, priceCents: values.price }),
      incomeCents: values.income,
      medianCents,
      countiesOfTen: Math.round(shareAtOrAbove(countyMedianIncomes.quantilesCents, medianCents) * 10),
    },
  };
}
