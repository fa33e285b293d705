const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-11-21" → "November 2026". */
export function formatMonth(isoDate: string): string {
  return month.format(new Date(isoDate));
}
