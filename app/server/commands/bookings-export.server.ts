import type { Kysely } from "kysely";
import { type BookingLinks, bookingLinks } from "#app/server/booking/booking-links.server.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { exportCommand, isoTime, pagesInOrder } from "./export-command.server.ts";

/** Writes all bookings, each with the link by which it is moved or cancelled. */
export const exportBookings = exportCommand({
  name: "bookings:export",
  what: "booked talk; call those with status booked and no others",
  columns: [
    "reference",
    "status",
    "startsAt",
    "minutes",
    "name",
    "phone",
    "email",
    "topic",
    "timeZone",
    "movedFrom",
    "bookedAt",
    "changedAt",
    "confirmedAt",
    "heldUntil",
    "pageUrl",
    "manageUrl",
  ],
  read: readBookings,
});

async function* readBookings(db: Kysely<Schema>, settings: Settings) {
  const links = bookingLinks(await openDataKey(settings), settings.siteUrl);
  for await (const page of pagesInOrder("bookings", db.selectFrom("bookings").selectAll())) {
    for (const row of page) yield exportedBooking(row, links);
  }
}

function exportedBooking(row: BookingRow, links: BookingLinks) {
  return {
    reference: row.id,
    status: isLapsed(row) ? "lapsed" : row.status,
    startsAt: isoTime(row.starts_at),
    minutes: row.minutes,
    name: row.name,
    phone: row.phone,
    email: row.email,
    topic: row.topic,
    timeZone: row.time_zone,
    movedFrom: isoTime(row.moved_from),
    bookedAt: isoTime(row.created_at),
    changedAt: isoTime(row.changed_at),
    confirmedAt: isoTime(row.confirmed_at),
    heldUntil: isoTime(row.held_until),
    pageUrl: row.page_url,
    manageUrl: links.url({ bookingId: row.id, isMailed: false }),
  };
}

/** A booking that nobody confirmed in time; its time is free again. */
function isLapsed({ status, held_until }: BookingRow): boolean {
  return status === "held" && (held_until ?? 0) <= Date.now();
}
