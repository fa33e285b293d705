import type { CreditScoreBand } from "#app/content/site/records.ts";

/** The five bands that most lenders speak of, from low to high. Labels as FICO publishes them for its general scores. */
export const creditBands = [
  { from: 300, to: 579, label: "Poor" },
  { from: 580, to: 669, label: "Fair" },
  { from: 670, to: 739, label: "Good" },
  { from: 740, to: 799, label: "Very Good" },
  { from: 800, to: 850, label: "Excellent" },
] as const satisfies readonly CreditScoreBand[];

/** The place in the list of the band that a score is in. */
export function bandIndexOf(score: number): number {
  return creditBands.findIndex(({ from, to }) => score >= from && score <= to);
}
