import { Temporal } from "temporal-polyfill";
import { dueSoonUntil, latestBack } from "#app/domain/desk/promises.ts";
import { rememberLately } from "#app/domain/remember-lately.ts";
import { officeTime, openSpan } from "#app/domain/time/office-hours.ts";
import { formatEasternClock, formatShortEasternDay } from "#app/server/time/eastern-time.server.ts";
import { office } from "#app/server/time/office.server.ts";

/** Start of the office's days around a time, in milliseconds since 1970. */
export type OfficeDays = { todayMs: number; tomorrowMs: number; dayAfterMs: number; weekMs: number };

/** The office's days: `weekMs` is seven days from the start of today. */
export function officeDays(nowMs: number): OfficeDays {
  return daysOfMinute(Math.floor(nowMs / minuteMs));
}

/** Days begin on a full minute. Every open inbox asks for them at each change. */
const minuteMs = 60_000;
const daysOfMinute = rememberLately((minute: number): OfficeDays => {
  const today = officeTime(minute * minuteMs, office).startOfDay();
  const after = (days: number) => today.add({ days }).epochMilliseconds;
  return { todayMs: after(0), tomorrowMs: after(1), dayAfterMs: after(2), weekMs: after(7) };
});

/** Today's open hours; null when the office is closed all day. */
export function hoursToday(nowMs: number) {
  return openSpan(officeTime(nowMs, office).toPlainDate(), office);
}

/** "Open until 8:00 PM", for the side of every page. */
export function officeNow(nowMs: number): string {
  const hours = hoursToday(nowMs);
  if (!hours || nowMs >= hours.closesMs) return "The office is closed";
  return nowMs < hours.opensMs
    ? `Opens at ${formatEasternClock(hours.opensMs)}`
    : `Open until ${formatEasternClock(hours.closesMs)}`;
}

/** The first day in the next two weeks that the calendar closes, such as a holiday; not today, and not a weekly day off. */
export function nextClosedDay(nowMs: number): string | null {
  return closedDayAfter(officeDays(nowMs).todayMs).day;
}

const closedDayAfter = rememberLately((todayMs: number) => {
  const today = officeTime(todayMs, office);
  const days = Array.from({ length: 14 }, (_, count) => today.add({ days: count + 1 }));
  const closed = days.find(
    (day) => office.hoursOn(day.dayOfWeek) !== null && office.isClosed(day.toPlainDate().toString()),
  );
  return { day: closed ? formatShortEasternDay(closed.epochMilliseconds) : null };
});

/** When a thread that is put away comes back, whatever was chosen: an hour of open time before its promise is due. */
export function comesBack(dueMs: number): number {
  return latestBack(dueMs, office);
}

/** Nothing that is due by this time stays away. Every open inbox asks for it at each change. */
export function soonDue(nowMs: number): number {
  return soonOfMinute(Math.floor(nowMs / minuteMs)).dueMs;
}

const soonOfMinute = rememberLately((minute: number) => ({ dueMs: dueSoonUntil(minute * minuteMs, office) }));

/** The time until which a thread is put away, as of now; null when it is not. */
export function awayUntil(
  { snoozed_until, due_at }: { snoozed_until: number | null; due_at: number },
  nowMs: number,
): number | null {
  if (snoozed_until === null || snoozed_until <= nowMs || due_at <= soonDue(nowMs)) return null;
  return Math.min(snoozed_until, comesBack(due_at));
}

/** Choices of a time to put a thread away until; `own` is the value of a date and time field, on the office's clock. */
export const putAwayChoices = ["2h", "evening", "morning", "own"] as const;
export type PutAwayChoice = (typeof putAwayChoices)[number];

/** Default for the custom time field, on the office's clock: the morning after tomorrow. */
export function ownTimeToBegin(nowMs: number): string {
  return officeTime(nowMs, office).add({ days: 2 }).toPlainDate().toString().concat("T09:00");
}

/** Time of a choice in milliseconds since 1970; null when it is past, more than 90 days away, or not a time. */
export function putAwayUntil(choice: string, own: string, nowMs: number): number | null {
  const untilMs = timeOfChoice(choice, own, nowMs);
  return untilMs !== null && untilMs > nowMs && untilMs <= nowMs + 90 * 86_400_000 ? untilMs : null;
}

function timeOfChoice(choice: string, own: string, nowMs: number): number | null {
  const now = officeTime(nowMs, office);
  switch (choice) {
    case "2h":
      return now.add({ hours: 2 }).epochMilliseconds;
    case "evening":
      return now.withPlainTime({ hour: 18 }).epochMilliseconds;
    case "morning":
      return now.add({ days: 1 }).withPlainTime({ hour: 9 }).epochMilliseconds;
    case "own":
      return typedTime(own);
    default:
      // One of the times offered on a thread's own page.
      return /^\d{1,15}$/.test(choice) ? Number(choice) : null;
  }
}

function typedTime(own: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(own)) return null;
  try {
    return Temporal.PlainDateTime.from(own, { overflow: "reject" }).toZonedDateTime(office.timeZone).epochMilliseconds;
  } catch {
    // A day that does not exist.
    return null;
  }
}
