import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { isQuietHour } from "#app/domain/contact/booked-calls.ts";
import { hoursIn, isZone, openTimes } from "#app/domain/contact/open-times.ts";
import { placesOf } from "#app/domain/contact/person-places.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import { addressOf, domainOf } from "#app/server/mail/letters.server.ts";
import { site } from "#config/site.ts";
import type { BookingLinks } from "./booking-links.server.ts";

/** The booking as its emails show it. Times are milliseconds since 1970, the phone is E.164. */
export type MailBooking = {
  id: string;
  /** The result of its last change. */
  state: "new" | "moved" | "cancelled";
  /** Why the visitor has to confirm it; null when it is firm, or canceled. */
  unconfirmed: { until: number } | "one too many" | null;
  /** A button behind the emailed link was pressed: whoever booked it reads that mailbox. */
  isConfirmed: boolean;
  /** We may call at its hour only after a press for this very hour. */
  needsYes: boolean;
  /** Whoever reads the mailbox said that the call is not theirs. */
  isDisowned: boolean;
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
  /** The page where anyone with the link sees it, and moves and cancels it until it is confirmed. */
  manageUrl: string;
  /** Where the team moves and cancels it when there is no desk. In no email to the visitor. */
  teamUrl: string;
  /** The same for the visitor only: a press there confirms the booking. In no file and in no email to others. */
  ownUrl: string;
};

/** Makes it from the row. */
export function mailBookingOf(row: BookingRow, links: BookingLinks): MailBooking {
  return {
    id: row.id,
    state: stateOf(row),
    unconfirmed: unconfirmedOf(row),
    isConfirmed: row.confirmed_at !== null,
    needsYes: needsYes(row),
    isDisowned: row.disowned === 1,
    isVisitorTold: row.told_visitor === 1,
    startMs: row.starts_at,
    minutes: row.minutes,
    sequence: row.sequence,
    changedAt: Math.max(row.changed_at, row.confirmed_at ?? 0),
    movedFromMs: row.moved_from,
    name: row.name,
    email: row.email,
    phone: row.phone,
    topic: row.topic,
    timeZone: row.time_zone,
    manageUrl: links.url({ bookingId: row.id, isMailed: false }),
    teamUrl: links.url({ bookingId: row.id, isMailed: false, isTeam: true }),
    ownUrl: links.url({ bookingId: row.id, isMailed: true }),
  };
}

/**
 * Whether we may call at the hour of a booking only after a press behind the emailed link: the hour is quiet by its number, and
 * nobody has confirmed it. Its page, its emails and its event all ask here, so that none promises more than another. A press for
 * another hour, from which a colleague moved the call, opens the hours of the booking's own clock and no more, as at the desk.
 */
export function needsYes({ confirmed_at, changed_at, phone, time_zone: timeZone, starts_at }: BookingRow): boolean {
  const isHourConfirmed = confirmed_at !== null && changed_at <= confirmed_at;
  if (isHourConfirmed || !isQuietHour({ phone, timeZone, startsAt: starts_at })) return false;
  if (confirmed_at === null || !isZone(timeZone)) return true;
  const { states } = placesOf({ phones: [phone], states: [], zips: [], callZone: timeZone });
  return !openTimes([timeZone], hoursIn(states), starts_at).some(({ fromMs }) => fromMs <= starts_at);
}

function stateOf({ status, moved_from }: BookingRow): MailBooking["state"] {
  if (status === "cancelled") return "cancelled";
  return moved_from === null ? "new" : "moved";
}

function unconfirmedOf({ status, held_until }: BookingRow): MailBooking["unconfirmed"] {
  if (status === "waiting") return "one too many";
  return status === "held" && held_until !== null ? { until: held_until } : null;
}

type Invitation = { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };

/**
 * Writes a booking as a calendar event (RFC 5545, 5546). Its UID stays, its SEQUENCE rises with each change, so a program
 * moves or removes the event that it has. Times are in UTC: right in every zone, without any zone's rules.
 * `purpose` says whether the event is for the invited person, or a copy to keep. It contains nothing that the visitor typed
 * except the address: anyone can type someone else's.
 *
 * @param answersTo where calendars send the invited person's answer; by default, to the sender
 */
export function writeInvitation(
  booking: MailBooking,
  mailFrom: string,
  purpose: "invite" | "copy",
  answersTo?: string,
): Invitation {
  const { id, state, startMs, minutes, sequence, changedAt, email, manageUrl, needsYes } = booking;
  const sender = addressOf(mailFrom);
  const isCancelled = state === "cancelled";
  const method = isCancelled ? "CANCEL" : purpose === "invite" ? "REQUEST" : "PUBLISH";
  const calendar = new ICalCalendar({
    prodId: { company: site.name, product: "Consultations", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${id}@${domainOf(mailFrom)}`,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(startMs),
    end: new Date(startMs + minutes * 60_000),
    summary: `${needsYes && !isCancelled ? "One more step: call" : "Call"} with ${site.name}, ${minutes} minutes`,
    description: descriptionOf(booking),
    location: "By phone",
    url: manageUrl,
    organizer: { name: site.name, email: answersTo ?? sender, ...(answersTo !== undefined && { sentBy: sender }) },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (purpose === "invite") {
    const status = ICalAttendeeStatus.NEEDSACTION;
    event.createAttendee({ email, rsvp: false, role: ICalAttendeeRole.REQ, ...(!isCancelled && { status }) });
  }
  return { method, content: calendar.toString() };
}

function descriptionOf({ isConfirmed, needsYes, manageUrl }: MailBooking): string {
  const when = needsYes ? "Say yes by the button in our email, and we call you then." : "We will call you.";
  const how = isConfirmed
    ? "To move or cancel the call, use the button in our email. To see it:"
    : "To see, move or cancel the call:";
  return `${when} ${how} ${manageUrl}`;
}
