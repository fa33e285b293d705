import { monthNames } from "#app/domain/time/next-month.ts";

/** "2026-11-21" → "November 2026". */
export function formatMonth(isoDate: string): string {
  const [year, month] = partsOf(isoDate);
  return `${month} ${year}`;
}

/** "2026-11-21" → "November 21, 2026". */
export function formatDay(isoDate: string): string {
  const [year, month, day] = partsOf(isoDate);
  return `${month} ${day}, ${year}`;
}

function partsOf(isoDate: string): [year: number, month: string, day: number] {
  const date = new Date(isoDate);
  return [date.getUTCFullYear(), monthNames[date.getUTCMonth()] ?? "", date.getUTCDate()];
}
