import type { Transaction } from "kysely";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";

const hour = 60 * 60 * 1000;

/**
 * Queues the emails after a booking was booked, confirmed, moved or canceled: to the visitor with the reminder, unless the
 * address reached its email limit, and to the team if it knows about the booking. Queued emails about it that are not out
 * yet are outdated, and are withdrawn.
 */
export async function queueBookingEmails(
  transaction: Transaction<Schema>,
  booking: BookingRow,
  nowMs: number,
  teamKnows = isTeams(booking),
): Promise<void> {
  await transaction.deleteFrom("outbox").where("subject_id", "=", booking.id).where("state", "=", "queued").execute();
  const emails = [
    ...(booking.told_visitor ? emailsToVisitor(booking, nowMs) : []),
    ...(teamKnows ? [newMail("booking-team-notice", { type: "booking", id: booking.id }, nowMs)] : []),
  ];
  if (emails.length > 0) await transaction.insertInto("outbox").values(emails).execute();
}

/**
 * Whether the team hears about a booking: when it is firm, and when it is one more than its address may have but no email
 * could ask for the confirmation.
 */
export function isTeams({ status, told_visitor }: BookingRow): boolean {
  return status === "booked" || (status === "waiting" && told_visitor === 0);
}

/** When the reminder of a booking goes out; null when the last email about it is reminder enough. */
export function reminderTime({ status, starts_at, changed_at, told_visitor }: BookingRow): number | null {
  const remindAt = starts_at - bookingRules.reminderHours * hour;
  const isToCome = status !== "cancelled" && status !== "held";
  return isToCome && told_visitor === 1 && remindAt >= changed_at + hour ? remindAt : null;
}

/** Queues only those to the visitor, who has just said yes. What the team waits for stays queued: it is written as it goes out. */
export async function queueVisitorEmails(
  transaction: Transaction<Schema>,
  booking: BookingRow,
  nowMs: number,
): Promise<void> {
  await transaction
    .deleteFrom("outbox")
    .where("subject_id", "=", booking.id)
    .where("state", "=", "queued")
    .where("kind", "<>", "booking-team-notice")
    .execute();
  if (booking.told_visitor) await transaction.insertInto("outbox").values(emailsToVisitor(booking, nowMs)).execute();
}

function emailsToVisitor(booking: BookingRow, nowMs: number): OutboxRow[] {
  const about = { type: "booking", id: booking.id } as const;
  const isConfirmed = booking.status === "booked" || booking.status === "cancelled";
  const remindAt = reminderTime(booking);
  return [
    newMail(isConfirmed ? "booking-invitation" : "booking-confirmation", about, nowMs),
    // Dated then, because the delivery gives up a set number of days after this date.
    ...(remindAt === null ? [] : [newMail("booking-reminder", about, remindAt)]),
  ];
}
