import { addDays, assertDay, endOfMonth, weekdayOf } from "./calendar.ts";

type Holiday = { name: string; day: string };

/**
 * The name of the federal holiday on a day, also where it is observed: one on a Saturday is observed on Friday too, one on
 * a Sunday on Monday too. Null on every other day. `day` as `2026-11-26`; throws RangeError for no day of the calendar.
 * Source: 5 U.S.C. 6103; Executive Order 11582.
 */
export function federalHoliday(day: string): string | null {
  assertDay(day);
  const year = Number(day.slice(0, 4));
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
  const on = (month: number, day: number) => dayOf(year, month, day);
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
    { name: "Thanksgiving", day: nthWeekday(year, 11, 4, 4) },
    { name: "Christmas", day: on(12, 25) },
  ];
}

function nthMonday(year: number, month: number, count: number): string {
  return nthWeekday(year, month, 1, count);
}

function lastMonday(year: number, month: number): string {
  const last = endOfMonth(dayOf(year, month, 1));
  return addDays(last, -((weekdayOf(last) + 6) % 7));
}

/** `weekday` from 0, Sunday, to 6. */
function nthWeekday(year: number, month: number, weekday: number, count: number): string {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

function dayOf(year: number, month: number, day: number): string {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}

function keptOn(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** Monday to Friday without federal holidays: the days on which the mail comes and offices count. Throws RangeError for no day of the calendar. */
export function isBusinessDay(day: string): boolean {
  return weekdayOf(day) % 6 !== 0 && federalHoliday(day) === null;
}

/** So many business days after a day, which itself does not count. Throws RangeError for no day of the calendar. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}

/** The day itself, or the next business day after it. Throws RangeError for no day of the calendar. */
export function businessDayFrom(day: string): string {
  return isBusinessDay(day) ? day : addBusinessDays(day, 1);
}
