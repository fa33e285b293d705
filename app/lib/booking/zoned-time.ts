import { hoursTimeZone } from "#config/site.ts";

/** Formats a moment on the clocks of one time zone. All take milliseconds since 1970. */
export type ZonedTime = {
  zone: string;
  /** "10:30 AM" */
  time(timeMs: number): string;
  /** "Wednesday, November 25" */
  day(timeMs: number): string;
  /** "Wed, Nov 25, 10:30 AM EST", for a subject line. */
  short(timeMs: number): string;
  /** "2026-11-25" */
  isoDay(timeMs: number): string;
  /** 0 to 23. */
  hour(timeMs: number): number;
  /** "EST", "HST", "GMT+9" */
  zoneName(timeMs: number): string;
};

export const officeZone: string = hoursTimeZone;

/** Making one costs more than a hundred answers from it: keep it for a page or an email. */
export function zonedTime(zone: string): ZonedTime {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone });
  const time = format({ hour: "numeric", minute: "2-digit" });
  const day = format({ weekday: "long", month: "long", day: "numeric" });
  const shortDay = format({ weekday: "short", month: "short", day: "numeric" });
  const numbers = format({ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", hourCycle: "h23" });
  const name = format({ hour: "numeric", timeZoneName: "short" });
  const part = (formatter: Intl.DateTimeFormat, type: Intl.DateTimeFormatPartTypes, timeMs: number) =>
    formatter.formatToParts(timeMs).find((found) => found.type === type)?.value ?? "";
  // Intl puts a narrow no-break space before PM, which plain-text readers show as a box.
  const timeOf = (timeMs: number) => time.format(timeMs).replaceAll("\u202f", " ");
  const zoneNameOf = (timeMs: number) => part(name, "timeZoneName", timeMs);
  return {
    zone,
    time: timeOf,
    day: (timeMs) => day.format(timeMs),
    short: (timeMs) => `${shortDay.format(timeMs)}, ${timeOf(timeMs)} ${zoneNameOf(timeMs)}`,
    isoDay(timeMs) {
      const parts = new Map(numbers.formatToParts(timeMs).map(({ type, value }) => [type, value]));
      return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
    },
    hour: (timeMs) => Number(part(numbers, "hour", timeMs)),
    zoneName: zoneNameOf,
  };
}

/** "10:00 to 10:15 AM EST", "11:45 AM to 12:15 PM EST" of a call. */
export function timeSpan({ startMs, minutes }: { startMs: number; minutes: number }, zoned: ZonedTime): string {
  const [from, to] = [zoned.time(startMs), zoned.time(startMs + minutes * 60_000)];
  const sameHalf = from.slice(-2) === to.slice(-2);
  return `${sameHalf ? from.slice(0, -3) : from} to ${to} ${zoned.zoneName(startMs)}`;
}
