import {
  conformingLimits,
  countyHomes,
  fairMarketRents,
  fhaLimits,
  housePrices,
  incomeLimits,
  metroTaxes,
  stateHomes,
} from "#app/content/editions/editions.json";
import { newest } from "#app/content/editions/newest-edition.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import type { AreaFacts } from "#app/domain/programs/rules.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import ends from "./anywhere.json";

/** The fiscal year of HUD's rents. */
export const rentYear = newest(fairMarketRents).year;

/** Who published each place figure, as of when, and whose copy it is: shown next to the figure. */
export const placeSources = {
  rents: rentSource(rentYear),
  incomes: incomeSource(newest(incomeLimits)),
  conforming: limitSource("FHFA conforming loan limits for", newest(conformingLimits)),
  fha: limitSource("HUD limits for FHA loans in", newest(fhaLimits)),
  prices: `FHFA house price index, purchase-only, fourth quarters to ${housePrices.to}`,
  stateHomes: `Census Bureau, American Community Survey ${stateHomes.to}: median home value and property tax`,
  metroTax: `Census Bureau, American Community Survey ${surveyYears(metroTaxes)}`,
  countyHomes: `Census Bureau, American Community Survey ${surveyYears(countyHomes)}`,
  zips: "ZIP codes and cities: GeoNames (CC BY 4.0) and HUD. Borders: Census Bureau, 2023",
} as const;

/** A county keeps the rents of the year before if it isn't in the newest file. */
export function rentSource(year: number): string {
  const edition = fairMarketRents.find((each) => each.year === year);
  if (!edition) throw new Error(`No Fair Market Rents of ${year}`);
  const { effective, from } = edition;
  return `HUD Fair Market Rents for fiscal year ${year}, from ${formatDay(effective)}, ${from}`;
}

/** A survey of small places takes five years. */
function surveyYears({ to }: { to: string }): string {
  return `${Number(to) - 4}–${to}`;
}

function incomeSource({ year, effective, from }: (typeof incomeLimits)[number]): string {
  return `HUD income limits for fiscal year ${year}, from ${formatDay(effective)}, ${from}`;
}

function limitSource(name: string, { year, from }: (typeof conformingLimits)[number]): string {
  return `${name} ${year}, one unit, ${from}`;
}

const [{ baseline, ceiling }] = nationalLimits;

/** Ranges that cover every county: used when no one has named a place. */
export const anywhere: AreaFacts = {
  medianIncomeCents: inCents(ends.medianIncome),
  lowIncomeCents: ends.lowIncome.map(inCents),
  incomesByTown: false,
  conformingLimitCents: inCents(ends.conformingLimit),
  baselineLimitCents: inCents({ low: baseline[0], high: ceiling[0] }),
  fhaLimitCents: inCents(ends.fhaLimit),
};

function inCents({ low, high }: { low: number; high: number }) {
  return { low: low * 100, high: high * 100 };
}
