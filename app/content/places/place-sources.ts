import {
  conformingLimits,
  fairMarketRents,
  fhaLimits,
  housePrices,
  incomeLimits,
} from "#app/content/editions/editions.json";
import { newest } from "#app/content/editions/newest-edition.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import type { AreaFacts } from "#app/domain/programs/program-rules.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import ends from "./anywhere.json";

/** Who published the figures of places, as of when, and whose copy they are: said beside each of them. */
export const placeSources = {
  rents: rentSource(newest(fairMarketRents).year),
  incomes: incomeSource(newest(incomeLimits)),
  conforming: limitSource("FHFA conforming loan limits for", newest(conformingLimits)),
  fha: limitSource("HUD limits for FHA loans in", newest(fhaLimits)),
  prices: `FHFA house price index, purchase-only, fourth quarters to ${housePrices.to}`,
} as const;

/** A county keeps the rents of the year before where the newest file leaves it out. */
export function rentSource(year: number): string {
  const edition = fairMarketRents.find((each) => each.year === year);
  if (!edition) throw new Error(`No Fair Market Rents of ${year}`);
  const { effective, from } = edition;
  return `HUD Fair Market Rents for fiscal year ${year}, from ${formatDay(effective)}, ${from}`;
}

function incomeSource({ year, effective, from }: (typeof incomeLimits)[number]): string {
  return `HUD income limits for fiscal year ${year}, from ${formatDay(effective)}, ${from}`;
}

function limitSource(name: string, { year, from }: (typeof conformingLimits)[number]): string {
  return `${name} ${year}, one unit, ${from}`;
}

const [{ baseline, ceiling }] = nationalLimits;

/** Between these lies every county: what stands for a place that nobody named. */
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
