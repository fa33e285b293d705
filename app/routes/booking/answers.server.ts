import { redirect } from "react-router";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { type BookingChoice, bookingForm, parseBooking, readBookingChoice } from "#app/forms/booking.ts";
import { bookingCalendar } from "#app/lib/booking/booking-calendar.ts";
import { bookingPath, calendarPath } from "#app/lib/booking/booking-paths.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import type { Connection } from "#app/lib/consent/site-cookie.ts";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import {
  bookedCookie,
  canKeep,
  holdCookie,
  keptWordsCookie,
  readBookingCookie,
} from "#app/server/booking/booking-cookie.server.ts";
import { bookingLinks } from "#app/server/booking/booking-links.server.ts";
import { findPicked, nearbyTimes, readTimes } from "#app/server/booking/offered-times.server.ts";
import { holdTime, receiveBooking } from "#app/server/booking/receive-booking.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import { issueFormToken } from "#app/server/guard/form-token-check.server.ts";
import { refuseForm } from "#app/server/http/pages/failure.server.ts";
import { rejectionOf, textsOf } from "#app/server/http/plain-post.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";

/** The data for the page of times: the choice so far, and the calendar on the visitor's clock. */
export async function timesPage(request: Request, { services }: RequestContext) {
  const choice = choiceOf(request);
  const { minutes, timeZone, day, holdId } = choice;
  const zone = timeZone ?? officeZone;
  const times = await readTimes(services.bookings, minutes, { holdId: holdId ?? undefined });
  return { zone, calendar: bookingCalendar(times, { zone, day }), choice };
}

/** Keeps the picked time and redirects to the details, or says why not. */
export async function holdPickedTime(request: Request, context: RequestContext) {
  const choice = choiceOfForm(await request.formData());
  try {
    const holdId = choice.holdId ?? ownBooking(request, context.services).holdId ?? null;
    const hold = await holdTime(context.services, { ...choice, holdId }, { address: context.clientAddress });
    const { minutes, startMs, timeZone: zone } = choice;
    const to = bookingPath(bookingForm.action, { minutes, zone, startMs, hold });
    return redirectWith([holdCookie(context.services.dataKey, hold, connectionOf(request))], to);
  } catch (thrown) {
    return refused(thrown, context);
  }
}

/** The data next to the form on the details page; `others` are times to pick instead if the picked one is gone. */
export async function detailsPage(request: Request, { services }: RequestContext) {
  const choice = choiceOf(request);
  const { startMs, minutes, holdId, timeZone } = choice;
  const { bookings, dataKey } = services;
  const booking = await ownBookingAt(startMs, request, services);
  const corrected = correctedBy(choice, booking);
  const own = { holdId: holdId ?? undefined, bookingId: corrected?.id };
  const time = corrected
    ? { startMs: corrected.starts_at, minutes }
    : await findPicked(bookings, { startMs, minutes }, own);
  const values = corrected
    ? typedFor(corrected)
    : keptWordsCookie.read(dataKey, request.headers.get("Cookie"), connectionOf(request));
  const heldUntil = time && holdId !== null ? await bookings.heldUntil(holdId, time) : null;
  return {
    choice,
    time,
    zone: timeZone ?? officeZone,
    booked: booking && {
      startMs: booking.starts_at,
      minutes: booking.minutes,
      isToConfirm: booking.held_until !== null,
      path: pathOf(dataKey, booking.id),
    },
    isCorrection: corrected !== null,
    values,
    heldUntil,
    others: time ? [] : nearbyTimes((await readTimes(bookings, minutes, own)).free, startMs),
    token: issueFormToken(dataKey, bookingForm.id, Date.now() - alreadyMs(values !== null, heldUntil)),
  };
}

/**
 * How long the visitor has had the form before this page: as long as it takes, where we bring back what they typed, or since they
 * picked the time. Whoever loads the page again, and has their words back, does not wait again.
 */
function alreadyMs(hasWords: boolean, heldUntil: number | null): number {
  if (hasWords) return bookingForm.limits.leastMs;
  return heldUntil === null ? 0 : bookingRules.holdMinutes * 60_000 - (heldUntil - Date.now());
}

