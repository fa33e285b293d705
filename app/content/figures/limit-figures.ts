import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { dollars, percent, roundDollars } from "./figure-words.ts";

const [latest, previous] = nationalLimits;
const { baseline, ceiling, fhaFloor } = latest;

/** The national loan limits as texts name them. Those of the counties are in county-limit-figures.ts, which is large. */
export const limits = {
  year: `${latest.year}`,
  fhaYear: `${latest.fhaYear}`,
  baseline: dollars(baseline[0]),
  ceiling: dollars(ceiling[0]),
  fhaFloor: dollars(fhaFloor[0]),
  baselineBefore: dollars(previous?.baseline[0] ?? 0),
  /** Where the law starts from one and a half times the baseline, which is the ceiling elsewhere. */
  islands: `In Alaska and Hawaii it starts at ${dollars(ceiling[0])}.`,
  next: `The limits of ${latest.year + 1} are due at the end of November ${latest.year}.`,
  rise: percent(baseline[0] / (previous?.baseline[0] ?? baseline[0]) - 1, 1),
  baselinePrice: roundDollars(baseline[0] / 0.95, 100),
  fhaPrice: roundDollars(fhaFloor[0] / 0.965, 100),
  conformingSource: latest.conformingSource,
  fhaSource: latest.fhaSource,
} as const;

/** The limits by number of homes in the building: the baseline, FHA's lowest, and the highest of both, in dollars. */
export const limitRows: readonly (readonly [units: string, ...limits: string[]])[] = [0, 1, 2, 3].map((index) => [
  `${index + 1}`,
  dollars(baseline[index] ?? 0),
  dollars(fhaFloor[index] ?? 0),
  dollars(ceiling[index] ?? 0),
]);
