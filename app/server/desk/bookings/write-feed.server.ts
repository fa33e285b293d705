import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { officeTime } from "#app/domain/time/office-hours.ts";
import { office } from "#app/server/time/office.server.ts";
import { site } from "#config/site.ts";
import type { OpenFeed } from "./calendar-feeds.server.ts";

/**
 * Writes a feed as a calendar (RFC 5545). Calendar programs belong to others and show titles on locked screens, so a title
 * has no name unless the feed's owner has chosen it. The feed has nothing else personal. `deskUrl` is the scheme and host of
 * the desk.
 */
export function writeFeed({ calls, showsNames }: OpenFeed, deskUrl: string): string {
  const calendar = new ICalCalendar({
    prodId: { company: site.name, product: "Desk", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name: `Calls, ${site.name}`,
  });
  for (const { id, starts_at, minutes, sequence, changed_at, name } of calls) {
    const url = `${deskUrl}${dayPath(starts_at, id)}`;
    calendar.createEvent({
      id: `${id}@${new URL(deskUrl).hostname}`,
      sequence,
      stamp: new Date(changed_at),
      url,
      start: new Date(starts_at),
      end: new Date(starts_at + minutes * 60_000),
      summary: showsNames ? `Call with ${name}, ${minutes} min` : `Call, ${minutes} min`,
      description: `At the desk: ${url}`,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** Address of the call's day at the desk, with the call open. */
export function dayPath(timeMs: number, bookingId: string): string {
  const date = officeTime(timeMs, office).toPlainDate().toString();
  return `/desk/day?${new URLSearchParams({ date, booking: bookingId })}`;
}
