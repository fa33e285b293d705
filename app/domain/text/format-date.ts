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

/** Not from `Intl`: its formatter costs a phone 80 ms on every page that runs React. */
export const monthNames = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;

/**
 * The next month with this number, as "2027-03"; the current month counts.
 *
 * @param month 1 to 12
 * @param now in UTC, so on the last evening of a month it may already be the next month
 */
export function nextMonthOf(month: number, now: Date): string {
  const isPast = month < now.getUTCMonth() + 1;
  return `${now.getUTCFullYear() + (isPast ? 1 : 0)}-${String(month).padStart(2, "0")}`;
}
