import { expect, test } from "vitest";
import { nextMonthOf } from "./next-month.ts";

const november = new Date("2026-11-22T12:00:00Z");

test.each([
  [11, "2026-11"],
  [12, "2026-12"],
  [1, "2027-01"],
  [10, "2027-10"],
])("the next month %i after November 22, 2026 is %s", (month, expected) => {
  expect(nextMonthOf(month, november)).toBe(expected);
});