/**
 * The booking that this browser has made for exactly this time, so that going Back after it does not book twice; null also
 * when it was canceled, or not confirmed in time.
 */
async function ownBookingAt(startMs: number | null, request: Request, services: RequestContext["services"]) {
  const { bookingId } = ownBooking(request, services);
  const row = bookingId && (await services.bookings.find(bookingId));
  if (!row || row.starts_at !== startMs || row.status === "cancelled") return null;
  return row.held_until !== null && row.held_until <= Date.now() ? null : row;
}

/** The booking whose details the form corrects: an upcoming one of this browser, until its mailbox has confirmed it. */
function correctedBy({ isCorrection }: BookingChoice, own: BookingRow | null): BookingRow | null {
  return isCorrection && own && own.confirmed_at === null && own.starts_at > Date.now() ? own : null;
}

function typedFor({ name, phone, email, topic }: BookingRow): Record<string, string> {
  return { name, phone: formatUsPhoneNumber(phone), email, topic: topic ?? "" };
}

/**
 * Books, and redirects to the booking's own page; or says what is wrong, with everything that was typed. A correction
 * replaces the booking that this browser has made for the same time.
 */
export async function takeBooking(request: Request, context: RequestContext) {
  const form = await request.formData();
  const { services, clientAddress: address } = context;
  const { dataKey } = services;
  const client = { address, pageUrl: publicSettings.siteUrl + bookingForm.action };
  const choice = choiceOfForm(form);
  try {
    if (form.get("intent") === "another") return pickAnotherTime(form, choice, request, dataKey);
    const corrected = correctedBy(choice, await ownBookingAt(choice.startMs, request, services));
    const booking = await receiveBooking(services, choice, Object.fromEntries(form), client, corrected ?? undefined);
    const connection = connectionOf(request);
    const cookies = [bookedCookie(dataKey, booking.id, connection), keptWordsCookie.drop(connection)];
    return redirectWith(cookies, pathOf(dataKey, booking.id));
  } catch (thrown) {
    return refused(thrown, context, form);
  }
}

/** Leads back to the calendar, at the day of the picked time. Keeps what was typed for the form that comes after it. */
function pickAnotherTime(form: FormData, choice: BookingChoice, request: Request, dataKey: DataKey): Response {
  const typed = textsOf(form);
  const words = Object.fromEntries(bookingForm.fieldNames.map((name) => [name, typed[name] ?? ""]));
  if (!canKeep(words)) {
    const parsed = parseBooking(words);
    const fields = parsed.ok ? { topic: ["Shorten this text, and then pick another time."] } : parsed.fields;
    throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields });
  }
  return redirectWith([keptWordsCookie.set(dataKey, words, connectionOf(request))], calendarPath(choice));
}

function pathOf(dataKey: DataKey, bookingId: string): string {
  return bookingLinks(dataKey, publicSettings.siteUrl).path({ bookingId, isMailed: false });
}

function redirectWith(cookies: readonly string[], to: string): Response {
  return redirect(to, { status: 303, headers: cookies.map((cookie) => ["Set-Cookie", cookie]) });
}

function connectionOf(request: Request): Connection {
  return { https: new URL(request.url).protocol === "https:" };
}

/** The time that this browser holds, or the booking that it has made. */
export function ownBooking(request: Request, { dataKey }: Pick<RequestContext["services"], "dataKey">) {
  return readBookingCookie(dataKey, request.headers.get("Cookie"), connectionOf(request));
}

/** Gives the page what it needs to show its form again as it was sent, but no token that was refused. */
export function refused(thrown: unknown, context: RequestContext, form = new FormData()) {
  const sent = textsOf(form);
  return refuseForm(thrown, context, (error) => ({
    ...rejectionOf(error, sent, [...bookingForm.fieldNames, "start"]),
    code: error.code,
    message: error.message,
    token: error.code.startsWith("form-token-") ? null : sent._csrf || null,
  }));
}

export function choiceOf(request: Request): BookingChoice {
  const query = new URL(request.url).searchParams;
  return readBookingChoice((name) => query.get(name));
}

export function choiceOfForm(form: FormData): BookingChoice {
  return readBookingChoice((name) => form.get(name));
}
