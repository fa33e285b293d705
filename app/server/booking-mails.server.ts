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
    ...remindersOf(booking),
  ];
  await transaction.insertInto("outgoing_mails").values(mails).execute();
}

/** When a talk that was last changed at `changed_at` is reminded of; null where the invitation is reminder enough. */
export function reminderTime({ status, starts_at, changed_at }: BookingRow): number | null {
  const remindAt = starts_at - bookingRules.reminderHours * hour;
  return status === "booked" && remindAt >= changed_at + hour ? remindAt : null;
}

function remindersOf(booking: BookingRow): OutgoingMailRow[] {
  const remindAt = reminderTime(booking);
  if (remindAt === null) return [];
  // Made then, as far as the delivery's patience counts from a mail's making.
  return [newMail("booking-reminder", { booking_id: booking.id }, remindAt)];
}
