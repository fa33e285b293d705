import { redirect } from "react-router";
import { bookingForm } from "#app/forms/booking.ts";
import { bookingCalendar } from "#app/lib/booking/booking-calendar.ts";
import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { holdOfBooking } from "#app/server/booking/booking-cells.server.ts";
import { isUnconfirmed, type NewTime } from "#app/server/booking/booking-changes.server.ts";
import { type BookingLinks, bookingLinks } from "#app/server/booking/booking-links.server.ts";
import {
  type FoundBooking,
  findByToken,
  type ShownBooking,
  showBooking,
} from "#app/server/booking/booking-shown.server.ts";
import { mailBookingOf, writeInvitation } from "#app/server/booking/mail-booking.server.ts";
import { assertOffered, readTimes } from "#app/server/booking/offered-times.server.ts";
import { stopOfCall } from "#app/server/contact/receipt.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { choiceOf, choiceOfForm, ownBooking, refused } from "./answers.server.ts";

/** The booking of this link; null when the link isn't ours. Changes nothing. */
export async function shownBooking(
  request: Request,
  token: string,
  { services }: RequestContext,
): Promise<ShownBooking | null> {
  const links = linksOf(services);
  const found = await findByToken(token, links, services.bookings);
  const { bookingId: bookedId } = ownBooking(request, services);
  if (!found) return null;
  const shown = await showBooking(found, links, services.bookings, { bookedId });
  const isFirm = shown.state === "booked" || shown.state === "moved";
  if (!isFirm || !found.isOwner) return shown;
  const { database, dataKey } = services;
  const closed = await stopOfCall({ db: database.db, dataKey }, found.row);
  return closed === null ? shown : { ...shown, state: closed };
}

/**
 * Confirms or cancels the booking, depending on the button, and redirects to its page. Anything else than these buttons
 * changes nothing, and a link that isn't ours gets that page's answer.
 */
export async function changeBooking(request: Request, token: string, context: RequestContext) {
  const form = await request.formData();
  try {
    const intent = form.get("intent");
    const found = await findToChange(token, context);
    if (found && intent === "confirm") {
      const time = { startMs: found.row.starts_at, timeZone: found.row.time_zone };
      await confirm(found, time, form, context.services);
    } else if (found && (intent === "cancel" || intent === "not-mine")) {
      await cancel(found, { isNotTheirs: intent === "not-mine" }, context.services);
    }
    return redirect(`/booking/${token}`, 303);
  } catch (thrown) {
    return refused(thrown, context);
  }
}

/**
 * The times to which a booking can be moved, from the day it is on, and the picked one while it is free; null when there is
 * nothing to move. Changes nothing.
 */
export async function moveTimes(request: Request, token: string, { services }: RequestContext) {
  const links = linksOf(services);
  const found = await findByToken(token, links, services.bookings);
  if (!found) return null;
  const { id: bookingId, minutes, time_zone, starts_at } = found.row;
  const choice = { ...choiceOf(request), minutes };
  const { timeZone, startMs } = choice;
  const zone = timeZone ?? time_zone;
  const { open, free } = await readTimes(services.bookings, minutes, { bookingId, holdId: holdOfBooking(bookingId) });
  const booking = await showBooking(found, links, services.bookings);
  // A firm call is at its own time already. So is one that waits, for all but its owner: nobody else learns that it does.
  const isFirm = booking.state === "booked" || booking.state === "moved";
  const others = isFirm ? free.filter((time) => time !== starts_at) : free;
  const day = choice.day ?? zonedTime(zone).isoDay(startMs ?? starts_at);
  return {
    booking,
    choice,
    zone,
    calendar: bookingCalendar({ open, free: others }, { zone, day }),
    picked: startMs !== null && others.includes(startMs) ? { startMs, minutes } : null,
  };
}

/**
 * Moves the booking to the picked time, or says why not: then it stays where it is. An unconfirmed booking is
 * confirmed at that time, if its owner picks it.
 */
export async function moveBooking(request: Request, token: string, context: RequestContext) {
  const form = await request.formData();
  const { startMs, timeZone } = choiceOfForm(form);
  try {
    const found = await findToChange(token, context);
    if (found) {
      const { row, isOwner } = found;
      const offered = assertOffered({ startMs, minutes: row.minutes });
      const time = { startMs: offered.startMs, timeZone: timeZone ?? row.time_zone };
      if (isUnconfirmed(row) && isOwner) await confirm(found, time, form, context.services);
      else await move(found, time, context.services);
    }
    return redirect(`/booking/${token}`, 303);
  } catch (thrown) {
    return refused(thrown, context);
  }
}

/** The booking as a file for a calendar; null when the link isn't ours. */
export async function invitationFile(token: string, { services }: RequestContext): Promise<string | null> {
  const links = linksOf(services);
  const found = await findByToken(token, links, services.bookings);
  if (!found) return null;
  return writeInvitation(mailBookingOf(found.row, links), services.settings.mailFrom, "copy").content;
}

function linksOf({ dataKey }: Services): BookingLinks {
  return bookingLinks(dataKey, publicSettings.siteUrl);
}

/** Counts a change, and finds its booking; null when the link isn't ours. */
async function findToChange(token: string, { services, clientAddress }: RequestContext): Promise<FoundBooking | null> {
  await services.limiter.take("booking change", clientAddress);
  return findByToken(token, linksOf(services), services.bookings);
}

/** Confirms only by a press behind the emailed link: anyone may have typed the address, and programs open links. */
async function confirm(found: FoundBooking, time: NewTime, form: FormData, services: Services): Promise<void> {
  const { row, isOwner } = found;
  if (!isOwner) return;
  const hasEnded = row.held_until !== null && row.held_until <= Date.now();
  if (hasEnded) assertOffered({ startMs: time.startMs, minutes: row.minutes });
  const instead = String(form.get("instead") ?? "");
  const { recipients } = services;
  tellOf(await services.bookings.confirm(row.id, { ...time, instead, recipients }), found, services);
}

async function move(found: FoundBooking, time: NewTime, services: Services): Promise<void> {
  const { row, isOwner, isTeam } = found;
  const { recipients } = services;
  tellOf(await services.bookings.move(row.id, time, { isOwner, isTeam, recipients }), found, services);
}

async function cancel(
  found: FoundBooking,
  { isNotTheirs }: { isNotTheirs: boolean },
  services: Services,
): Promise<void> {
  const { row, isOwner, isTeam } = found;
  // Only whoever reads the mailbox can say whose the call is.
  if (isNotTheirs && !isOwner) return;
  const { recipients } = services;
  const by = { isOwner, isTeam, isNotTheirs, recipients };
  tellOf(await services.bookings.cancel(row.id, by), found, services);
}

/** Sends the emails about a change, if one was made. */
function tellOf(changed: BookingRow | null, { row }: FoundBooking, { delivery, metrics }: Services): void {
  if (changed === null || (changed.changed_at === row.changed_at && changed.confirmed_at === row.confirmed_at)) return;
  delivery.wake();
  if (changed.told_visitor === 0) metrics?.withheld(bookingForm.id);
}
