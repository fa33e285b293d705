import { expect, it } from "vitest";
import { federalHoliday } from "./federal-holidays.ts";

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
