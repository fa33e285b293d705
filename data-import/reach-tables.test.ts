import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContentTables } from "./content-tables.ts";
import { derivedFiles } from "./derived-files.ts";
import { reachTables } from "./reach-tables.ts";

test("the county and state tables match what the other tables add up to today", async () => {
  const derived = await derivedFiles(await readContentTables("app/content"), new Map());
  for (const file of ["market-data/county-reach.csv", "market-data/state-entry.csv"]) {
    expect(derived.get(file) === readFileSync(`app/content/${file}`, "utf8"), `${file} is out of date`).toBe(true);
  }
});

test("a county without an answer keeps an empty cell, and a territory gets no row", () => {
  const county = (fips: string, state: string) => ({ fips, state, county: "Here" });
  const tables = reachTables({
    counties: [county("01001", "AL"), county("01003", "AL"), county("72001", "PR")],
    // Two areas: (3 × 900 + 1 × 1,300) ÷ 4 = 1,000.
    rents: [
      { fips: "01001", population: "3", fmr_2: "900" },
      { fips: "01001", population: "1", fmr_2: "1300" },
      { fips: "01003", population: "5", fmr_2: "1000" },
    ],
    incomes: [
      { fips: "01001", median: "60000", middle_of_towns: "" },
      { fips: "01003", median: "60000", middle_of_towns: "4" },
    ],
    countyHomes: [
      { fips: "01001", value: "" },
      { fips: "01003", value: "200000" },
    ],
    metroTaxes: [],
    stateHomes: [{ state: "AL", value: "200000", tax: "2000" }],
    annualRate: 0.06,
  });
  const [head, first, second, ...others] = (tables.get("market-data/county-reach.csv") ?? "").trim().split("\n");
  expect(head).toBe("fips,people,rent,bought,home,income,cash,months");
  expect(others).toEqual([]);
  const [bought] = /(?<=,1000,)\d+/.exec(first ?? "") ?? [];
  expect(first).toBe(`01001,4,1000,${bought},,60000,,`);
  // Same rent, same tax, same price. 3% of $200,000 is $6,000; the rest is closing costs.
  expect(second).toMatch(new RegExp(`^01003,5,1000,${bought},200000,,1[2-5]\\d{3},$`));
});

test("a $200,000 home at 6%: the sums worked out by hand", () => {
  const stateHomes = [{ state: "AL", value: "200000", tax: "2000" }];
  const none = { counties: [], rents: [], incomes: [], countyHomes: [], metroTaxes: [] };
  const [, row = ""] = (reachTables({ ...none, stateHomes, annualRate: 0.06 }).get("market-data/state-entry.csv") ?? "")
    .trim()
    .split("\n");
  // Fees 4,100; 15 days of 194,000 × 6% ÷ 365 = 478.36; insurance 14 months of 83.33 = 1,166.62; tax 2 × 166.67 = 333.34.
  const closing = Math.round(4100 + 478.36 + 1166.62 + 333.34);
  const [, , , cash3, , , closing3] = row.split(",").map(Number);
  expect(closing3).toBe(closing);
  expect(cash3).toBe(6000 + closing);
});
