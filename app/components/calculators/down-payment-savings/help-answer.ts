import { countyMedianIncomes, savingsAssumptions } from "#app/content/finder/assistance-example.ts";
import {
  type AssistanceSavings,
  assistanceSavings,
  lowestFittingMedianCents,
  shareAtOrAbove,
} from "#app/domain/programs/assistance-savings.ts";

/** What help could cover, and where in the country the income would still be within a common limit. */
export type HelpAnswer = AssistanceSavings & {
  incomeCents: number;
  /** The income is within the limit where the area's median is at least this. */
  medianCents: number;
  /** Of ten US counties, how many have such a median. */
  countiesOfTen: number;
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
