import { formatWhole } from "#app/domain/text/counted.ts";

/** `$1,727` */
export function dollars(amount: number): string {
  return `$${formatWhole(Math.round(amount))}`;
}

/** Cents as `$1,283.93`. */
export function exactDollars(cents: number): string {
  const whole = Math.round(cents);
  return `$${formatWhole(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, "0")}`;
}

/** Cents to the dollar: `$1,284`. */
export function wholeDollars(cents: number): string {
  return dollars(cents / 100);
}

/** An amount to the nearest hundred or thousand dollars. */
export function roundDollars(amount: number, to: 100 | 1000): string {
  return dollars(Math.round(amount / to) * to);
}

/** A share as `61%`. */
export function percent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)}%`;
}

/** A share as `3.5%`, for figures that stand alone. */
export function percentSign(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}

/** `A, B and C`: our texts have no comma before the last. */
export function listOf(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Numbers up to ten as words, as in running text. */
export function numberWord(value: number): string {
  return small[value] ?? formatWhole(value);
}

/** `Seven states`, `One state` */
export function countOf(value: number, one: string, many: string): string {
  return `${numberWord(value)} ${value === 1 ? one : many}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
