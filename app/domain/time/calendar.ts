/*
 * Days of the calendar as text, `2026-11-21`: the same day everywhere, whatever the clock's zone.
 */

const dayLength = 86_400_000;

/**
 * The day so many months later (or earlier, below 0) with the same number, or the month's last day where it is shorter:
 * January 31 and one month is February 28.
 * Throws RangeError when the day is not one of the calendar, or the months are not whole.
 */
export function addMonths(day: string, months: number): string {
  const date = dateOf(day);
  if (!Number.isSafeInteger(months)) throw new RangeError("Months must be a whole number");
  const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return textOf(new Date(Date.UTC(year, month, Math.min(number, lastOfMonth))));
}

/** The whole days from one day to another, negative when the second comes first. Throws RangeError when a day is not one of the calendar. */
export function daysBetween(from: string, to: string): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / dayLength;
}

/** The last day of the month that a day is in. Throws RangeError when a day is not one of the calendar. */
export function endOfMonth(day: string): string {
  const date = dateOf(day);
  return textOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}

/** So many whole days after a day, or before it, below 0. Throws RangeError when the day is not one of the calendar, or the days are not whole. */
export function addDays(day: string, days: number): string {
  if (!Number.isSafeInteger(days)) throw new RangeError("Days must be a whole number");
  return textOf(new Date(dateOf(day).getTime() + days * dayLength));
}

/** So many whole days before a day. Throws RangeError when the day is not one of the calendar, or the days are not whole. */
export function daysBefore(day: string, days: number): string {
  return addDays(day, -days);
}

/** The day of the week, from 0, Sunday, to 6. Throws RangeError when the day is not one of the calendar. */
export function weekdayOf(day: string): number {
  return dateOf(day).getUTCDay();
}

/** Throws RangeError unless the text is a day of the calendar as `YYYY-MM-DD`. */
export function assertDay(day: string): void {
  dateOf(day);
}

function dateOf(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime()) || textOf(date) !== day) {
    throw new RangeError(`A day must be one of the calendar, written like 2026-11-21, not ${day}`);
  }
  return date;
}

function textOf(date: Date): string {
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) throw new RangeError("The day is too far away");
  return date.toISOString().slice(0, 10);
}
