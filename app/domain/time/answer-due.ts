import type { Temporal } from "temporal-polyfill";
import { type Office, type OpenSpan, officeTime, openSpan } from "./office-hours.ts";

/**
 * How soon an answer is promised, and by which clock.
 * `office`: hours that end while somebody is there, or the close of the same office day.
 * `calendar`: whole days, each of them, as laws count when they name days.
 * `weekdays`: Monday to Friday. Holidays count too, so the date can only come out earlier than a law allows.
 */
export type AnswerPromise =
  | { clock: "office"; hours: number }
  | { clock: "office"; sameDay: true }
  | { clock: "calendar"; days: number }
  | { clock: "weekdays"; days: number };

/** Longer than any office stays closed; a calendar without an open day is a mistake in the settings. */
const mostClosedDays = 60;

/**
 * When an answer to what came in at `receivedMs` is due, in milliseconds since 1970. Days end at the office's midnight.
 * Throws RangeError when the office is not open once in 60 days.
 */
export function answerDue(promise: AnswerPromise, receivedMs: number, office: Office): number {
  if (promise.clock === "office") {
    return "hours" in promise
      ? dueInOpenHours(receivedMs + promise.hours * 60 * 60 * 1000, receivedMs, office)
      : nextOpenDay(receivedMs, office).closesMs;
  }
  const today = officeTime(receivedMs, office).toPlainDate();
  const { days } = promise;
  return endOf(promise.clock === "calendar" ? today.add({ days }) : addWeekdays(today, days), office);
}

/**
 * Moves a deadline into open hours. It stays where it is when somebody is there. Else it is the last closing before it,
 * if that office day began after the message came: then the promise holds to the hour. Else it is the same time of day on
 * the next open day, or as near to it as the hours are: what comes on Saturday afternoon is due on Monday afternoon.
 */
function dueInOpenHours(deadlineMs: number, receivedMs: number, office: Office): number {
  const deadline = officeTime(deadlineMs, office);
  const span = openSpan(deadline.toPlainDate(), office);
  if (span && span.opensMs <= deadlineMs && deadlineMs <= span.closesMs) {
    return leaveTime(deadlineMs, span, receivedMs, office);
  }
  const before = openSpans(receivedMs, deadlineMs, office).findLast(({ closesMs }) => closesMs <= deadlineMs);
  if (before && before.opensMs >= receivedMs) return before.closesMs;
  const { day, ...next } = nextOpenDay(deadlineMs, office);
  const sameTime = day.toZonedDateTime({ timeZone: office.timeZone, plainTime: deadline.toPlainTime() });
  const due = Math.min(next.closesMs, Math.max(next.opensMs, sameTime.epochMilliseconds));
  return leaveTime(due, next, receivedMs, office);
}

/** No one can answer in the minute the office opens: a message from closed hours is due after two open hours or more. */
const leastOpenMs = 2 * 60 * 60 * 1000;

function leaveTime(dueMs: number, { closesMs }: OpenSpan, receivedMs: number, office: Office): number {
  const open = openSpans(receivedMs, dueMs, office).reduce(
    (sum, span) => sum + Math.max(0, Math.min(dueMs, span.closesMs) - Math.max(receivedMs, span.opensMs)),
    0,
  );
  return Math.min(closesMs, dueMs + Math.max(0, leastOpenMs - open));
}

/** The open hours of each day from one time to another, oldest first. */
function openSpans(fromMs: number, toMs: number, office: Office): OpenSpan[] {
  const first = officeTime(fromMs, office).toPlainDate();
  const count = first.until(officeTime(toMs, office).toPlainDate()).days + 1;
  const days = Array.from({ length: count }, (_, index) => first.add({ days: index }));
  return days.flatMap((day) => openSpan(day, office) ?? []);
}

/** The first day on which the office closes after a time. */
function nextOpenDay(timeMs: number, office: Office) {
  const first = officeTime(timeMs, office).toPlainDate();
  for (let count = 0; count <= mostClosedDays; count += 1) {
    const day = first.add({ days: count });
    const span = openSpan(day, office);
    if (span && span.closesMs > timeMs) return { day, ...span };
  }
  throw new RangeError(`The office is not open once in the ${mostClosedDays} days from ${first}`);
}

function endOf(day: Temporal.PlainDate, { timeZone }: Office): number {
  return day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds - 1;
}

function addWeekdays(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5) left -= 1;
  }
  return day;
}
