import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Packs the publishers' county tables of loan limits into app/content/rules/county-limits-<year>.csv, one row for each
 * set of limits that occurs, with all its counties. Run it when the limits of a new year are out (the end of November),
 * with the folder that holds the files:
 *   node scripts/county-limits.mjs <folder>
 *
 * Sources, all public domain (works of US agencies, 17 U.S.C. 105; the CFPB's copies are CC0):
 * - fhfa_conforming_limits_2026.csv: FHFA, conforming loan limits for 2026, all counties, 1 to 4 units.
 * - fha_limits_2026_secondary.csv: HUD forward limits for 2026, 1 to 4 units, from a secondary copy.
 * - cfpb_county_limits_gse_fha_va_2025.csv: CFPB, conforming limits for 2025, 1 unit only.
 * - hud_fha_forward_limits_2025.csv: HUD forward limits for 2025, 1 to 4 units.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say which folder holds the publishers' files");

const units = [1, 2, 3, 4];

save(2026, [
  ...joined(
    rowsOf("fhfa_conforming_limits_2026.csv").map((row) => [row.fips, units.map((unit) => row[`limit_${unit}`])]),
    rowsOf("fha_limits_2026_secondary.csv").map((row) => [row.fips, units.map((unit) => row[`fha_${unit}`])]),
  ),
]);

const counties2025 = rowsOf("cfpb_county_limits_gse_fha_va_2025.csv");
const stateCodes = new Map(counties2025.map((row) => [row.State, row["State FIPS"]]));
save(2025, [
  ...joined(
    counties2025.map((row) => [row["Complete FIPS"], [row["GSE limit"], "", "", ""]]),
    rowsOf("hud_fha_forward_limits_2025.csv").map((row) => [
      `${stateCodes.get(row.state)}${row.fips_county3}`,
      units.map((unit) => row[`limit_${unit}`]),
    ]),
  ),
]);

/** `[fips, conforming limits, FHA limits]` of each county, which has to stand in both tables. */
function* joined(conforming, fha) {
  const fhaByCounty = new Map(fha);
  for (const [fips, limits] of conforming) {
    const fhaLimits = fhaByCounty.get(fips);
    if (!fhaLimits) throw new Error(`${fips} has no FHA limit`);
    yield [fips, limits, fhaLimits];
  }
}

function save(year, counties) {
  const sets = new Map();
  for (const [fips, conforming, fha] of counties) {
    const set = [...conforming, ...fha].join(",");
    sets.set(set, [...(sets.get(set) ?? []), fips]);
  }
  const lines = [...sets].toSorted().map(([set, fips]) => `${set},${fips.toSorted().join(" ")}`);
  const head = [...units.map((unit) => `conforming_${unit}`), ...units.map((unit) => `fha_${unit}`), "fips"].join(",");
  writeFileSync(`app/content/rules/county-limits-${year}.csv`, `${[head, ...lines].join("\n")}\n`);
}

function rowsOf(file) {
  const [head, ...lines] = readFileSync(join(folder, file), "utf8").trim().split(/\r?\n/).map(cellsOf);
  return lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])));
}

function cellsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain);
}
