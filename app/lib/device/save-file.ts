import { site } from "#config/site.ts";

/** A day with something to do: `2027-07-31`. `id` stays the same when it is saved again, so no event appears twice. */
export type CalendarStep = { id: string; day: string; title: string; text: string };

/** The dates of one page: `my-path` and `My path`. */
export type CalendarDates = { id: string; name: string; steps: readonly CalendarStep[] };

/** Days as a calendar file (RFC 5545), each all day. The library that writes it loads only now. */
export async function calendarText({ id: calendarId, name, steps }: CalendarDates, stamp: Date): Promise<string> {
  const { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } = await import("ical-generator");
  const calendar = new ICalCalendar({
    prodId: { company: site.name, product: name, language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name: `${name}, ${site.name}`,
  });
  for (const { id, day, title, text } of steps) {
    calendar.createEvent({
      id: `${id}@${calendarId}`,
      stamp,
      summary: title,
      description: text,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** Saves dates as a calendar file. */
export async function saveCalendar(dates: CalendarDates): Promise<void> {
  saveFile(`${dates.id}.ics`, "text/calendar", await calendarText(dates, new Date()));
}

/** Saves a text as a file, made on the device. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
