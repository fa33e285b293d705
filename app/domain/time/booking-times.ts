import type { Temporal } from "temporal-polyfill";
import { type Office, type OpenSpan, officeTime, openSpan } from "./office-hours.ts";

type BookingRules = { stepMinutes: number; bufferMinutes: number; leadMinutes: number; horizonDays: number };

/** When a booking begins, in milliseconds since 1970, and how long it takes. */
export type BookingTime = { startMs: number; minutes: number };

const minute = 60_000;
/** The day is divided into cells of this length; each belongs to one booking at most. */
const cellMs = 15 * minute;

/**
 * All times at which a call of this length may begin, in milliseconds since 1970, oldest first: in the office's hours, not
 * before the lead time is over, not after the horizon. Times that are already booked are included.
 */
export function bookableTimes(nowMs: number, minutes: number, office: Office, rules: BookingRules): number[] {
  const today = officeTime(nowMs, office).toPlainDate();
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, count) => today.add({ days: count }));
  const earliest = nowMs + rules.leadMinutes * minute;
  return days.flatMap((day) => timesOf(day, minutes, office, rules)).filter((startMs) => startMs >= earliest);
}

function timesOf(day: Temporal.PlainDate, minutes: number, office: Office, { stepMinutes }: BookingRules): number[] {
  const span = openSpan(day, office);
  if (!span) return [];
  const { opensMs, closesMs } = span;
  const lastStart = closesMs - minutes * minute;
  const count = Math.floor((lastStart - opensMs) / (stepMinutes * minute)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) => opensMs + step * stepMinutes * minute);
}

/** All times of one office day, the day of `timeMs`; past and too near ones are among them. */
export function timesOfSameDay(timeMs: number, minutes: number, office: Office, rules: BookingRules): number[] {
  return timesOf(officeTime(timeMs, office).toPlainDate(), minutes, office, rules);
}

/** The cells that a booking takes, with the buffer after it, in rising order. The next one begins where they end. */
export function cellsOf({ startMs, minutes }: BookingTime, bufferMinutes: number): number[] {
  const first = cellAt(startMs);
  const end = Math.ceil((startMs + (minutes + bufferMinutes) * minute) / cellMs);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** The number of the cell that a time is in. */
export function cellAt(timeMs: number): number {
  return Math.floor(timeMs / cellMs);
}

/** Whether all cells of a booking are free. */
export function isFree(time: BookingTime, bufferMinutes: number, taken: ReadonlySet<number>): boolean {
  return cellsOf(time, bufferMinutes).every((cell) => !taken.has(cell));
}

/** The `most` times nearest to the wished one, oldest first; of two equally near, the later. */
export function nearestTimes(times: readonly number[], wishMs: number, most: number): number[] {
  const distance = (time: number) => Math.abs(time - wishMs);
  return [...times]
    .sort((a, b) => distance(a) - distance(b) || b - a)
    .slice(0, most)
    .sort((a, b) => a - b);
}

/** Whether a text is a time zone of the IANA database, as browsers name them; an offset is not one. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]+(?:\/[\w+-]+)*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).format(0) !== "";
  } catch {
    return false;
  }
}

/** The hours when a person takes calls, by the number of the day: 1 is Monday, 7 Sunday. No entry: not on that day. */
export type WeeklyHours = ReadonlyMap<number, { opens: string; closes: string }>;

/** A stretch of time, in milliseconds since 1970. */
export type Stretch = { fromMs: number; toMs: number };

/** Times when a counselor with such hours takes calls, within a stretch of days. None on the office's closed days. */
export function counselorSpans({ fromMs, toMs }: Stretch, hours: WeeklyHours, office: Office): OpenSpan[] {
  const last = officeTime(toMs, office).toPlainDate();
  const own: Office = { ...office, hoursOn: (dayOfWeek) => hours.get(dayOfWeek) ?? null };
  const spans: OpenSpan[] = [];
  for (let day = officeTime(fromMs, office).toPlainDate(); day.until(last).days >= 0; day = day.add({ days: 1 })) {
    const span = openSpan(day, own);
    if (span) spans.push(span);
  }
  return spans;
}

/** Whether two stretches of time have a moment in common; one that begins when the other ends has none. */
export function overlap(one: Stretch, other: Stretch): boolean {
  return one.fromMs < other.toMs && other.fromMs < one.toMs;
}
