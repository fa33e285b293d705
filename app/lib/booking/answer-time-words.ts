import { counted } from "#app/domain/text/counted.ts";
import type { AnswerPromise } from "#app/domain/time/answer-due.ts";

/** How long an answer takes, to be read after "within": `{ clock: "calendar", days: 45 }` → "45 days". */
export function answerTimeWords(promise: AnswerPromise): string {
  if ("sameDay" in promise) return "the same business day";
  if ("hours" in promise) return counted(promise.hours, "hour");
  return counted(promise.days, promise.clock === "weekdays" ? "business day" : "day");
}
