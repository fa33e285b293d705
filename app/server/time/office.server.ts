import { answerTimes } from "#app/content/site/answer-times.ts";
import { rememberLately } from "#app/domain/remember-lately.ts";
import { type AnswerPromise, answerDue } from "#app/domain/time/answer-due.ts";
import { federalHoliday } from "#app/domain/time/federal-holidays.ts";
import { type Office, officeTime } from "#app/domain/time/office-hours.ts";
import { hours, ownClosedDays } from "#app/server/time/office-calendar.server.ts";
import { site } from "#config/site.ts";

/** When the team is there, for bookings and promised answers: the hours of the phone line, but not on holidays. */
export const office: Office = {
  timeZone: site.hoursTimeZone,
  hoursOn(dayOfWeek) {
    const { opens, closes } = hoursOf(dayOfWeek);
    return opens === null ? null : { opens, closes };
  },
  isClosed: (day) => federalHoliday(day) !== null || ownClosedDays.some((closed) => closed.day === day),
};

/** 1 is Monday. */
function hoursOf(dayOfWeek: number) {
  const [weekdays, saturday, sunday] = hours;
  if (dayOfWeek <= 5) return weekdays;
  return dayOfWeek === 6 ? saturday : sunday;
}

/** When an answer that was promised at `nowMs` is due by our office's calendar, in milliseconds since 1970. */
export function dueTime(promise: AnswerPromise, nowMs: number): number {
  return answerDue(promise, nowMs, office);
}

/**
 * When an analysis requested at `nowMs` is due. The page, the confirmation and the team's notice give this time.
 * Computing it takes half a millisecond, so requests within one minute share it.
 */
export function analysisDue(nowMs: number): number {
  return dueOfMinute(Math.floor(nowMs / minuteMs)).dueMs;
}

const minuteMs = 60_000;
const dueOfMinute = rememberLately((minute: number) => ({
  dueMs: dueTime(answerTimes.creditAnalysis, minute * minuteMs),
}));

/** The same time of day that many years later, or earlier, by the office's calendar. */
export function addYears(timeMs: number, years: number): number {
  return officeTime(timeMs, office).add({ years }).epochMilliseconds;
}
