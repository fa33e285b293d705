import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limitMap } from "./support/limit-map.mjs";

/*
 * Cuts the slices of app/content/market-data/ that the market reports plot out of the publishers' whole files. Run it once
 * a year, with the folder that holds them (their names and sources are in app/content/market-data/README.md):
 *   node scripts/market-data.mjs <folder>
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say which folder holds the publishers' files");

const baseline = 832_750;
const fhaFloor = 541_287;
/** The 50 states and DC: the territories are left out of the plots. */
const territories = new Set(["AS", "GU", "MP", "PR", "VI"]);

save(
  "mortgage-rates-weekly.csv",
  ["date", "rate_30y", "rate_15y"],
  rowsOf("rates/pmms_weekly_1971_2026.csv").map((row) => [row.date, row.rate_30y_fixed, row.rate_15y_fixed]),
);
save(
  "consumer-prices-monthly.csv",
  ["month", "index"],
  rowsOf("rates/CPIAUCSL.csv")
    .filter(({ date, value }) => date >= "1971" && value)
    .map(({ date, value }) => [date.slice(0, 7), value]),
);
save(
  "house-prices-fourth-quarter.csv",
  ["state", "year", "index"],
  rowsOf("hpi/fhfa_hpi_purchase_only_state_quarterly.csv")
    .filter(({ quarter }) => quarter === "4")
    .map(({ state, year, index_nsa }) => [state, year, index_nsa]),
);
save("fair-market-rents-2026.csv", ["state", "area", "population", "rent_1br", "rent_2br"], rentAreas());
save("loan-limits-2026.csv", ["fips", "state", "county", "conforming", "fha"], limitsAboveFloor());
save("counties-by-state-2026.csv", ["state", "counties"], countiesByState());
writeFileSync(
  "app/content/market-data/loan-limit-map.json",
  `${JSON.stringify(limitMap(JSON.parse(read("geo/counties-albers-10m.json")), conformingByCounty(), baseline), null, 2)}\n`,
);

/** One row a rent area and state: a metropolitan area is many counties or towns with the same rent. */
function rentAreas() {
  const areas = new Map();
  for (const row of rowsOf("hud/hud_fmr_fy2026.csv")) {
    if (territories.has(row.state)) continue;
    const key = `${row.state} ${row.area_name} ${row.fmr_2br}`;
    const area = areas.get(key) ?? [row.state, tidyArea(row.area_name), 0, row.fmr_1br, row.fmr_2br];
    area[2] += Number(row.pop2023);
    areas.set(key, area);
  }
  return [...areas.values()];
}

function tidyArea(name) {
  return name.replace(/ (HUD Metro FMR Area|MSA)$/, "").trim();
}

function limitsAboveFloor() {
  const fha = new Map(rowsOf("loan-limits/fha_limits_2026_secondary.csv").map((row) => [row.fips, row.fha_1]));
  return rowsOf("loan-limits/fhfa_conforming_limits_2026.csv")
    .filter(({ fips, limit_1 }) => Number(limit_1) > baseline || Number(fha.get(fips)) > fhaFloor)
    .map(({ fips, state, county_name, limit_1 }) => [fips, state, county_name, limit_1, fha.get(fips)]);
}

function countiesByState() {
  const counts = Map.groupBy(rowsOf("loan-limits/fhfa_conforming_limits_2026.csv"), ({ state }) => state);
  return [...counts].map(([state, rows]) => [state, rows.length]).toSorted();
}

function conformingByCounty() {
  const rows = rowsOf("loan-limits/fhfa_conforming_limits_2026.csv");
  return new Map(rows.map(({ fips, limit_1 }) => [fips, Number(limit_1)]));
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

function save(name, head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map(quote).join(","));
  writeFileSync(join("app/content/market-data", name), `${lines.join("\n")}\n`);
}

function quote(cell) {
  return String(cell).includes(",") ? `"${cell}"` : cell;
}
