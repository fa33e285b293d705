import type { LimitsByUnits, LimitTable } from "#app/domain/loan/limits.ts";
import { csvRows } from "#app/domain/text/csv.ts";
import conformingCsv from "./conforming-limits.csv?raw";
import fhaCsv from "./fha-limits.csv?raw";

/**
 * The limits of every county by year, the newest first: some 15 KB a year, so only the server has them. Conforming
 * limits of 2025 for two to four units are not in the public copy that we have.
 */
export const conformingTables: readonly LimitTable[] = parseLimits(conformingCsv);
export const fhaTables: readonly LimitTable[] = parseLimits(fhaCsv);

/** Reads a table of loan limits as `npm run data` packs it: a line for each set of limits, with all its counties. */
function parseLimits(csv: string): LimitTable[] {
  const tables = new Map<number, Map<string, LimitsByUnits>>();
  for (const { year, fips, ...dollars } of csvRows(csv, ["year", "one", "two", "three", "four", "fips"])) {
    const counties = tables.get(Number(year)) ?? new Map<string, LimitsByUnits>();
    tables.set(Number(year), counties);
    const limits = {
      1: centsOf(dollars.one),
      2: centsOf(dollars.two),
      3: centsOf(dollars.three),
      4: centsOf(dollars.four),
    };
    for (const county of fips.split(" ")) counties.set(county, limits);
  }
  return [...tables].map(([year, counties]) => ({ year, counties })).toSorted((one, other) => other.year - one.year);
}

function centsOf(dollars: string): number | null {
  return dollars ? Number(dollars) * 100 : null;
}
