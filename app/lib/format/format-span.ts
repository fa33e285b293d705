import { counted } from "#app/domain/text/counted.ts";
import type { AnswerPromise } from "#app/domain/time/answer-due.ts";

/** `11 months`, `5 years`, `5 years 1 month`. */
export function formatSpan(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return counted(rest, "month");
  return rest === 0 ? counted(years, "year") : `${counted(years, "year")} ${counted(rest, "month")}`;
}

/** "in 20 seconds", "in a minute", "in 5 minutes": when it is worth trying again, rounded up. */
export function retryTime(seconds: number): string {
  if (seconds <= 1) return "in a second";
  if (seconds < 60) return `in ${counted(Math.ceil(seconds), "second")}`;
  if (seconds === 60) return "in a minute";
  return `in ${counted(Math.ceil(seconds / 60), "minute")}`;
}

/** How long an answer takes, to be read after "within": `{ clock: "calendar", days: 45 }` → "45 days". */
export function answerTimeWords(promise: AnswerPromise): string {
  if ("sameDay" in promise) return "the same business day";
  if ("hours" in promise) return counted(promise.hours, "hour");
  return counted(promise.days, promise.clock === "weekdays" ? "business day" : "day");
}
