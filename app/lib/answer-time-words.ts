import type { AnswerTime } from "#app/content/answer-times.ts";

/** How long an answer takes, to be read after "within": `{ days: 45 }` → "45 days". */
export function answerTimeWords(time: AnswerTime): string {
  if (time === "business-day") return "the same business day";
  if ("businessDays" in time) return `${time.businessDays} business days`;
  return "days" in time ? `${time.days} days` : `${time.hours} hours`;
}
