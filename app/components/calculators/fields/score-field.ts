import { scoreScale } from "#app/domain/loan/score-scale.ts";
import { parseTypedWhole } from "#app/domain/text/typed-number.ts";

/**
 * A credit score, typed as a whole number. A mortgage lender takes the middle one of three. A person who has seen only
 * one types that one.
 */
export const scoreField = {
  parse: parseTypedWhole,
  format: String,
  label: "Credit score",
  help: "The middle one of three, or the lowest you know",
  what: "your score",
  own: "score" as const,
  min: scoreScale.lowest,
  max: scoreScale.highest,
};
