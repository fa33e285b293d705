import type { BookingLinks } from "#app/server/booking-links.server.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";

/** What the mails about a booking say of it. Times are milliseconds since 1970, the phone is E.164. */
export type MailBooking = {
  id: string;
  /** What its last change made of it. */
  state: "new" | "moved" | "cancelled";
  startMs: number;
  minutes: number;
  sequence: number;
  changedAt: number;
  movedFromMs: number | null;
  name: string;
  email: string;
  phone: string;
  topic: string | null;
  timeZone: string;
  /** Where the visitor sees, moves and cancels it. */
  manageUrl: string;
};

export function mailBookingOf(row: BookingRow, links: BookingLinks): MailBooking {
  return {
    id: row.id,
    state: stateOf(row),
    startMs: row.starts_at,
    minutes: row.minutes,
    sequence: row.sequence,
    changedAt: row.changed_at,
    movedFromMs: row.moved_from,
    name: row.name,
    email: row.email,
    phone: row.phone,
    topic: row.topic,
    timeZone: row.time_zone,
    manageUrl: links.url(row.id),
  };
}

function stateOf({ status, sequence }: BookingRow): MailBooking["state"] {
  if (status === "cancelled") return "cancelled";
  return sequence === 0 ? "new" : "moved";
}
