import { counted } from "#app/domain/text/counted.ts";

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
