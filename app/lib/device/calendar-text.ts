import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { site } from "#config/site.ts";

/** A day with something to do: `2027-07-31`. `id` stays the same when it is saved again, so no event appears twice. */
export type CalendarStep = { id: string; day: string; title: string; text: string };

/** The dates of one page: `my-path` and `My path`. */
export type CalendarDates = { id: string; name: string; steps: readonly CalendarStep[] };

/** Days as a calendar file (RFC 5545), each all day. */
export function calendarText({ id: calendarId, name, steps }: CalendarDates, stamp: Date): string {
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
