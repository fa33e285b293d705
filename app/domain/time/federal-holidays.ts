import { Temporal } from "temporal-polyfill";

type Holiday = { name: string; day: string };

/**
 * The name of the federal holiday on a day, also where it is observed: one on a Saturday is observed on Friday too, one on
 * a Sunday on Monday too. Null on every other day. `day` as `2026-11-26`; throws RangeError for no day of the calendar.
 * Source: 5 U.S.C. 6103; Executive Order 11582.
 */
export function federalHoliday(day: string): string | null {
  const { year } = Temporal.PlainDate.from(day);
  const names = known.get(year) ?? namesOf(year);
  known.set(year, names);
  return names.get(day) ?? null;
}

/** The holidays of a year by day, kept for later calls: a page asks about every day of a month. */
const known = new Map<number, Map<string, string>>();

function namesOf(year: number): Map<string, string> {
  // New Year's Day on a Saturday is observed in the year before.
  const holidays = [...holidaysOf(year), ...holidaysOf(year + 1).slice(0, 1)];
  return new Map(
    holidays.flatMap(({ name, day }) => [
      [day, name],
      [keptOn(day), name],
    ]),
  );
}

/** The eleven holidays of a year, each on its own date. */
function holidaysOf(year: number): Holiday[] {
  const on = (month: number, day: number) => Temporal.PlainDate.from({ year, month, day }).toString();
  return [
    { name: "New Year’s Day", day: on(1, 1) },
    { name: "Martin Luther King Jr. Day", day: nthMonday(year, 1, 3) },
    { name: "Washington’s Birthday", day: nthMonday(year, 2, 3) },
    { name: "Memorial Day", day: lastMonday(year, 5) },
    { name: "Juneteenth", day: on(6, 19) },
    { name: "Independence Day", day: on(7, 4) },
    { name: "Labor Day", day: nthMonday(year, 9, 1) },
    { name: "Columbus Day", day: nthMonday(year, 10, 2) },
    { name: "Veterans Day", day: on(11, 11) },
    { name: "Thanksgiving", day: nthWeekday(year, 11, 4, 4).toString() },
    { name: "Christmas", day: on(12, 25) },
  ];
}

function nthMonday(year: number, month: number, count: number): string {
  return nthWeekday(year, month, 1, count).toString();
}

function lastMonday(year: number, month: number): string {
  const fifth = nthWeekday(year, month, 1, 5);
  return (fifth.month === month ? fifth : fifth.subtract({ weeks: 1 })).toString();
}

/** `weekday` from 1, Monday, to 7. */
function nthWeekday(year: number, month: number, weekday: number, count: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (count - 1) });
}

function keptOn(day: string): string {
  const date = Temporal.PlainDate.from(day);
  if (date.dayOfWeek === 6) return date.subtract({ days: 1 }).toString();
  return date.dayOfWeek === 7 ? date.add({ days: 1 }).toString() : day;
}
