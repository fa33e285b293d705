// Counts and time spans in words, and the minutes that a number of words takes to read.

/** `1 day`, `2 days`, `3,235 counties`: a count with its noun. `many` is the plural where it is not `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}

/** `11 months`, `5 years`, `5 years 1 month`. */
export function formatSpan(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return counted(rest, "month");
  return rest === 0 ? counted(years, "year") : `${counted(years, "year")} ${counted(rest, "month")}`;
}

/** The same, and `never` for null. */
export function formatSpanOrNever(months: number | null): string {
  return months === null ? "never" : formatSpan(months);
}

/** `12,500`, as `Intl` writes it. `Intl` itself is slow on a phone when it is first used (decision 029). */
export function formatWhole(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Words a minute of an adult who reads to understand. */
const wordsPerMinute = 230;

/** How long a text takes to read, in whole minutes: words ÷ 230, rounded, and never less than one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute));
}
