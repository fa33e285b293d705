import type { ContentTables, Row } from "../content-tables.ts";
import { readRows } from "../content-tables.ts";
import { rowsText } from "../csv-text.ts";
import { type Editions, type SeriesTable, seriesRules } from "../editions.ts";
import { dayOf, findColumns, numberOf } from "../find-columns.ts";
import { ImportProblem } from "../import-problem.ts";
import { type Given, type Plan, planTable } from "../plan-table.ts";
import type { SourceFile } from "../read-source.ts";

type Series = {
  table: SeriesTable;
  file: string;
  title: string;
  columns: readonly string[];
  keyOf: (row: Row) => string;
  figures: readonly string[];
  /** The last date of the rows. */
  endOf: (rows: readonly Row[]) => string;
  check: (rows: readonly Row[]) => void;
  jumps: { down: number; up: number };
};

/** Freddie Mac's survey: PMMS_history.csv, or FRED's MORTGAGE30US and MORTGAGE15US, one file or both. */
export function planRates(sources: readonly SourceFile[], given: Given, tables: ContentTables): Promise<Plan> {
  return planSeries(rates, sources.flatMap(rateRows), given, tables);
}

const rates: Series = {
  table: "mortgageRates",
  file: "market-data/mortgage-rates-weekly.csv",
  title: "Weekly mortgage rates",
  columns: ["date", "rate_30y", "rate_15y"],
  keyOf: ({ date = "" }) => date,
  figures: ["rate_30y", "rate_15y"],
  endOf: (rows) => rows.at(-1)?.date ?? "",
  check: checkRates,
  // A published week is hardly ever corrected.
  jumps: { down: 0.05, up: 0.05 },
};

function rateRows(source: SourceFile): Row[] {
  const { rows } = findColumns(
    source,
    {
      date: ["date", "observation_date", "week"],
      rate_30y: ["pmms30", "mortgage30us", "rate_30y_fixed", "rate_30y"],
      rate_15y: ["pmms15", "mortgage15us", "rate_15y_fixed", "rate_15y"],
    },
    ["rate_30y", "rate_15y"],
  );
  if (!rows.some(({ rate_30y, rate_15y }) => rate_30y || rate_15y)) {
    throw new ImportProblem(`${source.name} has no column of 30-year or 15-year rates.`);
  }
  return rows.flatMap((row) => {
    const rate = (cell: string) => (cell === "" || cell === "." ? "" : `${numberOf(cell, row.date)}`);
    const [rate_30y, rate_15y] = [rate(row.rate_30y), rate(row.rate_15y)];
    // Freddie Mac’s file ends in weeks without a rate.
    return rate_30y || rate_15y ? [{ date: dayOf(row.date), rate_30y, rate_15y }] : [];
  });
}

function checkRates(rows: readonly Row[]): void {
  for (const [index, { date = "", rate_30y, rate_15y }] of rows.entries()) {
    if (!rate_30y) throw new ImportProblem(`The week of ${date} has no 30-year rate. Give that file, too.`);
    for (const rate of [rate_30y, rate_15y]) {
      if (rate && (Number(rate) < 1.5 || Number(rate) > 20))
        throw new ImportProblem(`${date}: a rate of ${rate}% was never surveyed.`);
    }
    const before = rows[index - 1];
    if (!before) continue;
    const days = (Date.parse(date) - Date.parse(before.date ?? "")) / 86_400_000;
    if (days > 14) throw new ImportProblem(`Weeks are missing between ${before.date} and ${date}.`);
    if (Math.abs(Number(rate_30y) - Number(before.rate_30y)) > 2)
      throw new ImportProblem(`${date}: a move from ${before.rate_30y}% to ${rate_30y}% in a week cannot be.`);
  }
}

