import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countyShapes } from "./support/county-shapes.mjs";

/*
 * Packs what the finder and the pages of counties know about places into app/content/places/. Run it once a year, with
 * the folder that holds the publishers' files (their names and sources are in app/content/places/README.md):
 *   node scripts/places-data.mjs <folder>
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say which folder holds the publishers' files");

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];
const rentColumns = [0, 1, 2, 3, 4].map((bedrooms) => `fmr_${bedrooms}br`);
const incomeColumns = ["median2025", ...sizes.map((size) => `l50_${size}`), ...sizes.map((size) => `l80_${size}`)];

const counties = rowsOf("loan-limits/fhfa_conforming_limits_2026.csv");
const listed = new Set(counties.map(({ fips }) => fips));
const doubtful = new Set(
  rowsOf("loan-limits/fha_limits_2026_secondary.csv")
    .filter(({ flag }) => flag.includes("verify"))
    .map(({ fips }) => fips),
);
const oldNames = new Map(rowsOf("geo/county_fips_cfpb.csv").map((row) => [row["Complete FIPS"], row["County Name"]]));
const townsByCounty = Map.groupBy(rowsOf("hud/hud_fmr_fy2026.csv"), ({ fips10 }) => fips10.slice(0, 5));
const incomes = new Map(rowsOf("hud/hud_income_limits_fy2025.csv").map((row) => [row.fips, row]));

const areaNumbers = new Map();
const countyRows = [];
const townRows = [];
for (const { fips, state } of counties) {
  // HUD has one row for all of American Samoa, and one for the Northern Mariana Islands.
  const own = townsByCounty.get(fips);
  const towns = own ?? townsByCounty.get(`${fips.slice(0, 2)}999`);
  const byArea = Map.groupBy(towns, areaNumber);
  const name = own ? own[0].county_name : oldNames.get(fips);
  countyRows.push([fips, state, name, [...byArea.keys()].join(" "), doubtful.has(fips) ? "yes" : ""]);
  if (byArea.size === 1) continue;
  for (const [area, rows] of byArea) {
    townRows.push([fips, area, rows.map(({ town_name }) => town_name.replace(/ (town|city)$/, "")).join("; ")]);
  }
}

save("areas.csv", ["area", ...rentColumns, ...incomeColumns], areaNumbers.keys());
save("counties.csv", ["fips", "state", "county", "areas", "fha_in_doubt"], countyRows.map(csvLine));
save("towns.csv", ["fips", "area", "towns"], townRows.map(csvLine));
save("zips.csv", ["fips", "zips"], zipLines());
writeFileSync(
  "app/content/places/county-shapes.json",
  JSON.stringify(countyShapes(JSON.parse(read("geo/counties-albers-10m.json")), listed)),
);

/** The number of a town's area: its line in areas.csv. Most areas are many counties with the same figures. */
function areaNumber(row) {
  const income = incomes.get(row.fips10);
  const name = row.area_name.replace(/ (HUD Metro FMR Area|MSA)$/, "").trim();
  const line = csvLine([name, ...rentColumns.map((column) => row[column]), ...incomeColumns.map((c) => income[c])]);
  const number = areaNumbers.get(line) ?? areaNumbers.size;
  areaNumbers.set(line, number);
  return number;
}

/**
 * The ZIP codes of each county: `852:01 02,853:01`. From HUD's list of every county that a ZIP touches, and where that
 * has none of today's counties (Connecticut, new ZIP codes) from the one county that GeoNames gives.
 */
function zipLines() {
  const stateCodes = new Map(rowsOf("geo/county_fips_cfpb.csv").map((row) => [row.State, row["State ANSI"]]));
  const pairs = new Map();
  for (const { zip, fips } of rowsOf("geo/zip_to_county_fips_multi.csv")) {
    if (listed.has(fips)) pairs.set(zip, new Set(pairs.get(zip)).add(fips));
  }
  for (const { zip, state, county_fips3 } of rowsOf("geo/zip_city_county_geonames.csv")) {
    const fips = `${stateCodes.get(state)}${county_fips3}`;
    if (!pairs.has(zip) && listed.has(fips)) pairs.set(zip, new Set([fips]));
  }
  const byCounty = Map.groupBy(
    [...pairs].flatMap(([zip, found]) => [...found].map((fips) => ({ zip, fips }))),
    ({ fips }) => fips,
  );
  return [...byCounty]
    .map(([fips, rows]) => {
      const groups = Map.groupBy(rows.map(({ zip }) => zip).toSorted(), (zip) => zip.slice(0, 3));
      const zips = [...groups].map(([prefix, all]) => `${prefix}:${all.map((zip) => zip.slice(3)).join(" ")}`);
      return csvLine([fips, zips.join(";")]);
    })
    .toSorted();
}

function read(file) {
  return readFileSync(join(folder, file), "utf8");
}

function rowsOf(file) {
  const [head, ...lines] = read(file).trim().split(/\r?\n/).map(cellsOf);
  return lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])));
}

function cellsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain);
}

function csvLine(cells) {
  return cells.map((cell) => (String(cell).includes(",") ? `"${cell}"` : cell)).join(",");
}

function save(name, head, lines) {
  writeFileSync(join("app/content/places", name), `${[head.join(","), ...lines].join("\n")}\n`);
}
