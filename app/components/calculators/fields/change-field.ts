import { parseTypedRate, plainTyped, type TypedNumber } from "#app/domain/text/typed-number.ts";
import { rateField } from "./typed-fields.ts";

/** A yearly change in percent that may be negative: `3`, `-2%`. */
export const changeField = {
  ...rateField,
  parse: parseChange,
  help: "Per year; type a minus for a fall",
  min: -0.1,
  max: 0.15,
};

function parseChange(raw: string): TypedNumber {
  const [, minus, rest = ""] = /^(-)?(.*)$/s.exec(plainTyped(raw)) ?? [];
  const read = parseTypedRate(rest);
  if (!minus) return read;
  if (!read.ok) return "meant" in read ? { ...read, meant: `-${read.meant}` } : read;
  // A minus before 0 is 0.
  return { ok: true, value: read.value === 0 ? 0 : -read.value };
}
