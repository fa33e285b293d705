import type { ContentTables, Row } from "../content-tables.ts";
import { readRows } from "../content-tables.ts";
import { rowsText } from "../csv-text.ts";
import { seriesRules } from "../editions.ts";
import { type ColumnNames, findColumns } from "../find-columns.ts";
import { ImportProblem, someOf } from "../import-problem.ts";
import { type Given, type Plan, planTable } from "../plan-table.ts";
import type { SourceFile } from "../read-source.ts";

// Three tables of the American Community Survey: what homes are worth and what is paid on them, by state, metro area
// and county. The Census Bureau leaves a figure out where too few people answered.

const columnNames = {
  value: ["median_home_value", "b25077_001e"],
  tax: ["median_real_estate_tax", "b25103_001e"],
  rent: ["median_gross_rent", "b25064_001e"],
} satisfies ColumnNames;
const [lowestValue, highestValue] = [10_000, 2_000_001];
const highestTaxRate = 0.05;

/** Home value and property tax of the 50 states and DC. */
export async function planStateHomes(sources: readonly SourceFile[], given: Given, tables: ContentTables) {
  const { value, tax } = columnNames;
  const source = oneOf(sources);
  const known = new Set(tables.stateByCounty.values());
  const lines = findColumns(source, { state: ["state"], value, tax }).rows.filter(({ state }) => known.has(state));
  const rows = lines.map(({ state, ...figures }) => ({ state, ...taxFigures(figures, state) }));
  if (rows.length < 51) throw new ImportProblem(`The file has ${rows.length} of 51 states: it is not whole.`);
  return planHomes({ name: "stateHomes", keys: ["state"], figures: ["value", "tax"], rows, source, given, tables });
}

/** Home value and property tax of metro and micro areas, and the counties in each, from the list of areas. */
export async function planMetroTaxes(
  [source, delineation]: readonly SourceFile[],
  given: Given,
  tables: ContentTables,
): Promise<Plan> {
  if (!source || !delineation) throw new ImportProblem("Give two files: the areas’ figures, then their counties.");
  const { value, tax } = columnNames;
  const parts = findColumns(delineation, { fips: ["fips"], cbsa: ["cbsa", "cbsa_code"] }).rows;
  const countiesOf = Map.groupBy(
    parts.filter(({ fips }) => tables.stateByCounty.has(fips)),
    ({ cbsa }) => cbsa,
  );
  const areas = findColumns(source, { cbsa: ["cbsa", "cbsa_code"], name: ["cbsa_name", "name"], value, tax }).rows;
  const rows = areas.flatMap(({ cbsa, name, ...figures }) => {
    const counties = countiesOf.get(cbsa)?.map(({ fips }) => fips) ?? [];
    return counties.length === 0 ? [] : { cbsa, name, ...taxFigures(figures, name), counties: counties.join(" ") };
  });
  if (rows.length < 800) throw new ImportProblem(`The files have only ${rows.length} areas: they are not whole.`);
  const keys = ["cbsa", "name", "counties"];
  return planHomes({ name: "metroTaxes", keys, figures: ["value", "tax"], rows, source, given, tables });
}

/** Home value and gross rent by county; empty where the Census Bureau gives none. */
export async function planCountyHomes(sources: readonly SourceFile[], given: Given, tables: ContentTables) {
  const { value, rent } = columnNames;
  const source = oneOf(sources);
  const lines = findColumns(source, { fips: ["fips"], value, rent }).rows;
  const unknown = lines.filter(({ fips }) => !tables.stateByCounty.has(fips)).map(({ fips }) => fips);
  if (unknown.length > 0) throw new ImportProblem(`No county has the number ${someOf(unknown)}.`);
  if (lines.length < tables.counties.length * 0.9) {
    throw new ImportProblem(`The file has ${lines.length} of ${tables.counties.length} counties: it is not whole.`);
  }
  const rows = lines.map(({ fips, ...figures }) => {
    if (figures.value !== "") checkedValue(figures.value, fips);
    return { fips, ...figures };
  });
  return planHomes({ name: "countyHomes", keys: ["fips"], figures: ["value", "rent"], rows, source, given, tables });
}

type HomesPlan = {
  name: "stateHomes" | "metroTaxes" | "countyHomes";
  /** The columns that name a row; the first alone tells rows apart. */
  keys: readonly string[];
  figures: readonly string[];
  rows: readonly Row[];
  source: SourceFile;
  given: Given;
  tables: ContentTables;
};

async function planHomes({ name, keys, figures, rows, source, given, tables }: HomesPlan): Promise<Plan> {
  const file = `places/${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}.csv`;
  const to = lastYearOf(source.name, given);
  const [key = ""] = keys;
  const after = rows.toSorted((one, other) => (one[key] ?? "").localeCompare(other[key] ?? ""));
  return planTable({
    given,
    file,
    text: rowsText([...keys.slice(0, 2), ...figures, ...keys.slice(2)], after),
    editions: { ...tables.editions, [name]: { to, reviewBy: seriesRules[name](to), from: given.from } },
    edition: `American Community Survey to ${to}`,
    compared: { before: await readRows(tables.folder, file), after, keyOf: (row) => row[key] ?? "", figures },
    jumps: { down: 0.6, up: 1.5 },
  });
}

function oneOf([source]: readonly SourceFile[]): SourceFile {
  if (!source) throw new ImportProblem("Say which file.");
  return source;
}

/** A survey of five years is named by its last one. */
function lastYearOf(file: string, given: Given): string {
  const years = [...file.matchAll(/20\d\d/g)].map(([year]) => year);
  const year = given.year === null ? years.toSorted().at(-1) : `${given.year}`;
  if (!year) throw new ImportProblem(`The name of ${file} does not say the year. Say it: --year 2024.`);
  return year;
}

function taxFigures({ value, tax }: { value: string; tax: string }, where: string) {
  const rate = Number(tax) / checkedValue(value, where);
  if (!(rate > 0 && rate < highestTaxRate)) throw new ImportProblem(`${where}: a tax of ${tax} on ${value} cannot be.`);
  return { value, tax };
}

function checkedValue(value: string, where: string): number {
  const dollars = Number(value);
  if (dollars >= lowestValue && dollars <= highestValue) return dollars;
  throw new ImportProblem(`${where}: a home value of “${value}” cannot be.`);
}
