import { Temporal } from "temporal-polyfill";
import type { AnswerTime } from "#app/content/answer-times.ts";
import { site } from "#config/site.ts";

/**
 * When an answer that was promised at `nowMs` is due, in milliseconds since 1970.
 * Days end when that day ends for the office; "business-day" ends when its phone line closes, and a message that comes
 * later belongs to the next day on which the line is open.
 */
export function dueTime(promise: AnswerTime, nowMs: number): number {
  if (promise === "business-day") return closingTime(nowMs);
  if ("hours" in promise) return nowMs + promise.hours * 60 * 60 * 1000;
  const today = officeTime(nowMs).toPlainDate();
  return endOf("days" in promise ? today.add({ days: promise.days }) : addBusinessDays(today, promise.businessDays));
}

/** The same time of day so many years later, or earlier, as the office's calendar counts. */
export function addYears(timeMs: number, years: number): number {
  return officeTime(timeMs).add({ years }).epochMilliseconds;
}

function endOf(day: Temporal.PlainDate): number {
  return day.add({ days: 1 }).toZonedDateTime(site.hoursTimeZone).epochMilliseconds - 1;
}

/** Counts from Monday to Friday. Holidays count too: so the date can only come out earlier than a law allows. */
function addBusinessDays(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5) left -= 1;
  }
  return day;
}

function closingTime(nowMs: number): number {
  const now = officeTime(nowMs);
  for (let day = now.toPlainDate(); ; day = day.add({ days: 1 })) {
    const closes = hoursOn(day)?.closes;
    if (!closes) continue;
    const closing = day.toZonedDateTime({ timeZone: site.hoursTimeZone, plainTime: closes });
    if (closing.epochMilliseconds > nowMs) return closing.epochMilliseconds;
  }
}

/** The table of hours is for reading: Monday to Friday, Saturday, Sunday. 1 is Monday. */
export function hoursOn({ dayOfWeek }: { dayOfWeek: number }) {
  const [weekdays, saturday, sunday] = site.hours;
  if (dayOfWeek <= 5) return weekdays;
  return dayOfWeek === 6 ? saturday : sunday;
}

function officeTime(timeMs: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(site.hoursTimeZone);
}
