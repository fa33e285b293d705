import { expect, it } from "vitest";
import { addBusinessDays, businessDayFrom, isBusinessDay } from "./business-days.ts";

it.each([
  ["2026-11-25", true, "a Wednesday"],
  ["2026-11-26", false, "Thanksgiving"],
  ["2026-11-28", false, "a Saturday"],
  ["2026-11-29", false, "a Sunday"],
  ["2026-07-03", false, "July 4 on a Saturday, observed on Friday"],
  ["2027-07-05", false, "July 4 on a Sunday, observed on Monday"],
  ["2027-12-31", false, "New Year’s Day of the next year, observed on Friday"],
])("%s is a business day: %s (%s)", (day, isOne) => {
  expect(isBusinessDay(day)).toBe(isOne);
});

it.each([
  ["2026-11-23", 5, "2026-12-01", "over Thanksgiving and a weekend"],
  ["2026-12-23", 5, "2026-12-31", "over Christmas and a weekend"],
  ["2026-12-24", 5, "2027-01-04", "over Christmas, New Year and two weekends"],
  ["2026-11-20", 1, "2026-11-23", "from a Friday"],
  ["2026-11-21", 1, "2026-11-23", "from a Saturday"],
  ["2026-11-23", 0, "2026-11-23", "none"],
])("from %s, %i business days end on %s (%s)", (day, count, end) => {
  expect(addBusinessDays(day, count)).toBe(end);
});

it("moves only days that aren't business days", () => {
  expect(businessDayFrom("2026-11-25")).toBe("2026-11-25");
  expect(businessDayFrom("2026-11-26")).toBe("2026-11-27");
  expect(businessDayFrom("2027-12-31")).toBe("2028-01-03");
  expect(() => businessDayFrom("2026-02-30")).toThrow(RangeError);
});
