import { assertDay } from "#app/domain/time/calendar.ts";
import type { ContentTables, Row } from "../content-tables.ts";
import { type Editions, withEdition, type YearEdition, type YearTable, yearRules } from "../editions.ts";
import { ImportProblem } from "../import-problem.ts";
import type { Given } from "../plan-table.ts";

/**
 * The year that a file is for: as the command says, else as its head or its name does.
 * @throws ImportProblem when none of them says it
 */
export function yearOf(given: Given, file: string, title = ""): number {
  if (given.year !== null) return given.year;
  const [, inTitle] = /(?:calendar year|fiscal year|fy|median)\s*(20\d\d)/i.exec(title) ?? [];
  const [, inName] = /(20\d\d)(?!\d)/.exec(file) ?? [];
  const [, short] = /fy_?(\d\d)(?!\d)/i.exec(file) ?? [];
  const year = Number(inTitle ?? inName ?? (short && `20${short}`));
  if (!year) throw new ImportProblem(`The year is not in the head of ${file} or in its name. Add it: --year 2027.`);
  return year;
}

/**
 * The edition that a file brings.
 * @throws ImportProblem when the day from which it holds has to be said and is not
 */
export function editionOf(table: YearTable, year: number, given: Given): YearEdition {
  const effective = given.effective ?? yearRules[table].effective(year);
  if (effective === null) {
    throw new ImportProblem(`Say from which day the figures of ${year} hold, such as --effective ${year}-05-01.`);
  }
  try {
    assertDay(effective);
  } catch (error) {
    throw new ImportProblem((error as Error).message);
  }
  const { reviewBy, source } = yearRules[table];
  return { year, effective, reviewBy: reviewBy(year), source: given.source ?? source(year), from: given.from };
}

export function withYear(
  { editions }: ContentTables,
  table: YearTable,
  edition: YearEdition,
  rows: readonly Row[],
): Editions {
  const years = new Set(rows.map(({ year }) => Number(year)));
  return { ...editions, [table]: withEdition(editions[table], edition, years) };
}
