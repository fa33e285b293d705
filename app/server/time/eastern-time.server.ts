import { site } from "#config/site.ts";

const longFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
  timeZone: site.hoursTimeZone,
});

const shortFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
  timeZone: site.hoursTimeZone,
});

const dayFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: site.hoursTimeZone,
});

const clockFormat = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: site.hoursTimeZone,
});

const shortDayFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: site.hoursTimeZone,
});

/** "Saturday, November 21, 2026" of milliseconds since 1970. */
export function formatEasternDay(timeMs: number): string {
  return dayFormat.format(timeMs);
}

/** "Saturday, November 21, 2026 at 3:04 PM EST" of milliseconds since 1970. */
export function formatEasternTime(timeMs: number): string {
  return withPlainSpaces(longFormat.format(timeMs));
}

/** "Sat, Nov 21, 3:04 PM EST", for a subject line. */
export function formatShortEasternTime(timeMs: number): string {
  return withPlainSpaces(shortFormat.format(timeMs));
}

/** "3:04 PM ET": the desk's own clock. */
export function formatEasternClock(timeMs: number): string {
  return `${withPlainSpaces(clockFormat.format(timeMs))} ET`;
}

/** "Sat, Nov 21" of milliseconds since 1970. */
export function formatShortEasternDay(timeMs: number): string {
  return shortDayFormat.format(timeMs);
}

/** Intl puts a narrow no-break space before PM, which plain-text readers show as a box. */
function withPlainSpaces(text: string): string {
  return text.replaceAll("\u202f", " ");
}
