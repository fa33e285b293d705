import { Temporal } from "temporal-polyfill";
import { rememberLately } from "#app/domain/remember-lately.ts";

/** The hours when someone is at the office. */
export type Office = {
  timeZone: string;
  /** `08:00` to `20:00` on a day, by its number: 1 is Monday, 7 Sunday. Null: no one is there. */
  hoursOn(dayOfWeek: number): { opens: string; closes: string } | null;
  /** Holidays and other closed days, by the day as `2026-11-26`. */
  isClosed(day: string): boolean;
};

/** The open hours of one day, in milliseconds since 1970. */
export type OpenSpan = { opensMs: number; closesMs: number };

/** The open hours of a day; null when the office is closed all day. */
export function openSpan(day: Temporal.PlainDate, office: Office): OpenSpan | null {
  let known = daysOf.get(office);
  if (!known) {
    known = rememberLately((name) => ({ span: readSpan(name, office) }), mostDays);
    daysOf.set(office, known);
  }
  return known(day.toString()).span;
}

/** Thousands of promises fall on the same few days, and working one out takes a tenth of a millisecond. */
const daysOf = new WeakMap<Office, (day: string) => { span: OpenSpan | null }>();
const mostDays = 400;

function readSpan(name: string, office: Office): OpenSpan | null {
  const day = Temporal.PlainDate.from(name);
  const hours = office.isClosed(name) ? null : office.hoursOn(day.dayOfWeek);
  if (!hours) return null;
  const at = (plainTime: string) => day.toZonedDateTime({ timeZone: office.timeZone, plainTime }).epochMilliseconds;
  return { opensMs: at(hours.opens), closesMs: at(hours.closes) };
}

/** The office's own date and clock at a time in milliseconds since 1970. */
export function officeTime(timeMs: number, { timeZone }: Pick<Office, "timeZone">): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(timeZone);
}

/**
 * Gives a function that says how long the office was open between two times, in milliseconds, as often as it is asked. It
 * knows the days from one time to another (milliseconds since 1970), and counts nothing outside them.
 */
export function createOpenTime(fromMs: number, toMs: number, office: Office): (fromMs: number, toMs: number) => number {
  const first = officeTime(fromMs, office).toPlainDate();
  const count = Math.max(0, first.until(officeTime(toMs, office).toPlainDate()).days) + 1;
  const spans = Array.from({ length: count }, (_, index) => openSpan(first.add({ days: index }), office)).filter(
    (span): span is OpenSpan => span !== null,
  );
  // How long the office had been open before each span.
  const before: number[] = [];
  let sum = 0;
  for (const { opensMs, closesMs } of spans) {
    before.push(sum);
    sum += closesMs - opensMs;
  }

  function openUntil(timeMs: number): number {
    const place = lastBefore(spans, timeMs);
    const span = spans[place];
    return span ? (before[place] ?? 0) + Math.min(timeMs, span.closesMs) - span.opensMs : 0;
  }

  return (startMs, endMs) => openUntil(endMs) - openUntil(startMs);
}

/** The place of the last span that opens before a time; -1 when none does. */
function lastBefore(spans: readonly OpenSpan[], timeMs: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.opensMs ?? 0) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
