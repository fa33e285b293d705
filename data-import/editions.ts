import { addMonths } from "#app/domain/time/calendar.ts";

/** A table that is published for a year: which year, from when it holds, when the next one should be out. */
export type YearEdition = {
  year: number;
  effective: string;
  reviewBy: string;
  /** Where the figures are published, by name and number. */
  source: string;
  /** Whose copy it is, read after the source. */
  from: string;
  /** Of loan limits, in dollars for one to four units: the lowest of all counties, and the highest outside the four
   *  places that the law lets go half as high again. Null where a year’s table has one unit alone. */
  lowest?: readonly (number | null)[];
  highest?: readonly (number | null)[];
};

/** A series that grows: its last week, month or year, and when a newer one should be out. */
export type SeriesEdition = { to: string; reviewBy: string; from: string };

/** app/content/editions/editions.json: the one place that says how old each table is. */
export type Editions = {
  fairMarketRents: YearEdition[];
  incomeLimits: YearEdition[];
  conformingLimits: YearEdition[];
  fhaLimits: YearEdition[];
  mortgageRates: SeriesEdition;
  consumerPrices: SeriesEdition;
  housePrices: SeriesEdition;
  stateHomes: SeriesEdition;
  metroTaxes: SeriesEdition;
  countyHomes: SeriesEdition;
  lenderDecisions: SeriesEdition;
};

export type YearTable = "fairMarketRents" | "incomeLimits" | "conformingLimits" | "fhaLimits";
export type SeriesTable = Exclude<keyof Editions, YearTable>;

type YearRule = {
  effective: (year: number) => string | null;
  reviewBy: (year: number) => string;
  source: (year: number) => string;
};

/**
 * When a year's table begins and should be followed by the next, unless the command says otherwise. FHFA and HUD have
 * announced each year's loan limits by the first days of December; fair market rents follow the fiscal year.
 */
export const yearRules: Readonly<Record<YearTable, YearRule>> = {
  fairMarketRents: {
    effective: (year) => `${year - 1}-10-01`,
    reviewBy: (year) => `${year}-10-01`,
    source: (year) => `HUD, Fair Market Rents of fiscal year ${year}`,
  },
  incomeLimits: {
    // HUD publishes income limits in spring, on another day each year.
    effective: () => null,
    reviewBy: (year) => `${year + 1}-06-01`,
    source: (year) => `HUD, income limits of fiscal year ${year}`,
  },
  conformingLimits: {
    effective: (year) => `${year}-01-01`,
    reviewBy: (year) => `${year}-12-05`,
    source: (year) => `FHFA, conforming loan limits of ${year}`,
  },
  fhaLimits: {
    effective: (year) => `${year}-01-01`,
    reviewBy: (year) => `${year}-12-05`,
    source: (year) => `HUD, FHA loan limits of ${year}`,
  },
};

/** How long after its last figure a series should have newer ones: a quarter of rates, four months of prices. */
export const seriesRules: Readonly<Record<SeriesTable, (to: string) => string>> = {
  mortgageRates: (day) => addMonths(day, 3),
  consumerPrices: (month) => addMonths(`${month}-01`, 5),
  // The fourth quarter of a year comes in the last days of the next February.
  housePrices: (year) => `${Number(year) + 2}-03-15`,
  stateHomes: nextSurvey,
  metroTaxes: nextSurvey,
  countyHomes: nextSurvey,
  // A year's decisions are out in the next summer; what lenders accept moves slowly, so a second summer is soon enough.
  lenderDecisions: (year) => `${Number(year) + 3}-07-31`,
};

/** The Census Bureau has its survey of a year out within the two that follow. */
function nextSurvey(year: string): string {
  return `${Number(year) + 2}-12-31`;
}

/** The editions of a table after one more, the newest first. Those of years that no row has anymore are gone. */
export function withEdition(
  list: readonly YearEdition[],
  edition: YearEdition,
  years: ReadonlySet<number>,
): YearEdition[] {
  return [edition, ...list.filter(({ year }) => year !== edition.year)]
    .filter(({ year }) => years.has(year))
    .toSorted((one, other) => other.year - one.year);
}
