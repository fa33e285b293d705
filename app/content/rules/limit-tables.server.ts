import { csvRows } from "#app/content/market/csv-rows.ts";
import type { LimitsByUnits, LimitTable } from "#app/domain/loan-limits.ts";
import conformingCsv from "./conforming-limits.csv?raw";
import fhaCsv from "./fha-limits.csv?raw";

/**
 * The limits of every county by year, the newest first, as `npm run data` packs them: some 15 KB a year, so only the
 * server has them. Conforming limits of 2025 for two to four units are not in the public copy that we have.
 */
export const conformingTables: readonly LimitTable[] = tablesOf(conformingCsv);
export const fhaTables: readonly LimitTable[] = tablesOf(fhaCsv);

function tablesOf(csv: string): LimitTable[] {
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
