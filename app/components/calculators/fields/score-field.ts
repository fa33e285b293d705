import { scoreScale } from "#app/domain/loan/score-scale.ts";
import { parseTypedMoney, type TypedNumber } from "#app/domain/text/typed-number.ts";

/** A credit score, typed as a whole number. */
export const scoreField = {
  parse: parseScore,
  format: String,
  label: "Credit score",
  help: "The middle one of three, or the lowest you know",
  what: "your score",
  min: scoreScale.lowest,
  max: scoreScale.highest,
};

function parseScore(raw: string): TypedNumber {
  const read = parseTypedMoney(raw);
  return read.ok ? { ok: true, value: Math.round(read.value / 100) } : read;
}
