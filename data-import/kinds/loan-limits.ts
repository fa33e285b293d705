import type { ContentTables, Row } from "../content-tables.ts";
import { readRows } from "../content-tables.ts";
import { csvText } from "../csv-text.ts";
import type { YearEdition } from "../editions.ts";
import { findColumns, numberOf } from "../find-columns.ts";
import { ImportProblem, someOf } from "../import-problem.ts";
import { type Given, type Plan, planTable } from "../plan-table.ts";
import type { SourceFile } from "../read-source.ts";
import { editionOf, withYear, yearOf } from "./edition-of.ts";

type LimitTable = "conformingLimits" | "fhaLimits";

const units = ["one", "two", "three", "four"] as const;
const columns = ["year", ...units, "fips"];
/** Alaska, Hawaii, Guam and the Virgin Islands may go half as high again: 12 U.S.C. 1454(a)(2). */
const statutoryExceptions = /^(02|15|66|78)/;
/** FHA's floor is 65 % of the baseline, rounded down to the dollar for one unit: 12 U.S.C. 1709(b)(2). */
const floorShare = 0.65;
const yearsKept = 2;

const kinds = {
  conformingLimits: { file: "rules/conforming-limits.csv", title: "Conforming loan limits" },
  fhaLimits: { file: "rules/fha-limits.csv", title: "FHA loan limits" },
} as const;

/** FHFA's full county list, .xlsx or .csv. */
export function planConforming(sources: readonly SourceFile[], given: Given, tables: ContentTables): Promise<Plan> {
  return planLimits("conformingLimits", sources, given, tables);
}

/** HUD's limits for FHA: cyYYYY-forward-limits.txt, or the same columns as .xlsx or .csv. */
export function planFha(sources: readonly SourceFile[], given: Given, tables: ContentTables): Promise<Plan> {
  return planLimits("fhaLimits", sources, given, tables);
}

async function planLimits(
  table: LimitTable,
  [source]: readonly SourceFile[],
  given: Given,
  tables: ContentTables,
): Promise<Plan> {
  if (!source) throw new ImportProblem("Say which file.");
  const { file, title: kind } = kinds[table];
  const { rows: lines, title } = readLimits(source, tables);
  const year = yearOf(given, source.name, title);
  const rows = lines.map((line) => ({ ...line, year: `${year}` }));
  checkCounties(rows, tables);
  const before = unpack(await readRows(tables.folder, file));
  const edition = { ...editionOf(table, year, given), ...bounds(rows) };
  checkLimits(table, rows, edition, tables);
  const years = [...new Set([...before.map((row) => Number(row.year)), year])]
    .toSorted((a, b) => b - a)
    .slice(0, yearsKept);
  const after = [...before.filter((row) => Number(row.year) !== year), ...rows].filter((row) =>
    years.includes(Number(row.year)),
  );
  const previous = Math.max(...before.map((row) => Number(row.year)).filter((each) => each <= year));
  return planTable({
    given,
    file,
    text: csvText(columns, pack(after)),
    editions: withYear(tables, table, edition, after),
    edition: `${kind} of ${year}, in force from ${edition.effective}: $${edition.lowest[0]} to $${edition.highest[0]} for one unit`,
    compared: {
      before: before.filter((row) => Number(row.year) === previous),
      after: rows,
      keyOf: ({ fips = "" }) => fips,
      figures: units,
    },
    // By law a conforming limit never falls; FHA's may, where a county leaves a costly area.
    jumps: table === "conformingLimits" ? { down: 0, up: 0.6 } : { down: 0.6, up: 1.4 },
  });
}

function readLimits(
  source: SourceFile,
  { counties }: ContentTables,
): { rows: Record<string, string>[]; title: string } {
  const { rows, title } = findColumns(
    source,
    {
      fips: ["fips", "complete_fips"],
      stateNumber: ["fips_state_code", "state_fips"],
      countyNumber: ["fips_county_code", "fips_county3", "county_fips", "county_code"],
      state: ["state", "stusps"],
      one: ["one_unit_limit", "limit_1", "limit_1_unit", "fha_1", "one_family"],
      two: ["two_unit_limit", "limit_2", "limit_2_units", "fha_2", "two_family"],
      three: ["three_unit_limit", "limit_3", "limit_3_units", "fha_3", "three_family"],
      four: ["four_unit_limit", "limit_4", "limit_4_units", "fha_4", "four_family"],
    },
    ["fips", "stateNumber", "countyNumber", "state"],
  );
  const numberOfState = new Map(counties.map(({ fips, state }) => [state, fips.slice(0, 2)]));
  return {
    title,
    rows: rows.map((row) => {
      const stateNumber = row.stateNumber.padStart(2, "0");
      const state = row.stateNumber ? stateNumber : (numberOfState.get(row.state) ?? "");
      const fips = row.fips ? row.fips.padStart(5, "0") : `${state}${row.countyNumber.padStart(3, "0")}`;
      return { fips, ...Object.fromEntries(units.map((unit) => [unit, `${numberOf(row[unit], `${fips} ${unit}`)}`])) };
    }),
  };
}

