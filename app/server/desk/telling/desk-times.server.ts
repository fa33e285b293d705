import { site } from "#config/site.ts";

const dayMs = 24 * 60 * 60_000;

const office = { timeZone: site.hoursTimeZone } as const;
const day = new Intl.DateTimeFormat("en-US", { ...office, weekday: "short", month: "short", day: "numeric" });
const dayOfYear = new Intl.DateTimeFormat("en-US", { ...office, year: "numeric", month: "short", day: "numeric" });
const hour = new Intl.DateTimeFormat("en-US", { ...office, hour: "numeric", minute: "2-digit" });
const halfYearMs = 182 * dayMs;

/** "Mon, Nov 23" for milliseconds since 1970, by the office's clock; "Nov 23, 2025" for a time half a year away or more. */
export function dayWords(timeMs: number, nowMs: number): string {
  return (Math.abs(timeMs - nowMs) < halfYearMs ? day : dayOfYear).format(timeMs);
}

/** "4:30 PM ET". */
export function hourWords(timeMs: number): string {
  return `${hour.format(timeMs).replaceAll("\u202f", " ")} ET`;
}

/** "Mon, Nov 23, 4:30 PM ET". */
export function timeWords(timeMs: number, nowMs: number): string {
  return `${dayWords(timeMs, nowMs)}, ${hourWords(timeMs)}`;
}

/** "Fri, Nov 27, 9:30 AM CST" by the clock of a visitor's zone; null for an unknown zone. */
export function timeInZone(timeMs: number, timeZone: string): string | null {
  const parts = { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  try {
    const format = new Intl.DateTimeFormat("en-US", { ...parts, timeZone, timeZoneName: "short" });
    return format.format(timeMs).replaceAll("\u202f", " ");
  } catch {
    return null;
  }
}
