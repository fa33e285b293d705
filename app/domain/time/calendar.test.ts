import { describe, expect, it } from "vitest";
import { addMonths, assertDay, daysBefore, daysBetween, endOfMonth } from "./calendar.ts";

describe("addMonths", () => {
  it.each([
    ["2026-11-21", 2, "2027-01-21"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-12-01", 360, "2056-12-01"],
    ["2026-01-15", -1, "2025-12-15"],
  ])("moves %s by %i months to %s", (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it.each([
    ["2026-02-30", 1],
    ["2026-2-3", 1],
    ["tomorrow", 1],
    ["2026-11-21", 0.5],
    ["2026-11-21", Number.NaN],
    ["2026-11-21", 100_000_000],
  ])("refuses %s and %s months", (day, months) => {
    expect(() => addMonths(day, months)).toThrow(RangeError);
  });
});

it("counts days across leap days and back", () => {
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("1978-01-03", "1978-09-15")).toBe(255);
  expect(daysBetween("2026-11-21", "2026-11-20")).toBe(-1);
});

it("goes back whole days, across months and leap days", () => {
  expect(daysBefore("2027-07-31", 60)).toBe("2027-06-01");
  expect(daysBefore("2028-03-01", 1)).toBe("2028-02-29");
  expect(() => daysBefore("2028-03-01", 0.5)).toThrow(RangeError);
});

it("finds the last day of a month", () => {
  expect(endOfMonth("2028-02-10")).toBe("2028-02-29");
  expect(endOfMonth("2026-12-31")).toBe("2026-12-31");
});

it("tells a day from other text", () => {
  expect(() => assertDay("2026-11-21")).not.toThrow();
  expect(() => assertDay("")).toThrow(RangeError);
});
