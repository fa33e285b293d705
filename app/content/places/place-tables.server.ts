import { csvRows } from "#app/content/market/csv-rows.ts";
import areasCsv from "./areas.csv?raw";
import countiesCsv from "./counties.csv?raw";
import { type County, parseCounties } from "./county-list.ts";
import townsCsv from "./towns.csv?raw";
import zipsCsv from "./zips.csv?raw";

/** How many people HUD's limits are for. */
export const householdSizes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const bedrooms = [0, 1, 2, 3, 4] as const;

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

let parsed: ReturnType<typeof parseTables> | undefined;

/** All places. Only pages of places and the finder need them, so they are parsed when first asked for, and kept. */
export function placeTables(): ReturnType<typeof parseTables> {
  parsed ??= parseTables();
  return parsed;
}

function parseTables() {
  const counties: readonly County[] = parseCounties(countiesCsv);
  const zipCounties = parseZips();
  return {
    counties,
    countyByFips: new Map(counties.map((county) => [county.fips, county])),
    countyByPath: new Map(counties.map((county) => [county.path, county])),
    countiesByState: groupsBy(counties, ({ state }) => state),
    areas: parseAreas(),
    towns: new Map(csvRows(townsCsv, ["fips", "area", "towns"]).map((row) => [`${row.fips} ${row.area}`, row.towns])),
    zipCounties,
    zipsByPrefix: groupsBy([...zipCounties], ([zip]) => zip.slice(0, 3)),
  };
}

function parseAreas(): readonly Area[] {
  return csvRows(areasCsv, [
    "area",
    ...bedrooms.map((rooms) => `fmr_${rooms}br` as const),
    "median2025",
    ...householdSizes.map((size) => `l50_${size}` as const),
    ...householdSizes.map((size) => `l80_${size}` as const),
  ]).map((row) => ({
    name: row.area,
    rentCents: bedrooms.map((rooms) => Number(row[`fmr_${rooms}br`]) * 100),
    medianIncomeCents: Number(row.median2025) * 100,
    veryLowIncomeCents: householdSizes.map((size) => Number(row[`l50_${size}`]) * 100),
    lowIncomeCents: householdSizes.map((size) => Number(row[`l80_${size}`]) * 100),
  }));
}

/** The numbers of the counties that each ZIP code touches. */
function parseZips(): Map<string, string[]> {
  const counties = new Map<string, string[]>();
  for (const { fips, zips } of csvRows(zipsCsv, ["fips", "zips"])) {
    for (const group of zips.split(";")) {
      const [prefix = "", ends = ""] = group.split(":");
      for (const end of ends.split(" ")) counties.set(prefix + end, [...(counties.get(prefix + end) ?? []), fips]);
    }
  }
  return counties;
}

/** `Map.groupBy`, which the Node of a machine may not have yet: the build makes pages of places, too. */
function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
