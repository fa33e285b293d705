import type { AnswerPromise } from "#app/domain/answer-due.ts";

/** How long an answer takes, to be read after "within": `{ clock: "calendar", days: 45 }` → "45 days". */
export function answerTimeWords(promise: AnswerPromise): string {
  if ("sameDay" in promise) return "the same business day";
  if ("hours" in promise) return `${promise.hours} hours`;
  return promise.clock === "weekdays" ? `${promise.days} business days` : `${promise.days} days`;
}
