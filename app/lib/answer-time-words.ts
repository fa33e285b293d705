import type { AnswerTime } from "#app/content/answer-times.ts";
import { counted } from "#app/domain/counted.ts";

/** How long an answer takes, to be read after "within": `{ days: 45 }` → "45 days". */
export function answerTimeWords(time: AnswerTime): string {
  if (time === "business-day") return "the same business day";
  if ("businessDays" in time) return counted(time.businessDays, "business day");
  return "days" in time ? counted(time.days, "day") : counted(time.hours, "hour");
}
