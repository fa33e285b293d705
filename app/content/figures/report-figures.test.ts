import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { reports } from "#app/content/articles/articles.server.ts";
import { priceChanges } from "#app/content/market/house-prices.ts";
import { rateWeeks } from "#app/content/market/mortgage-rates.ts";
import { averageRent, rentAreas, stateRents } from "#app/content/market/rents.ts";
import { countyLimits } from "./county-limit-figures.ts";
import { entry, entryRows } from "./entry-figures.ts";
import { dollars, exactDollars, listOf, percent, roundDollars } from "./figure-words.ts";
import { fillFigures } from "./fill-figures.ts";
import { limitRows, limits } from "./limit-figures.ts";
import { loansAtRates, payments } from "./payment-figures.ts";
import { priceFalls, prices } from "./price-figures.ts";
import { ratePayments, rates } from "./rate-figures.ts";
import { reach, savingTime } from "./reach-figures.ts";
import { cityRents, rents } from "./rent-figures.ts";

/*
 * Reports compute their figures, so none can drift from its data. How each figure is worked out is tested next to the
 * data. The tests here check that each figure exists and has a value.
 */

const groups = { countyLimits, entry, limits, payments, prices, rates, reach, rents, savingTime };
const tables = { cityRents, entryRows, limitRows, loansAtRates, priceFalls, ratePayments };

/** Terms of a rule or an example, which aren't in the data. */
const given = new Set([
  ...["3%", "7%", "10%", "20%", "70%", "5%"],
  ...["115%", "65%", "3.5%", "$1,500", "$1,000", "$200,000", "$1,200", "$2,000", "$10,000", "$15,000"],
]);

test.each(Object.entries(groups))("every figure of %s has a value", (_name, figures) => {
  for (const [name, figure] of Object.entries(figures)) {
    expect(figure, name).toMatch(/\S/);
    expect(figure, name).not.toMatch(/NaN|Infinity|undefined|null|\$-/);
  }
});

test.each(Object.entries(tables))("every row of %s has a name and figures", (_name, rows) => {
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/NaN|Infinity|undefined|null|\$0$/);
});

describe.each(readdirSync("app/content/reports"))("%s", (file) => {
  const text = readFileSync(`app/content/reports/${file}`, "utf8");

  it("has no typed-in figure that is in its data", () => {
    const typed = text.match(/\$\d+(?:,\d{3})*(?:\.\d+)?|[\d.]+ percent|[\d.]+ of a point/g) ?? [];
    expect(typed.filter((figure) => !given.has(figure))).toEqual([]);
  });

  it("names only figures that exist", () => {
    for (const [figure] of text.matchAll(/\{\w+\.\w+\}/g)) expect(fillFigures(figure), figure).toMatch(/\S/);
  });
});

it("fills in the heads of all reports", () => {
  expect(reports.length).toBe(readdirSync("app/content/reports").length);
  expect(JSON.stringify(reports)).not.toMatch(/\{\w+\.\w+\}/);
});

it("stops at an unknown figure", () => {
  expect(() => fillFigures({ title: "At {rates.lately}" })).toThrow("Unknown figure {rates.lately}");
  expect(fillFigures(["{rates.latest}", 3, null, { day: "{rates.latestDay}" }])).toEqual([
    rates.latest,
    3,
    null,
    { day: rates.latestDay },
  ]);
});

describe("the data", () => {
  it("cover every state and DC once", () => {
    expect(priceChanges).toHaveLength(51);
    expect(new Set(rentAreas.map(({ state }) => state)).size).toBe(51);
    expect(stateRents).toHaveLength(51);
  });

  it("have no rate outside the surveyed range, and no week twice", () => {
    expect(new Set(rateWeeks.map(({ date }) => date)).size).toBe(rateWeeks.length);
    expect(rateWeeks.every(({ rate30 }) => rate30 > 2 && rate30 < 19)).toBe(true);
  });

  // Freddie Mac, Primary Mortgage Market Survey: a published week doesn't change.
  it.each([
    ["1981-10-09", 18.63, null],
    ["2021-01-07", 2.65, 2.16],
    ["2026-08-20", 6.65, 5.95],
    ["2026-09-10", 6.76, 6.09],
    ["2026-10-01", 7.28, 6.6],
    ["2026-10-08", 7.4, 6.73],
  ])("know the rates of %s", (date, rate30, rate15) => {
    expect(rateWeeks.find((week) => week.date === date)).toEqual({ date, rate30, rate15 });
  });

  it("weight each area by its population in an average", () => {
    const area = { state: "AZ", area: "Here", population: 3, rent: 1000, rentOneBedroom: 900 } as const;
    expect(averageRent([area, { ...area, population: 1, rent: 2000 }])).toBe(1250);
  });
});

it("writes figures the way our texts do", () => {
  expect([dollars(1727.4), exactDollars(128_393), roundDollars(107_403, 1000), percent(0.6066, 1)]).toEqual([
    "$1,727",
    "$1,283.93",
    "$107,000",
    "60.7%",
  ]);
  expect([listOf(["A"]), listOf(["A", "B", "C"])]).toEqual(["A", "A, B and C"]);
});
