import { rateField } from "#app/components/calculators/fields/typed-fields.ts";
import { parseTypedRate, type TypedNumber } from "#app/domain/text/typed-number.ts";

/** A yearly change in percent that may go down too: `3`, `-2%`. */
export const signedRateField = { ...rateField, parse: parseChange };

function parseChange(raw: string): TypedNumber {
  const [, minus, rest = ""] = /^\s*([-−–])?(.*)$/s.exec(raw) ?? [];
  const read = parseTypedRate(rest);
  if (!minus) return read;
  if (!read.ok) return "meant" in read ? { ...read, meant: `-${read.meant}` } : read;
  // A minus before 0 is 0.
  return { ok: true, value: read.value === 0 ? 0 : -read.value };
}
