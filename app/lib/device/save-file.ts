import type { CalendarDates } from "./calendar-text.ts";

/** Saves a text as a file, made on the device. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Saves dates as a calendar file; the code that writes it loads only now. */
export async function saveCalendar(dates: CalendarDates): Promise<void> {
  const { calendarText } = await import("./calendar-text.ts");
  saveFile(`${dates.id}.ics`, "text/calendar", calendarText(dates, new Date()));
}
