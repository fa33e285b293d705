const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-21" → "November 2026". */
export function formatMonth(isoDate: string): string {
  return month.format(new Date(isoDate));
}

/** "2026-11-21" → "November 21, 2026". */
export function formatDay(isoDate: string): string {
  return day.format(new Date(isoDate));
}
