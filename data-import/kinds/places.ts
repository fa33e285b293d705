import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Topology } from "topojson-specification";
import type { ContentTables } from "../content-tables.ts";
import { type CountyTopology, countyShapes } from "../county-shapes.ts";
import { csvText } from "../csv-text.ts";
import { findColumns } from "../find-columns.ts";
import { ImportProblem } from "../import-problem.ts";
import type { Plan } from "../plan-table.ts";
import type { SourceFile } from "../read-source.ts";

const zipsFile = "places/zips.csv";
const citiesFile = "places/cities.csv";
const shapesFile = "places/county-shapes.json";

/**
 * The ZIP codes of each county, `852:01 02,853:01`, and its cities by GeoNames. From HUD's list of every county that a ZIP code touches, and where
 * that has none of today's counties (Connecticut, new ZIP codes) from the one county that GeoNames gives.
 */
export async function planZips(
  [crosswalk, geoNames]: readonly SourceFile[],
  { folder, counties, stateByCounty }: ContentTables,
): Promise<Plan> {
  if (!crosswalk || !geoNames)
    throw new ImportProblem("Give two files: HUD’s list of ZIP codes and counties, then GeoNames’.");
  const stateNumbers = new Map(counties.map(({ fips, state }) => [state, fips.slice(0, 2)]));
  const found = new Map<string, Set<string>>();
  for (const { zip, fips } of findColumns(crosswalk, { zip: ["zip"], fips: ["fips", "county"] }).rows) {
    if (stateByCounty.has(fips)) found.set(zip, new Set(found.get(zip)).add(fips));
  }
  const cities = new Map<string, Set<string>>();
  const names = { zip: ["zip"], city: ["city"], state: ["state"], county: ["county_fips3"] };
  for (const { zip, city, state, county } of findColumns(geoNames, names).rows) {
    const fips = `${stateNumbers.get(state)}${county}`;
    if (!stateByCounty.has(fips)) continue;
    cities.set(fips, new Set(cities.get(fips)).add(city));
    if (!found.has(zip)) found.set(zip, new Set([fips]));
  }
  if (found.size < 30_000)
    throw new ImportProblem(`The files have only ${found.size} ZIP codes of counties: they are not whole.`);
  const pairs = [...found].flatMap(([zip, own]) => [...own].map((fips) => ({ zip, fips })));
  const rows = [...Map.groupBy(pairs, ({ fips }) => fips)].map(([fips, own]) => {
    const groups = Map.groupBy(own.map(({ zip }) => zip).toSorted(), (zip) => zip.slice(0, 3));
    return [
      fips,
      [...groups].map(([prefix, all]) => `${prefix}:${all.map((zip) => zip.slice(3)).join(" ")}`).join(";"),
    ];
  });
  const text = countyTable("zips", rows);
  const cityRows = [...cities].map(([fips, own]) => [fips, [...own].toSorted().join(";")]);
  const cityText = countyTable("cities", cityRows);
  return {
    files: new Map([
      [zipsFile, text],
      [citiesFile, cityText],
    ]),
    lines: [
      await sizeLine(folder, zipsFile, text),
      await sizeLine(folder, citiesFile, cityText),
      `ZIP codes: ${found.size}`,
    ],
  };
}

function countyTable(column: string, rows: readonly string[][]): string {
  return csvText(
    ["fips", column],
    rows.toSorted(([one = ""], [other = ""]) => one.localeCompare(other)),
  );
}

/** The borders of the counties: the Census Bureau's cartographic boundaries as TopoJSON in Albers' projection. */
export async function planShapes(path: string, { folder, stateByCounty }: ContentTables): Promise<Plan> {
  const topology = await readFile(path, "utf8").then(
    (text) => JSON.parse(text) as Topology,
    () => null,
  );
  if (!topology?.objects?.counties) throw new ImportProblem(`${path} isn’t TopoJSON with counties.`);
  const text = JSON.stringify(countyShapes(topology as CountyTopology, new Set(stateByCounty.keys())));
  return { files: new Map([[shapesFile, text]]), lines: [await sizeLine(folder, shapesFile, text)] };
}

async function sizeLine(folder: string, file: string, text: string): Promise<string> {
  const before = await readFile(join(folder, file), "utf8").catch(() => "");
  return before === text ? `${file}: the same` : `${file}: ${before.length} bytes before, ${text.length} now`;
}
