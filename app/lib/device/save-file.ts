import type { CalendarDates } from "./calendar-text.ts";

/** Hands a text over as a file, made on the device. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Hands dates over as a calendar's file; what writes it is loaded only now. */
export async function saveCalendar(dates: CalendarDates): Promise<void> {
  const { calendarText } = await import("./calendar-text.ts");
  saveFile(`${dates.id}.ics`, "text/calendar", calendarText(dates, new Date()));
}
