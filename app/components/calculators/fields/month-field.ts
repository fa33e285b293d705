import { plainTyped, type TypedNumber } from "#app/domain/text/typed-number.ts";
import type { FieldRule } from "./calculator-model.ts";

/** Months since January of the year 0. */
export function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The first day of a month, as `2027-02-01`. */
export function firstDayOf(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}

const firstYear = 1990;

/** A month, typed as `2/2027`; its value is its month number. The number pad of a phone has no slash. */
export const monthField = {
  parse: parseMonth,
  inputMode: "text",
  format: (month: number) => `${(month % 12) + 1}/${Math.floor(month / 12)}`,
  what: "the month",
  min: monthNumber(`${firstYear}-01-01`),
  max: monthNumber("2099-12-01"),
} satisfies Partial<FieldRule>;

/** The typed month; null while it isn't one that a field accepts. */
export function readMonth(raw: string): number | null {
  const read = parseMonth(raw);
  return read.ok && read.value >= monthField.min && read.value <= monthField.max ? read.value : null;
}

/**
 * Reads `2/2027`, `2027-02`, `Feb 2027`, a whole day such as `2/15/2027`, and two digits of the year as cards and forms have
 * them: `02/27`, `2/15/27`, `Feb '27`. Nobody types a day without a year into a field that asks for a month; the field then
 * shows the year in four digits. `Feb 27` may be a day, and is asked about.
 */
function parseMonth(raw: string): TypedNumber {
  const text = plainTyped(raw);
  if (text === "") return { ok: false, problem: "empty" };
  const yearFirst = /^(\d{4})\s*[/.-]\s*(\d{1,2})([/.-]\d{1,2})?$/.exec(text);
  const yearLast =
    /^(\d{1,2}|\p{L}{3,9})[\s/.,-]+(?:\d{1,2}[\s/.,-]+)?(\d{4})$/u.exec(text) ??
    /^(\d{1,2})\s*[\s/.-]\s*(?:\d{1,2}\s*[\s/.-]\s*)?'?(\d{2})$/.exec(text) ??
    /^(\p{L}{3,9})[\s.,-]*'(\d{2})$/u.exec(text);
  const [year = "", named = ""] = yearFirst ? yearFirst.slice(1) : [yearLast?.[2], yearLast?.[1]];
  const month = Number(named) || monthNames.findIndex((name) => name.startsWith(named) && named !== "") + 1;
  return month < 1 || month > 12
    ? { ok: false, problem: "not-a-number" }
    : { ok: true, value: fullYear(year) * 12 + month - 1 };
}

/** `27` is 2027, `98` is 1998: months from the first that a field takes. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year < firstYear % 100 ? 2000 : 1900);
}

const monthNames = "january february march april may june july august september october november december".split(" ");
