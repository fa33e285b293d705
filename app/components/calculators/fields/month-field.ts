import type { TypedNumber } from "#app/domain/text/typed-number.ts";
import type { FieldRule } from "./calculator-model.ts";

/** Months since January of the year 0. */
export function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The first day of a month, as `2027-02-01`. */
export function firstDayOf(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}

/** A month, typed as `2/2027`; its value is its month number. */
export const monthField = {
  parse: parseMonth,
  format: (month: number) => `${(month % 12) + 1}/${Math.floor(month / 12)}`,
  what: "the month",
  min: monthNumber("1990-01-01"),
  max: monthNumber("2099-12-01"),
} satisfies Partial<FieldRule>;

/** The typed month; null while it isn't one that a field accepts. */
export function readMonth(raw: string): number | null {
  const read = parseMonth(raw);
  return read.ok && read.value >= monthField.min && read.value <= monthField.max ? read.value : null;
}

function parseMonth(raw: string): TypedNumber {
  const text = raw.trim();
  if (text === "") return { ok: false, problem: "empty" };
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])\s*[/.-]\s*(\d{4})$/.exec(text) ?? [];
  return year === ""
    ? { ok: false, problem: "not-a-number" }
    : { ok: true, value: Number(year) * 12 + Number(month) - 1 };
}
