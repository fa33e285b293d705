import type { Transaction } from "kysely";
import { bookingRules } from "#config/booking.ts";
import type { BookingRow, OutgoingMailRow, Schema } from "./database/schema.server.ts";
import { newMail } from "./mail/new-mail.server.ts";

const hour = 60 * 60 * 1000;

/**
 * Queues what has to be written after a talk was booked, moved or cancelled: to the visitor, to the team, and the
 * reminder. What is queued of it and not out yet says something else and is withdrawn.
 */
export async function queueBookingMails(
  transaction: Transaction<Schema>,
  booking: BookingRow,
  nowMs: number,
): Promise<void> {
  await transaction
    .deleteFrom("outgoing_mails")
    .where("booking_id", "=", booking.id)
    .where("state", "=", "queued")
    .execute();
  const about = { booking_id: booking.id };
  const mails = [
    newMail("booking-invitation", about, nowMs),
    newMail("booking-team-notice", about, nowMs),
    ...remindersOf(booking, nowMs),
  ];
  await transaction.insertInto("outgoing_mails").values(mails).execute();
}

/** None for a talk that is so near that the invitation is reminder enough. */
function remindersOf({ id, status, starts_at }: BookingRow, nowMs: number): OutgoingMailRow[] {
  const remindAt = starts_at - bookingRules.reminderHours * hour;
  if (status !== "booked" || remindAt < nowMs + hour) return [];
  // Made then, as far as the delivery's patience counts from a mail's making.
  return [newMail("booking-reminder", { booking_id: id }, remindAt)];
}
