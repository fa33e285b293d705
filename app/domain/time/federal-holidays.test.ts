import { expect, it } from "vitest";
import { addBusinessDays, businessDayFrom, federalHoliday, isBusinessDay } from "./federal-holidays.ts";

/** The list of the Office of Personnel Management. */
const listed: Record<string, string[]> = {
  2026: "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25".split(" "),
  2027: "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31".split(" "),
  2028: "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25".split(" "),
};

it.each(Object.entries(listed))("knows the days when federal offices are closed in %s", (year, days) => {
  for (const day of days) expect(federalHoliday(`${year}-${day}`), day).not.toBeNull();
  const from = Date.UTC(Number(year), 0, 1);
  const all = Array.from({ length: 365 }, (_, index) => new Date(from + index * 86_400_000));
  const closed = all.filter((day) => federalHoliday(day.toISOString().slice(0, 10)) && day.getUTCDay() % 6 !== 0);
  expect(closed.map((day) => day.toISOString().slice(5, 10))).toEqual(days);
});

it("counts the actual date of the holiday too, because the office is open on Saturdays", () => {
  expect(federalHoliday("2026-07-04")).toBe("Independence Day");
  expect(federalHoliday("2028-01-01")).toBe("New Year’s Day");
  expect(federalHoliday("2027-12-31")).toBe("New Year’s Day");
});

it.each(["2026-11-27", "2026-11-21", "2027-02-14"])("leaves %s alone", (day) => {
  expect(federalHoliday(day)).toBeNull();
});

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
