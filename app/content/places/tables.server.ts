import { csvRows } from "#app/domain/text/csv.ts";
import citiesCsv from "./cities.csv?raw";
import countiesCsv from "./counties.csv?raw";
import countyHomesCsv from "./county-homes.csv?raw";
import { type County, parseCounties } from "./county-list.ts";
import incomesCsv from "./incomes.csv?raw";
import metroTaxesCsv from "./metro-taxes.csv?raw";
import rentsCsv from "./rents.csv?raw";
import stateHomesCsv from "./state-homes.csv?raw";
import zipsCsv from "./zips.csv?raw";

/** How many people HUD's limits are for. */
export const householdSizes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const bedrooms = [0, 1, 2, 3, 4] as const;

/** HUD's figures for an area inside a county, for a fiscal year. A county is one area, except for some in New England. */
type OfArea = {
  year: number;
  /** The towns of the area, where the county has several. */
  towns: string | null;
};

/** HUD's Fair Market Rent a month for 0 to 4 bedrooms, in cents. */
export type AreaRents = OfArea & { name: string; population: number; rentCents: readonly number[] };

/** HUD's median family income and its limits of 50% and 80% for 1 to 8 people, in cents. */
export type AreaIncomes = OfArea & {
  medianIncomeCents: number;
  veryLowIncomeCents: readonly number[];
  lowIncomeCents: readonly number[];
  /** How many towns with different figures these are the middle of: then they aren't anyone's limit. Null elsewhere. */
  middleOfTowns: number | null;
};

/** Home values, and yearly property tax as a share of them: a ratio of two medians. */
export type HomesWithTax = { valueCents: number; taxRate: number };

/** A typical home value and rent of a county by the Census Bureau; null where too few people answered. */
export type CountyHomes = { valueCents: number | null; rentCents: number | null };

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
    rents: parseRents(),
    incomes: parseIncomes(),
    stateHomes: parseStateHomes(),
    metroOfCounty: parseMetros(),
    countyHomes: parseCountyHomes(),
    cityNames: parseCities(),
    zipCounties,
    zipsByPrefix: groupsBy([...zipCounties], ([zip]) => zip.slice(0, 3)),
  };
}

function parseRents(): ReadonlyMap<string, readonly AreaRents[]> {
  const rents = bedrooms.map((rooms) => `fmr_${rooms}` as const);
  const rows = csvRows(rentsCsv, ["fips", "year", "area", "population", ...rents, "towns"]);
  return byCounty(rows, (row) => ({
    name: row.area,
    year: Number(row.year),
    population: Number(row.population),
    towns: row.towns || null,
    rentCents: rents.map((rent) => centsOf(row[rent])),
  }));
}

function parseIncomes(): ReadonlyMap<string, readonly AreaIncomes[]> {
  const veryLow = householdSizes.map((size) => `l50_${size}` as const);
  const low = householdSizes.map((size) => `l80_${size}` as const);
  const rows = csvRows(incomesCsv, ["fips", "year", "median", ...veryLow, ...low, "towns", "middle_of_towns"]);
  return byCounty(rows, (row) => ({
    year: Number(row.year),
    towns: row.towns || null,
    medianIncomeCents: centsOf(row.median),
    veryLowIncomeCents: veryLow.map((limit) => centsOf(row[limit])),
    lowIncomeCents: low.map((limit) => centsOf(row[limit])),
    middleOfTowns: Number(row.middle_of_towns) || null,
  }));
}

function parseStateHomes(): ReadonlyMap<string, HomesWithTax> {
  return new Map(csvRows(stateHomesCsv, ["state", "value", "tax"]).map((row) => [row.state, homesWithTax(row)]));
}

/** The metro or micro area of each county that is in one. */
function parseMetros(): ReadonlyMap<string, HomesWithTax & { name: string }> {
  const rows = csvRows(metroTaxesCsv, ["cbsa", "name", "value", "tax", "counties"]);
  return new Map(
    rows.flatMap((row) => {
      const metro = { name: row.name, ...homesWithTax(row) };
      return row.counties.split(" ").map((fips) => [fips, metro] as const);
    }),
  );
}

function homesWithTax({ value, tax }: { value: string; tax: string }): HomesWithTax {
  return { valueCents: centsOf(value), taxRate: Number((Number(tax) / Number(value)).toFixed(4)) };
}

function parseCountyHomes(): ReadonlyMap<string, CountyHomes> {
  const cents = (dollars: string) => (dollars === "" ? null : centsOf(dollars));
  const rows = csvRows(countyHomesCsv, ["fips", "value", "rent"]);
  return new Map(rows.map(({ fips, value, rent }) => [fips, { valueCents: cents(value), rentCents: cents(rent) }]));
}

/** The cities of each county by GeoNames. */
function parseCities(): ReadonlyMap<string, readonly string[]> {
  return new Map(csvRows(citiesCsv, ["fips", "cities"]).map(({ fips, cities }) => [fips, cities.split(";")]));
}

function byCounty<Row extends { fips: string }, Item>(rows: readonly Row[], read: (row: Row) => Item) {
  const groups = groupsBy(rows, ({ fips }) => fips);
  return new Map([...groups].map(([fips, own]) => [fips, own.map(read)]));
}

function centsOf(dollars: string): number {
  return Number(dollars) * 100;
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
