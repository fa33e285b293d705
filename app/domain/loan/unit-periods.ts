import { addMonths, daysBetween, endOfMonth } from "#app/domain/time/calendar.ts";

export type UnitPeriod = { months: number } | { weeks: number } | "half-month";

/**
 * The time between two days in unit-periods: the full ones, counted back from the later day, and the odd days before
 * them as a fraction. A month's odd days are thirtieths, a half month's fifteenths, of several months `30 × months`ths;
 * a week's sevenths. From one month's last day to another's are whole months. Regulation Z, 12 CFR 1026, Appendix J
 * (b)(3)–(5).
 * Throws RangeError when a day is none, the later day comes first, or the unit-period is not 1 to 12 months or 1 to 52
 * weeks.
 */
export function unitPeriodsBetween(from: string, to: string, unit: UnitPeriod): { whole: number; fraction: number } {
  const days = daysBetween(from, to);
  if (days < 0) throw new RangeError("The later day must not come first");
  if (unit === "half-month") return split(30 * fullMonths(from, to) + oddDays(from, to), 15);
  if ("weeks" in unit) return split(days, 7 * countOf(unit.weeks, 52));
  return split(30 * fullMonths(from, to) + oddDays(from, to), 30 * countOf(unit.months, 12));
}

function split(days: number, length: number) {
  return { whole: Math.floor(days / length), fraction: (days % length) / length };
}

/** A month has 30 days here, so of the 30 before a full one of 31 no more than 29 are odd. */
function oddDays(from: string, to: string): number {
  return Math.min(29, daysBetween(from, monthsBefore(from, to, fullMonths(from, to))));
}

function fullMonths(from: string, to: string): number {
  let months = Math.max(0, Math.floor(daysBetween(from, to) / 31) - 1);
  while (monthsBefore(from, to, months + 1) >= from) months++;
  return months;
}

/** The day so many months before `to`: the last of its month where both days are the last of theirs. */
function monthsBefore(from: string, to: string, months: number): string {
  const day = addMonths(to, -months);
  return endOfMonth(from) === from && endOfMonth(to) === to ? endOfMonth(day) : day;
}

function countOf(count: number, most: number): number {
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new RangeError("A unit-period must be 1 to 12 whole months or 1 to 52 whole weeks");
  }
  return count;
}
