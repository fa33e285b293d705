import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ContentTables, jsonText, type Row } from "./content-tables.ts";
import type { CountyTopology } from "./county-shapes.ts";
import { csvCells } from "./csv-text.ts";
import { limitMap } from "./limit-map.ts";
import { reachTables } from "./reach-tables.ts";

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];
/** Territories: figures for the country cover the 50 states and DC only. */
const territories = new Set(["AS", "GU", "MP", "PR", "VI"]);

type Range = { low: number; high: number };

/**
 * Summaries of the tables, for pages that cannot carry them whole: kept next to the tables, made again with each import.
 * `planned` are the files of the import, which win over those on disk.
 */
export async function derivedFiles(
  { folder, stateByCounty }: ContentTables,
  planned: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const read = async (file: string) => planned.get(file) ?? (await readFile(join(folder, file), "utf8"));
  const rows = async (file: string) => rowsOf(await read(file));
  const incomes = await rows("places/incomes.csv");
  const conforming = latestLimits(await rows("rules/conforming-limits.csv"));
  const fha = latestLimits(await rows("rules/fha-limits.csv"));
  const shapes = JSON.parse(await read("places/county-shapes.json")) as CountyTopology;
  const weeks = await rows("market-data/mortgage-rates-weekly.csv");
  const latestWeek = weeks.at(-1) ?? {};
  const reach = reachTables({
    counties: await rows("places/counties.csv"),
    rents: await rows("places/rents.csv"),
    incomes,
    countyHomes: await rows("places/county-homes.csv"),
    metroTaxes: await rows("places/metro-taxes.csv"),
    stateHomes: await rows("places/state-homes.csv"),
    annualRate: Math.round(Number(latestWeek.rate_30y) * 100) / 10_000,
  });
  const inStates = incomes.filter(({ fips = "" }) => !territories.has(stateByCounty.get(fips) ?? ""));
  return new Map([
    ...reach,
    ["places/anywhere.json", jsonText(anywhere(incomes, conforming, fha))],
    ["places/median-incomes.json", jsonText({ quantiles: quantilesOf(inStates) })],
    ["market-data/loan-limit-map.json", jsonText(limitMap(shapes, conforming, Math.min(...conforming.values())))],
    [
      "market-data/latest-rates.json",
      jsonText({
        date: latestWeek.date,
        rate30: Number(latestWeek.rate_30y),
        rate15: Number(latestWeek.rate_15y) || null,
        mostMove: mostMove(weeks),
      }),
    ],
  ]);
}

/** How far the 30-year average moved at most between two weeks of the last year that are eight weeks apart, in percentage points. */
function mostMove(weeks: readonly Row[]): number {
  const rates = weeks.slice(-52).map(({ rate_30y }) => Number(rate_30y));
  const moves = rates.slice(8).map((rate, index) => Math.abs(rate - (rates[index] ?? rate)));
  return Math.round(Math.max(0, ...moves) * 100) / 100;
}

/** The range that covers every county, in dollars: used for a place that no one named. */
function anywhere(incomes: readonly Row[], conforming: Limits, fha: Limits) {
  const range = (values: readonly number[]): Range => ({ low: Math.min(...values), high: Math.max(...values) });
  const of = (column: string) => range(incomes.map((row) => Number(row[column])));
  return {
    medianIncome: of("median"),
    lowIncome: sizes.map((size) => of(`l80_${size}`)),
    conformingLimit: range([...conforming.values()]),
    fhaLimit: range([...fha.values()]),
  };
}

/** The lowest median income of a county, then every twentieth part, to the highest; of several areas the highest. */
function quantilesOf(incomes: readonly Row[]): number[] {
  const byCounty = Map.groupBy(incomes, ({ fips }) => fips);
  const medians = [...byCounty.values()]
    .map((own) => Math.max(...own.map(({ median }) => Number(median))))
    .toSorted((a, b) => a - b);
  return Array.from({ length: 21 }, (_, part) => medians[Math.round((part / 20) * (medians.length - 1))] ?? 0);
}

type Limits = ReadonlyMap<string, number>;

function latestLimits(packed: readonly Row[]): Limits {
  const year = Math.max(...packed.map((row) => Number(row.year)));
  return new Map(
    packed
      .filter((row) => Number(row.year) === year)
      .flatMap(({ one, fips = "" }) => fips.split(" ").map((county) => [county, Number(one)] as const)),
  );
}

function rowsOf(text: string): Row[] {
  const [head = [], ...lines] = csvCells(text);
  return lines.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ""])));
}
