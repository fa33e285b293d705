import { expect, test } from "vitest";
import { formatDay, formatMonth, nextMonthOf } from "./format-date.ts";

test.each(["2026-01-01", "2024-02-29", "2025-12-31", "2026-11-21T23:59:59Z"])("writes %s as Intl does", (date) => {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(date));
  expect(formatDay(date)).toBe(write({ dateStyle: "long" }));
  expect(formatMonth(date)).toBe(write({ month: "long", year: "numeric" }));
});

const november = new Date("2026-11-22T12:00:00Z");

test.each([
  [11, "2026-11"],
  [12, "2026-12"],
  [1, "2027-01"],
  [10, "2027-10"],
])("month %i next comes after November 22, 2026 in %s", (month, expected) => {
  expect(nextMonthOf(month, november)).toBe(expected);
});
