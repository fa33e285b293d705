import type { ContentTables, Row } from "../content-tables.ts";
import { readRows } from "../content-tables.ts";
import { rowsText } from "../csv-text.ts";
import { findColumns, numberOf } from "../find-columns.ts";
import { ImportProblem, someOf } from "../import-problem.ts";
import { type Given, type Plan, planTable } from "../plan-table.ts";
import type { SourceFile } from "../read-source.ts";
import { groupLines, keepMissing, linesByCounty, tidyArea } from "./by-county.ts";
import { editionOf, withYear, yearOf } from "./edition-of.ts";

const file = "places/rents.csv";
const rents = ["fmr_0", "fmr_1", "fmr_2", "fmr_3", "fmr_4"] as const;
const columns = ["fips", "year", "area", "population", ...rents, "towns"];
const [lowest, highest] = [200, 12_000];

/** HUD's Fair Market Rents: FYnn_FMRs.xlsx, or the same columns as .csv. */
export async function planRents([source]: readonly SourceFile[], given: Given, tables: ContentTables): Promise<Plan> {
  if (!source) throw new ImportProblem("Say which file.");
  const { rows: lines } = findColumns(
    source,
    {
      fips: ["fips", "fips10", /^fips20\d\d$/],
      area: ["hud_area_name", "area_name", /^areaname\d*$/],
      town: ["county_town_name", "town_name"],
      population: [/^pop20\d\d$/, "pop"],
      fmr_0: ["fmr_0", "fmr_0br"],
      fmr_1: ["fmr_1", "fmr_1br"],
      fmr_2: ["fmr_2", "fmr_2br"],
      fmr_3: ["fmr_3", "fmr_3br"],
      fmr_4: ["fmr_4", "fmr_4br"],
    },
    ["town"],
  );
  const year = yearOf(given, source.name);
  const rows = [...linesByCounty(lines, tables)].flatMap(([fips, own]) =>
    groupLines(own, (line) => rents.map((rent) => line[rent]).join()).map(({ line, all, towns }) => ({
      fips,
      year: `${year}`,
      area: tidyArea(line.area),
      population: `${all.reduce((sum, { population }) => sum + numberOf(population, fips), 0)}`,
      ...Object.fromEntries(rents.map((rent) => [rent, `${numberOf(line[rent], `${fips} ${rent}`)}`])),
      towns,
    })),
  );
  checkRents(rows);
  const before = await readRows(tables.folder, file);
  const { after, kept } = keepMissing(before, rows);
  const edition = editionOf("fairMarketRents", year, given);
  return planTable({
    given,
    file,
    text: rowsText(columns, after),
    editions: withYear(tables, "fairMarketRents", edition, after),
    edition: `Fair Market Rents of fiscal year ${year}, in force from ${edition.effective}`,
    compared: { before, after, keyOf: ({ fips, area }) => `${fips} ${area}`, figures: rents },
    jumps: { down: 0.25, up: 0.75 },
    notes: kept.length > 0 ? [`Not in the file, and kept as they are: ${kept.length} counties (${someOf(kept)})`] : [],
  });
}

function checkRents(rows: readonly Row[]): void {
  for (const row of rows) {
    const values = rents.map((rent) => Number(row[rent]));
    if (values.some((value) => value < lowest || value > highest)) {
      throw new ImportProblem(`${row.fips}: a rent is outside $${lowest} to $${highest}: ${values.join(", ")}.`);
    }
    if (values.some((value, index) => value < (values[index - 1] ?? 0))) {
      throw new ImportProblem(`${row.fips}: a larger home rents for less: ${values.join(", ")}.`);
    }
  }
}
