import { expect, it } from "vitest";
import latest from "#app/content/market-data/latest-rates.json" with { type: "json" };
import { averageMayMove, averageOfTheWeek } from "./latest-rates.ts";
import { rateWeeks } from "./mortgage-rates.ts";

it("says how far the average moved within eight weeks of the last year that we have", () => {
  const year = rateWeeks.slice(-52);
  expect(year.at(-1)?.date).toBe(latest.date);
  const moves = year.slice(8).map(({ rate30 }, index) => Math.abs(rate30 - (year[index]?.rate30 ?? 0)));
  expect(latest.mostMove).toBeCloseTo(Math.max(...moves), 5);
  expect(averageMayMove).toContain(`as much as ${latest.mostMove.toFixed(2)} of a percentage point`);
  expect(averageOfTheWeek).toContain(averageMayMove);
});
