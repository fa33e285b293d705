import type { BookingRow } from "#app/server/database/schema.server.ts";
import type { BookingLinks } from "./booking-links.server.ts";

/** What the mails about a booking say of it. Times are milliseconds since 1970, the phone is E.164. */
export type MailBooking = {
  id: string;
  /** What its last change made of it. */
  state: "new" | "moved" | "cancelled";
  /** Why the visitor has to confirm it; null when it is firm, or cancelled. */
  unconfirmed: { until: number } | "one too many" | null;
  isVisitorTold: boolean;
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
  /** Where whoever has the link sees, moves and cancels it. */
  manageUrl: string;
  /** The same for the visitor's eyes only: what is pressed there confirms the booking. In no file and in no mail to others. */
  ownUrl: string;
};

export function mailBookingOf(row: BookingRow, links: BookingLinks): MailBooking {
  return {
    id: row.id,
    state: stateOf(row),
    unconfirmed: unconfirmedOf(row),
    isVisitorTold: row.told_visitor === 1,
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
    manageUrl: links.url({ bookingId: row.id, isMailed: false }),
    ownUrl: links.url({ bookingId: row.id, isMailed: true }),
  };
}

function stateOf({ status, moved_from }: BookingRow): MailBooking["state"] {
  if (status === "cancelled") return "cancelled";
  return moved_from === null ? "new" : "moved";
}

function unconfirmedOf({ status, held_until }: BookingRow): MailBooking["unconfirmed"] {
  if (status === "waiting") return "one too many";
  return status === "held" && held_until !== null ? { until: held_until } : null;
}
