import type { CalendarDates } from "./calendar-text.ts";

/** Saves dates as a calendar file. The code that writes it, with its library, loads only now. */
export async function saveCalendar(dates: CalendarDates): Promise<void> {
  const { calendarText } = await import("./calendar-text.ts");
  saveFile(`${dates.id}.ics`, "text/calendar", calendarText(dates, new Date()));
}

/** Saves a text as a file, made on the device. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