/** BLS's consumer price index, all items, seasonally adjusted: FRED's CPIAUCSL.csv. */
export function planPrices([source]: readonly SourceFile[], given: Given, tables: ContentTables): Promise<Plan> {
  if (!source) throw new ImportProblem("Say which file.");
  const { rows } = findColumns(source, {
    date: ["date", "observation_date"],
    index: ["cpiaucsl", "value", "index"],
  });
  const months = rows
    .filter(({ index }) => index !== "" && index !== ".")
    .map(({ date, index }) => ({ month: dayOf(date).slice(0, 7), index: `${numberOf(index, date)}` }))
    // Rates are followed from 1971 on.
    .filter(({ month }) => month >= "1971");
  return planSeries(prices, months, given, tables);
}

const prices: Series = {
  table: "consumerPrices",
  file: "market-data/consumer-prices-monthly.csv",
  title: "Consumer prices",
  columns: ["month", "index"],
  keyOf: ({ month = "" }) => month,
  figures: ["index"],
  endOf: (rows) => rows.at(-1)?.month ?? "",
  check: (rows) => {
    for (const [at, { month = "", index }] of rows.entries()) {
      const before = Number(rows[at - 1]?.index ?? index);
      if (Math.abs(Number(index) / before - 1) > 0.05)
        throw new ImportProblem(`${month}: prices do not move by 5% in a month.`);
    }
  },
  jumps: { down: 0.02, up: 0.02 },
};

/** FHFA's purchase-only index of the states, not seasonally adjusted: hpi_po_state.xlsx or .csv. Fourth quarters stay. */
export function planHousePrices([source]: readonly SourceFile[], given: Given, tables: ContentTables): Promise<Plan> {
  if (!source) throw new ImportProblem("Say which file.");
  const { rows } = findColumns(source, {
    state: ["state", "place_id"],
    year: ["yr", "year"],
    quarter: ["qtr", "quarter", "period"],
    index: ["index_nsa"],
  });
  const ends = rows
    .filter(({ quarter }) => quarter === "4")
    .map(({ state, year, index }) => ({ state, year, index: `${numberOf(index, `${state} ${year}`)}` }));
  return planSeries(housePrices, ends, given, tables);
}

const housePrices: Series = {
  table: "housePrices",
  file: "market-data/house-prices-fourth-quarter.csv",
  title: "House prices",
  columns: ["state", "year", "index"],
  keyOf: ({ state, year }) => `${state} ${year}`,
  figures: ["index"],
  endOf: (rows) => rows.reduce((last, { year = "" }) => (year > last ? year : last), ""),
  check: (rows) => {
    const byState = Map.groupBy(rows, ({ state = "" }) => state);
    if (byState.size !== 51) throw new ImportProblem(`There should be 50 states and DC, not ${byState.size}.`);
    const years = [...byState.values()].map((own) => own.length);
    if (new Set(years).size > 1) throw new ImportProblem("Some states have fewer years than others.");
  },
  // FHFA revises the whole history with each quarter.
  jumps: { down: 0.15, up: 0.15 },
};

/** The rows that were there, with the new ones over them: a file of a few weeks is enough, and nothing is forgotten. */
async function planSeries(series: Series, rows: readonly Row[], given: Given, tables: ContentTables): Promise<Plan> {
  const { table, file, title, columns, keyOf, figures, endOf, check, jumps } = series;
  const before = await readRows(tables.folder, file);
  const merged = new Map(before.map((row) => [keyOf(row), row]));
  for (const row of rows) {
    const told = Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ""));
    merged.set(keyOf(row), { ...merged.get(keyOf(row)), ...told });
  }
  const after = [...merged.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  check(after);
  const to = endOf(after);
  const editions: Editions = {
    ...tables.editions,
    [table]: { to, reviewBy: seriesRules[table](to), from: given.from },
  };
  return planTable({
    given,
    file,
    text: rowsText(columns, after),
    editions,
    edition: `${title} to ${to}`,
    compared: { before, after, keyOf, figures },
    jumps,
  });
}
