import { sampleScore } from "#app/content/loans/sample-rates.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import type { Household } from "#app/domain/path/household.ts";

/** Which score our planning rates are for, if the visitor's is lower or not known; null if theirs is as high. */
export function rateNote({ score }: Pick<Household, "score">): string | null {
  if (typeof score !== "object") {
    return `Our rate is for a score of ${sampleScore}. We don’t know yours: with a lower one, lenders may ask for a higher rate.`;
  }
  if (score.points >= sampleScore) return null;
  return `Our rate is for a score of ${sampleScore}. Yours is ${score.points}, so lenders may ask for a higher rate.`;
}

/** Why My path leads with another loan than a conventional one, if it is the score; null otherwise. */
export function scoreNote({ score }: Pick<Household, "score">): string | null {
  const { leads } = scoreMinimums.conventional;
  if (typeof score !== "object" || score.points >= leads) return null;
  return `Many lenders ask for a score of ${leads} or more for a conventional loan. Yours is ${score.points}.`;
}
