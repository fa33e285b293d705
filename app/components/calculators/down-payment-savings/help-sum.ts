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

type HelpName = "price" | "income";

/** What help could cover, and where in the country the income would still be within a common limit. */
export type HelpAnswer = AssistanceSavings & {
  incomeCents: number;
  /** The income is within the limit where the area's median is at least this. */
  medianCents: number;
  /** Of ten US counties, how many have such a median. */
  countiesOfTen: number;
};

export const helpRules: FieldRules<HelpName> = {
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

type Terms = {
  priceCents: number;
  incomeCents: number;
  downShare: number;
  closingShare: number;
  downHelpLimitCents: number;
  closingHelpLimitCents: number;
};

/** What is due at closing, what help of these limits covers, and how far the income reaches. */
export function helpWith({ incomeCents, ...terms }: Terms): HelpAnswer {
  const medianCents = lowestFittingMedianCents(incomeCents, savingsAssumptions.incomeLimitShare);
  return {
    ...assistanceSavings(terms),
    incomeCents,
    medianCents,
    countiesOfTen: Math.round(shareAtOrAbove(countyMedianIncomes.quantilesCents, medianCents) * 10),
  };
}

function check(typed: Record<HelpName, string>): Checked<HelpName, HelpAnswer> {
  const { values, problems } = readTyped(helpRules, typed);
  if (hasProblems(problems)) return { problems };
  const { downShare, closingShare, downHelpLimitCents, closingHelpLimitCents } = savingsAssumptions;
  const terms = { downShare, closingShare, downHelpLimitCents, closingHelpLimitCents };
  return { answer: helpWith({ ...terms, priceCents: values.price, incomeCents: values.income }) };
}

export const helpSum: TypedSum<HelpName, HelpAnswer> = { rules: helpRules, check };
