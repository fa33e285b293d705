import { csvRows } from "#app/content/market/csv-rows.ts";
import { limitTables } from "#app/content/rules/county-limits.server.ts";
import type { CountyLimits } from "#app/domain/loan-limits.ts";
import { countyLimits } from "#app/domain/loan-limits.ts";
import type { AreaFacts, Range } from "#app/domain/program-rules.ts";
import areasCsv from "./areas.csv?raw";
import countiesCsv from "./counties.csv?raw";
import { type County, parseCounties, stateNames, statePath } from "./county-list.ts";
import { incomeDrift } from "./place-sources.ts";
import townsCsv from "./towns.csv?raw";
import zipsCsv from "./zips.csv?raw";

const sizes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const bedrooms = [0, 1, 2, 3, 4] as const;
const limitYear = 2026;

/** HUD's figures for an area, in cents. */
export type Area = {
  name: string;
  /** Fair Market Rent a month for 0 to 4 bedrooms. */
  rentCents: readonly number[];
  medianIncomeCents: number;
  /** Limits of 50 % and 80 % for 1 to 8 people. */
  veryLowIncomeCents: readonly number[];
  lowIncomeCents: readonly number[];
};

/** An area inside a county, and which towns are in it where there are several. */
export type CountyArea = Area & { towns: string | null };

const areas: readonly Area[] = csvRows(areasCsv, [
  "area",
  ...bedrooms.map((rooms) => `fmr_${rooms}br` as const),
  "median2025",
  ...sizes.map((size) => `l50_${size}` as const),
  ...sizes.map((size) => `l80_${size}` as const),
]).map((row) => ({
  name: row.area,
  rentCents: bedrooms.map((rooms) => Number(row[`fmr_${rooms}br`]) * 100),
  medianIncomeCents: Number(row.median2025) * 100,
  veryLowIncomeCents: sizes.map((size) => Number(row[`l50_${size}`]) * 100),
  lowIncomeCents: sizes.map((size) => Number(row[`l80_${size}`]) * 100),
}));

const towns = new Map(
  csvRows(townsCsv, ["fips", "area", "towns"]).map((row) => [`${row.fips} ${row.area}`, row.towns]),
);

/** All counties, in the order of their numbers. */
export const counties: readonly County[] = parseCounties(countiesCsv);
const byFips = new Map(counties.map((county) => [county.fips, county]));
const byPath = new Map(counties.map((county) => [county.path, county]));
const byState = groupsBy(counties, ({ state }) => state);
const stateByPath = new Map([...stateNames.keys()].map((state) => [statePath(state), state]));

export function countyByFips(fips: string): County | null {
  return byFips.get(fips) ?? null;
}

/** The county whose page is at a path. */
export function countyByPath(path: string): County | null {
  return byPath.get(path) ?? null;
}

/** The postal code of the state whose page is at a path. */
export function stateOfPath(path: string): string | null {
  return stateByPath.get(path) ?? null;
}

/** The counties of a state by postal code; none for what is no state. */
export function countiesOfState(state: string): readonly County[] {
  return byState.get(state) ?? [];
}

/** HUD's areas in a county: one, but for 20 counties of New England. */
export function areasOf({ fips, areas: numbers }: County): readonly CountyArea[] {
  return numbers.flatMap((number) => {
    const area = areas[number];
    return area ? [{ ...area, towns: towns.get(`${fips} ${number}`) ?? null }] : [];
  });
}

/** The loan limits of a county in 2026, one unit, in cents; a range where the FHA limit is in doubt. */
export function limitsOf(county: County): { conformingCents: number; fhaCents: Range } {
  const limits = countyLimits(limitTables, limitYear, county.fips);
  const conformingCents = oneUnit(limits.conforming);
  const fhaCents = oneUnit(limits.fha);
  return {
    conformingCents,
    fhaCents: { low: fhaCents, high: county.fhaInDoubt ? fhaBefore(county, conformingCents) : fhaCents },
  };
}

/** What the rules of programs are held against in a county. */
export function areaFacts(county: County): AreaFacts {
  const own = areasOf(county);
  const { conformingCents, fhaCents } = limitsOf(county);
  return {
    medianIncomeCents: rangeOf(own.map(({ medianIncomeCents }) => medianIncomeCents)),
    lowIncomeCents: sizes.map((size) => rangeOf(own.map(({ lowIncomeCents }) => lowIncomeCents[size - 1] ?? 0))),
    conformingLimitCents: { low: conformingCents, high: conformingCents },
    fhaLimitCents: fhaCents,
    incomeDrift,
  };
}

const zipCounties = new Map<string, string[]>();
for (const { fips, zips } of csvRows(zipsCsv, ["fips", "zips"])) {
  for (const group of zips.split(";")) {
    const [prefix = "", ends = ""] = group.split(":");
    for (const end of ends.split(" ")) zipCounties.set(prefix + end, [...(zipCounties.get(prefix + end) ?? []), fips]);
  }
}
const zipsByPrefix = groupsBy([...zipCounties], ([zip]) => zip.slice(0, 3));

/** Every county that a ZIP code touches; none for a ZIP code that does not exist. */
export function countiesOfZip(zip: string): readonly County[] {
  return (zipCounties.get(zip) ?? []).flatMap((fips) => byFips.get(fips) ?? []);
}

/** The ZIP codes that begin with three digits, each with the numbers of its counties. */
export function zipsOfPrefix(prefix: string): Record<string, readonly string[]> {
  return Object.fromEntries(zipsByPrefix.get(prefix) ?? []);
}

/** The limit of 2025, which HUD would hardly have lowered; a county new in 2026 has at least its conforming limit. */
function fhaBefore({ fips }: County, conformingCents: number): number {
  const before = limitTables.find(({ year }) => year === limitYear - 1)?.counties.get(fips);
  return before ? oneUnit(before.fha) : conformingCents;
}

function oneUnit(limits: CountyLimits["fha"]): number {
  const cents = limits[1];
  if (cents === null) throw new Error("A table without the limit for one unit");
  return cents;
}

/** `Map.groupBy`, which the Node of a machine may not have yet: these tables are made when the module is loaded. */
function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}
