import { rateField } from "#app/components/calculators/typed-fields.ts";
import { parseTypedPercent, type TypedNumber } from "#app/domain/typed-number.ts";

/** A yearly change in percent that may go down too: `3`, `-2%`. */
export const signedRateField = { ...rateField, parse: parseChange };

function parseChange(raw: string): TypedNumber {
  const [, minus, rest = ""] = /^\s*([-−–])?(.*)$/s.exec(raw) ?? [];
  const read = parseTypedPercent(rest);
  // A minus before 0 is 0.
  return minus && read.ok && read.value !== 0 ? { ok: true, value: -read.value } : read;
}
