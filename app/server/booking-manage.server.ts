import { redirect } from "react-router";
import { maskEmail } from "#app/lib/mask-email.ts";
import { publicSettings } from "#app/lib/public-settings.ts";
import { assertOffered } from "./booking-choice.server.ts";
import { type BookingLinks, bookingLinks } from "./booking-links.server.ts";
import { reminderTime } from "./booking-mails.server.ts";
import { calendarOf, choiceOf, choiceOfForm, refused } from "./booking-pages.server.ts";
import type { RequestContext } from "./context.server.ts";
import type { BookingRow } from "./database/schema.server.ts";
import { writeInvitation } from "./mail/invitation.server.ts";
import { mailBookingOf } from "./mail/mail-booking.server.ts";
import type { Services } from "./services.server.ts";

/** What the talk's own page shows. Links get forwarded: no name, no number, and the address not whole. */
export type ShownBooking = {
  state: "booked" | "moved" | "cancelled" | "over";
  startMs: number;
  minutes: number;
  zone: string;
  maskedEmail: string;
  isRemindedOf: boolean;
  path: string;
};

/** The talk whose link this is; null when the link is none of ours. Changes nothing. */
export async function shownBooking(token: string, { services }: RequestContext): Promise<ShownBooking | null> {
  const row = await findByToken(token, services);
  return row && shown(row, linksOf(services));
}

/** Cancels the talk and leads back to its page. A link that is none of ours gets that page's answer. */
export async function cancelTalk(token: string, context: RequestContext) {
  const { services, clientAddress } = context;
  try {
    await services.limiter.take("booking change", clientAddress);
    const id = linksOf(services).readToken(token);
    const row = id && (await services.bookings.cancel(id));
    if (row) services.delivery.wake();
    return redirect(`/booking/${token}`, 303);
  } catch (thrown) {
    return refused(thrown, context);
  }
}

/** The times to which a talk can be moved; null when there is nothing to move. */
export async function moveTimes(request: Request, token: string, { services }: RequestContext) {
  const row = await findByToken(token, services);
  if (!row) return null;
  const booking = shown(row, linksOf(services));
  const choice = { ...choiceOf(request), minutes: row.minutes };
  return {
    booking,
    choice,
    ...(await calendarOf(services, choice, { bookingId: row.id }, choice.timeZone ?? booking.zone)),
  };
}

/** Moves the talk to the time that was picked, or says why not: it stays where it is then. */
export async function moveTalk(request: Request, token: string, context: RequestContext) {
  const { services, clientAddress } = context;
  const { startMs, timeZone } = choiceOfForm(await request.formData());
  try {
    await services.limiter.take("booking change", clientAddress);
    const row = await findByToken(token, services);
    if (!row) return redirect(`/booking/${token}`, 303);
    const talk = assertOffered({ startMs, minutes: row.minutes });
    if (await services.bookings.move(row.id, talk.startMs, timeZone ?? row.time_zone)) services.delivery.wake();
    return redirect(`/booking/${token}`, 303);
  } catch (thrown) {
    return refused(thrown, context);
  }
}

/** The talk as a file for a calendar; null when the link is none of ours. */
export async function invitationFile(token: string, { services }: RequestContext): Promise<string | null> {
  const row = await findByToken(token, services);
  if (!row) return null;
  return writeInvitation(mailBookingOf(row, linksOf(services)), services.settings.mailFrom, "copy").content;
}

async function findByToken(token: string, services: Services): Promise<BookingRow | null> {
  const id = linksOf(services).readToken(token);
  return id === null ? null : services.bookings.find(id);
}

function linksOf({ dataKey }: Services): BookingLinks {
  return bookingLinks(dataKey, publicSettings.siteUrl);
}

function shown(row: BookingRow, links: BookingLinks): ShownBooking {
  return {
    state: stateOf(row),
    startMs: row.starts_at,
    minutes: row.minutes,
    zone: row.time_zone,
    maskedEmail: maskEmail(row.email),
    isRemindedOf: reminderTime(row) !== null,
    path: links.path(row.id),
  };
}

function stateOf({ status, starts_at, sequence }: BookingRow): ShownBooking["state"] {
  if (status === "cancelled") return "cancelled";
  if (starts_at <= Date.now()) return "over";
  return sequence === 0 ? "booked" : "moved";
}
