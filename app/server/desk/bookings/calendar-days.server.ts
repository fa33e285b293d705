import { Temporal } from "temporal-polyfill";
import type { Stretch } from "#app/domain/time/booking-times.ts";
import { federalHoliday } from "#app/domain/time/federal-holidays.ts";
import { type OpenSpan, officeTime, openSpan } from "#app/domain/time/office-hours.ts";
import { officeZone, zonedTime } from "#app/lib/booking/zoned-time.ts";
import { office } from "#app/server/time/office.server.ts";
import { ownClosedDays } from "#app/server/time/office-calendar.server.ts";

/** A day of the office's calendar. */
export type OfficeDay = {
  /** `2026-11-24` */
  date: string;
  /** "Tuesday, November 24" */
  title: string;
  /** "Tue 24" */
  short: string;
  /** The whole day. */
  stretch: Stretch;
  open: OpenSpan | null;
  /** "Open 8 AM to 8 PM ET", or why there are no calls. */
  hours: string;
};

const zoned = zonedTime(officeZone);

/** Reads a day as `2026-11-24`; anything else is the day of `nowMs`. */
export function readDay(text: string | null, nowMs: number): Temporal.PlainDate {
  const today = officeTime(nowMs, office).toPlainDate();
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return today;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" });
  } catch {
    return today;
  }
}

/** Reads a day of the office's calendar. */
export function officeDay(day: Temporal.PlainDate): OfficeDay {
  const midnight = day.toZonedDateTime({ timeZone: office.timeZone });
  const fromMs = midnight.epochMilliseconds;
  const noonMs = midnight.add({ hours: 12 }).epochMilliseconds;
  const open = openSpan(day, office);
  const title = zoned.day(noonMs);
  return {
    date: day.toString(),
    title,
    short: `${title.slice(0, 3)} ${day.day}`,
    open,
    stretch: { fromMs, toMs: midnight.add({ days: 1 }).epochMilliseconds },
    hours: open ? `Open ${clockWords(open.opensMs)} to ${clockWords(open.closesMs)} ET` : closedWords(day),
  };
}

/** "8 AM", "8:30 AM" */
function clockWords(timeMs: number): string {
  return zoned.time(timeMs).replace(":00", "");
}

function closedWords(day: Temporal.PlainDate): string {
  const date = day.toString();
  const why = federalHoliday(date) ?? ownClosedDays.find((closed) => closed.day === date)?.why;
  if (why) return `Closed: ${why}`;
  return day.dayOfWeek === 7 ? "Closed on Sundays" : "Closed";
}

/** Reads a day and a time on the office's clock, in milliseconds since 1970; null when it is not a valid time. */
export function readOfficeTime(day: string, time: string): number | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  try {
    const plainTime = Temporal.PlainTime.from(time);
    const date = Temporal.PlainDate.from(day, { overflow: "reject" });
    return date.toZonedDateTime({ timeZone: office.timeZone, plainTime }).epochMilliseconds;
  } catch {
    return null;
  }
}
