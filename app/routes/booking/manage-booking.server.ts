import { redirect } from "react-router";
import { bookingForm } from "#app/forms/booking-schema.ts";
import { publicSettings } from "#app/lib/page/public-settings.ts";
import { holdOfBooking } from "#app/server/booking/booking-cells.server.ts";
import { type ChangedBy, isUnconfirmed, type NewTime } from "#app/server/booking/booking-changes.server.ts";
import { type BookingLinks, bookingLinks } from "#app/server/booking/booking-links.server.ts";
import {
  type FoundBooking,
  findByToken,
  type ShownBooking,
  showBooking,
} from "#app/server/booking/booking-shown.server.ts";
import { mailBookingOf, writeInvitation } from "#app/server/booking/mail-booking.server.ts";
import { assertOffered } from "#app/server/booking/offered-times.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import { withConfirmation } from "#app/server/guard/take-in.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { calendarOf, choiceOf, choiceOfForm, refused } from "./booking-answers.server.ts";

/** The booking whose link this is; null when the link is none of ours. Changes nothing. */
export async function shownBooking(token: string, { services }: RequestContext): Promise<ShownBooking | null> {
  const links = linksOf(services);
  const found = await findByToken(token, links, services.bookings);
  return found && showBooking(found, links, services.bookings);
}

/**
 * Confirms or cancels the booking, whichever button was pressed, and leads back to its page. A link that is none of ours
 * gets that page's answer.
 */
export async function changeBooking(request: Request, token: string, context: RequestContext) {
  const form = await request.formData();
  return changeFound(token, context, (found, { services }) =>
    form.get("intent") === "confirm"
      ? confirm(found, { startMs: found.row.starts_at, timeZone: found.row.time_zone }, form, services)
      : written(found, services, (by) => services.bookings.cancel(found.row.id, by)),
  );
}

/** The times to which a booking can be moved; null when there is nothing to move. */
export async function moveTimes(request: Request, token: string, { services }: RequestContext) {
  const links = linksOf(services);
  const found = await findByToken(token, links, services.bookings);
  if (!found) return null;
  const { id: bookingId, minutes, time_zone } = found.row;
  const choice = { ...choiceOf(request), minutes };
  const own = { bookingId, holdId: holdOfBooking(bookingId) };
  return {
    booking: await showBooking(found, links, services.bookings),
    choice,
    ...(await calendarOf(services, choice, own, choice.timeZone ?? time_zone)),
  };
}

/**
 * Moves the booking to the time that was picked, or says why not: it stays where it is then. One that was never confirmed is
 * confirmed at that time, when its owner picks it.
 */
export async function moveBooking(request: Request, token: string, context: RequestContext) {
  const form = await request.formData();
  const { startMs, timeZone } = choiceOfForm(form);
  return changeFound(token, context, (found, { services }) => {
    const { row } = found;
    const offered = assertOffered({ startMs, minutes: row.minutes });
    const time = { startMs: offered.startMs, timeZone: timeZone ?? row.time_zone };
    return isUnconfirmed(row) && found.isOwner
      ? confirm(found, time, form, services)
      : written(found, services, (by) => services.bookings.move(row.id, time, by));
  });
}

/** The booking as a file for a calendar; null when the link is none of ours. */
export async function invitationFile(token: string, { services }: RequestContext): Promise<string | null> {
  const links = linksOf(services);
  const found = await findByToken(token, links, services.bookings);
  if (!found) return null;
  return writeInvitation(mailBookingOf(found.row, links), services.settings.mailFrom, "copy").content;
}

function linksOf({ dataKey }: Services): BookingLinks {
  return bookingLinks(dataKey, publicSettings.siteUrl);
}

type Change = (found: FoundBooking, context: RequestContext) => Promise<void>;

/** Counts the change, makes it, and leads to the booking's page; or says on the page it came from why not. */
async function changeFound(token: string, context: RequestContext, change: Change) {
  const { services, clientAddress } = context;
  try {
    await services.limiter.take("booking change", clientAddress);
    const found = await findByToken(token, linksOf(services), services.bookings);
    if (found) await change(found, context);
    return redirect(`/booking/${token}`, 303);
  } catch (thrown) {
    return refused(thrown, context);
  }
}

/** Confirms only by a press behind the mailed link: anyone may have typed the address, and programs open links. */
async function confirm(found: FoundBooking, time: NewTime, form: FormData, services: Services): Promise<void> {
  const { row, isOwner } = found;
  if (!isOwner) return;
  const hasEnded = row.held_until !== null && row.held_until <= Date.now();
  if (hasEnded) assertOffered({ startMs: time.startMs, minutes: row.minutes });
  const instead = String(form.get("instead") ?? "");
  // One press counts once, though the booking that is given up for this one gets a mail as well.
  await written(found, services, ({ tellsVisitor }) =>
    services.bookings.confirm(row.id, { ...time, instead, tellsVisitor }),
  );
}

/** Makes a change and emails about it, if the address may still get mails. */
async function written(
  { row, isOwner }: FoundBooking,
  { recipients, delivery, metrics }: Services,
  change: (by: ChangedBy) => Promise<BookingRow | null>,
): Promise<void> {
  await withConfirmation(recipients, row.email, async (tellsVisitor) => {
    const changed = await change({ isOwner, tellsVisitor });
    const isChanged = changed !== null && changed.changed_at !== row.changed_at;
    if (isChanged) delivery.wake();
    if (isChanged && !tellsVisitor) metrics?.withheld(bookingForm.id);
    return { confirmed: isChanged && tellsVisitor, repeated: false };
  });
}
