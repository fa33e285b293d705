import type { Kysely } from "kysely";
import { type BookingLinks, bookingLinks } from "#app/server/booking/booking-links.server.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { type ExportParts, exportRows, isoTime, pagesInOrder } from "./rows.server.ts";

/** All bookings, each with the link that moves or cancels it. */
export const bookingsExport = exportRows({
  name: "bookings",
  what: "booked call; call only those with status booked",
  columns: {
    reference: "id",
    status: "text",
    startsAt: "time",
    minutes: "number",
    name: "text",
    phone: "text?",
    email: "text",
    topic: "text?",
    timeZone: "text",
    movedFrom: "time?",
    bookedAt: "time",
    changedAt: "time",
    confirmedAt: "time?",
    heldUntil: "time?",
    pageUrl: "link",
    manageUrl: "link",
  },
  read: readBookings,
});

async function* readBookings(db: Kysely<Schema>, { dataKey, siteUrl }: ExportParts) {
  const links = bookingLinks(dataKey, siteUrl);
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
    manageUrl: links.url({ bookingId: row.id, isMailed: false, isTeam: true }),
  };
}

/** A booking that was not confirmed in time; its time is free again. */
function isLapsed({ status, held_until }: BookingRow): boolean {
  return status === "held" && (held_until ?? 0) <= Date.now();
}
