import { housePrices } from "#app/content/editions/editions.json";
import csv from "#app/content/market-data/house-prices-fourth-quarter.csv?raw";
import { type StateCode, stateCodes, states } from "#app/content/places/states.ts";
import { csvRows } from "#app/domain/text/csv.ts";

/** How house prices of a state changed, as shares: 0.5 is half as much again. */
export type PriceChange = { state: StateCode; name: string; sinceBefore: number; lastYear: number };

const indexes = new Map(
  csvRows(csv, ["state", "year", "index"]).map(({ state, year, index }) => [`${state} ${year}`, Number(index)]),
);

const latest = Number(housePrices.to);

/** The last year whose fourth quarter is known, the one before it, and the last before the pandemic. */
export const priceYears = { before: 2019, previous: latest - 1, latest } as const;

/** FHFA's purchase-only index in the fourth quarter, 100 at the start of 1991, not seasonally adjusted. */
export function priceIndex(state: StateCode, year: number): number {
  const index = indexes.get(`${state} ${year}`);
  if (index === undefined) throw new Error(`No prices of ${state} in ${year}`);
  return index;
}

export function priceChange(state: StateCode, from: number, to: number): number {
  return priceIndex(state, to) / priceIndex(state, from) - 1;
}

/** Every state and DC, the largest rise since before the pandemic first. */
export const priceChanges: readonly PriceChange[] = stateCodes
  .map((state) => ({
    state,
    name: states[state].name,
    sinceBefore: priceChange(state, priceYears.before, priceYears.latest),
    lastYear: priceChange(state, priceYears.previous, priceYears.latest),
  }))
  .toSorted((a, b) => b.sinceBefore - a.sinceBefore);
