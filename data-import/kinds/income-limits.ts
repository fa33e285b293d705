import type { ContentTables, Row } from "../content-tables.ts";
import { readRows } from "../content-tables.ts";
import { rowsText } from "../csv-text.ts";
import { type ColumnNames, findColumns, numberOf } from "../find-columns.ts";
import { ImportProblem, someOf } from "../import-problem.ts";
import { type Given, type Plan, planTable } from "../plan-table.ts";
import type { SourceFile } from "../read-source.ts";
import { groupLines, keepMissing, linesByCounty } from "./by-county.ts";
import { editionOf, withYear, yearOf } from "./edition-of.ts";

const file = "places/incomes.csv";
const sizes = [1, 2, 3, 4, 5, 6, 7, 8];
const limits = [...sizes.map((size) => `l50_${size}`), ...sizes.map((size) => `l80_${size}`)];
const figures = ["median", ...limits];
const columns = ["fips", "year", ...figures, "towns", "middle_of_towns"];

/**
 * HUD's income limits: Section8-FYnn.xlsx, or the same columns as .csv. Some copies give one line for a county of New
 * England whose limits differ by town; `collapsed_from_towns` says of how many it is the middle, and then it is kept as
 * such: no limit of any address.
 */
export async function planIncomes([source]: readonly SourceFile[], given: Given, tables: ContentTables): Promise<Plan> {
  if (!source) throw new ImportProblem("Say which file.");
  const names = {
    fips: ["fips", "fips10", /^fips20\d\d$/],
    area: ["hud_area_name", "area_name", /^areaname\d*$/],
    town: ["county_town_name", "town_name"],
    middle: ["collapsed_from_towns"],
    median: [/^median(20\d\d)?$/],
    ...Object.fromEntries(limits.map((limit) => [limit, [limit]])),
  } satisfies ColumnNames;
  const { rows: lines, title } = findColumns(source, names, ["town", "middle"]);
  const year = yearOf(given, source.name, title);
  const rows = [...linesByCounty(lines as (Row & { fips: string; town: string; area: string })[], tables)].flatMap(
    ([fips, own]) =>
      groupLines(own, (line) => figures.map((figure) => line[figure]).join()).map(({ line, towns }) => ({
        fips,
        year: `${year}`,
        ...Object.fromEntries(
          figures.map((figure) => [figure, `${numberOf(line[figure] ?? "", `${fips} ${figure}`)}`]),
        ),
        towns,
        middle_of_towns: line.middle ?? "",
      })),
  );
  checkIncomes(rows);
  const before = await readRows(tables.folder, file);
  const { after, kept } = keepMissing(before, rows);
  const edition = editionOf("incomeLimits", year, given);
  const middles = after.filter(({ middle_of_towns }) => middle_of_towns).length;
  return planTable({
    given,
    file,
    text: rowsText(columns, after),
    editions: withYear(tables, "incomeLimits", edition, after),
    edition: `Income limits of fiscal year ${year}, in force from ${edition.effective}`,
    compared: { before, after, keyOf: ({ fips, towns }) => [fips, towns].filter(Boolean).join(" "), figures },
    jumps: { down: 0.35, up: 0.6 },
    notes: [
      ...(kept.length > 0 ? [`Not in the file, and kept as they are: ${kept.length} counties (${someOf(kept)})`] : []),
      ...(middles > 0 ? [`Only the middle of their towns is known of ${middles} counties`] : []),
    ],
  });
}

function checkIncomes(rows: readonly Row[]): void {
  for (const row of rows) {
    const of = (share: string) => sizes.map((size) => Number(row[`${share}_${size}`]));
    const [low, moderate, median] = [of("l50"), of("l80"), Number(row.median)];
    if (median < 10_000 || median > 400_000) throw new ImportProblem(`${row.fips}: a median of $${median} cannot be.`);
    for (const list of [low, moderate]) {
      if (list.some((value, index) => value <= (list[index - 1] ?? 0))) {
        throw new ImportProblem(`${row.fips}: the limit of a larger household is lower: ${list.join(", ")}.`);
      }
    }
    if (low.some((value, index) => value >= (moderate[index] ?? 0))) {
      throw new ImportProblem(`${row.fips}: the limit of 50% is not under that of 80%.`);
    }
  }
}
