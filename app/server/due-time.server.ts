import { type AnswerPromise, answerDue } from "#app/domain/answer-due.ts";
import { officeTime } from "#app/domain/office-hours.ts";
import { office } from "./office.server.ts";

/** When an answer that was promised at `nowMs` is due by our office's calendar, in milliseconds since 1970. */
export function dueTime(promise: AnswerPromise, nowMs: number): number {
  return answerDue(promise, nowMs, office);
}

/** The same time of day so many years later, or earlier, as the office's calendar counts. */
export function addYears(timeMs: number, years: number): number {
  return officeTime(timeMs, office).add({ years }).epochMilliseconds;
}