function checkCounties(rows: readonly Row[], { stateByCounty }: ContentTables): void {
  const seen = rows.map(({ fips = "" }) => fips);
  const unknown = seen.filter((fips) => !stateByCounty.has(fips));
  if (unknown.length > 0) throw new ImportProblem(`No county of our list has the number ${someOf(unknown)}.`);
  const missing = [...stateByCounty.keys()].filter((fips) => !seen.includes(fips));
  if (missing.length > 0) throw new ImportProblem(`The file lacks ${missing.length} counties: ${someOf(missing)}.`);
  const twice = seen.filter((fips, index) => seen.indexOf(fips) !== index);
  if (twice.length > 0) throw new ImportProblem(`The file has a county twice: ${someOf(twice)}.`);
}

function bounds(rows: readonly Row[]): { lowest: number[]; highest: number[] } {
  const of = (list: readonly Row[], unit: string) => list.map((row) => Number(row[unit]));
  const ordinary = rows.filter(({ fips = "" }) => !statutoryExceptions.test(fips));
  return {
    lowest: units.map((unit) => Math.min(...of(rows, unit))),
    highest: units.map((unit) => Math.max(...of(ordinary, unit))),
  };
}

function checkLimits(
  table: LimitTable,
  rows: readonly Row[],
  { year, lowest = [], highest = [] }: YearEdition,
  { editions }: ContentTables,
): void {
  for (const row of rows) {
    const [at] = units
      .map((unit) => Number(row[unit]))
      .flatMap((limit, index, all) => (limit > (all[index - 1] ?? 0) ? [] : [index]));
    if (at !== undefined)
      throw new ImportProblem(`${row.fips}: the limit for ${units[at]} units is not above that for fewer.`);
  }
  const conforming = editions.conformingLimits.find((edition) => edition.year === year);
  const baseline = (table === "conformingLimits" ? lowest : conforming?.lowest) ?? [];
  for (const [index, unit] of units.entries()) {
    const most = (baseline[index] ?? Number.POSITIVE_INFINITY) * 1.5;
    if ((highest[index] ?? 0) > most) {
      throw new ImportProblem(`A limit of $${highest[index]} for ${unit} units is above 150% of the baseline.`);
    }
    const over = rows.find((row) => Number(row[unit]) > most * 1.5);
    if (over)
      throw new ImportProblem(`${over.fips}: a limit of $${over[unit]} is above every one that the law allows.`);
  }
  const floor = Math.floor((conforming?.lowest?.[0] ?? 0) * floorShare);
  if (table === "fhaLimits" && floor > 0 && lowest[0] !== floor) {
    throw new ImportProblem(
      `FHA’s lowest limit of ${year} should be 65% of the baseline, $${floor}, and is $${lowest[0]}.`,
    );
  }
}

function unpack(packed: readonly Row[]): Row[] {
  return packed.flatMap((row) => (row.fips ?? "").split(" ").map((fips) => ({ ...row, fips })));
}

/** One line for each set of limits that occurs in a year, with all its counties: a tenth of the size. */
function pack(rows: readonly Row[]): string[][] {
  const sets = Map.groupBy(rows, (row) => [row.year, ...units.map((unit) => row[unit])].join());
  return [...sets]
    .map(([set, own]) => [
      ...set.split(","),
      own
        .map(({ fips }) => fips)
        .toSorted()
        .join(" "),
    ])
    .toSorted(
      (one, other) =>
        Number(other[0]) - Number(one[0]) ||
        Number(one[1]) - Number(other[1]) ||
        (one[5] ?? "").localeCompare(other[5] ?? ""),
    );
}
