import { conformingLimits, fhaLimits } from "#app/content/editions/editions.json";
import { newest } from "#app/content/editions/newest-edition.ts";
import type { RuleTable } from "./rule-table.ts";

/** In dollars, for one to four units. */
export type LimitsInDollars = readonly [one: number, two: number, three: number, four: number];

export type NationalLimits = RuleTable & {
  year: number;
  /** FHA's limits are in their own table, which may be a year behind for some days. */
  fhaYear: number;
  baseline: LimitsInDollars;
  /** 150% of the baseline, the highest limit outside Alaska, Hawaii, Guam and the Virgin Islands. */
  ceiling: LimitsInDollars;
  fhaFloor: LimitsInDollars;
  fhaCeiling: LimitsInDollars;
  /** The announcement of each, by name and day or number. */
  conformingSource: string;
  fhaSource: string;
};

type LimitEdition = (typeof conformingLimits)[number];

/** The national limits that every county's lie between, the newest first: the lowest and highest of our tables. */
export const nationalLimits: readonly [NationalLimits, ...NationalLimits[]] = [
  limitsOf(newest(conformingLimits)),
  ...conformingLimits.slice(1).map(limitsOf),
];

function limitsOf(conforming: LimitEdition): NationalLimits {
  const { year, effective, reviewBy } = conforming;
  const fha = fhaLimits.find((edition) => edition.year <= year) ?? newest(fhaLimits);
  return {
    id: `loan-limits-${year}`,
    source: `${conforming.source}; ${fha.source}`,
    effective,
    reviewBy,
    year,
    fhaYear: fha.year,
    baseline: byUnits(conforming.lowest),
    ceiling: byUnits(conforming.highest),
    fhaFloor: byUnits(fha.lowest),
    fhaCeiling: byUnits(fha.highest),
    conformingSource: conforming.source,
    fhaSource: fha.source,
  };
}

function byUnits([one = 0, two = 0, three = 0, four = 0]: readonly number[]): LimitsInDollars {
  return [one, two, three, four];
}
