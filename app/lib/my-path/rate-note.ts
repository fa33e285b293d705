import { sampleScore } from "#app/content/loans/sample-rates.ts";
import type { Household } from "#app/domain/path/household.ts";

/** Which score our planning rates are for, if the visitor's is lower or not known; null if theirs is as high. */
export function rateNote({ score }: Pick<Household, "score">): string | null {
  if (typeof score !== "object") {
    return `Our rate is for a score of ${sampleScore}. We don’t know yours: with a lower one, lenders may ask for a higher rate.`;
  }
  if (score.points >= sampleScore) return null;
  return `Our rate is for a score of ${sampleScore}. Yours is ${score.points}, so lenders may ask for a higher rate.`;
}
