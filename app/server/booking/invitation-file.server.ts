import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { addressOf, domainOf } from "#app/server/mail/compose-mail.server.ts";
import { site } from "#config/site.ts";
import type { MailBooking } from "./mail-booking.server.ts";

export type Invitation = { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };

/**
 * Writes a booking as a calendar's event (RFC 5545, 5546). Its UID stays, its SEQUENCE rises with each change, so a program
 * moves or takes out the event that it has. Times are in UTC: right in every zone, without the rules of any.
 * `purpose` says whether the event is for the one who is invited, or a copy to keep. Nothing that was typed is in it but
 * the address: anybody can type somebody else's.
 */
export function writeInvitation(booking: MailBooking, mailFrom: string, purpose: "invite" | "copy"): Invitation {
  const { id, state, startMs, minutes, sequence, changedAt, email, manageUrl } = booking;
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
    summary: `Talk with ${site.name}, ${minutes} minutes`,
    description: `We call you. To see, move or cancel the talk: ${manageUrl}`,
    location: "By phone",
    url: manageUrl,
    organizer: { name: site.name, email: addressOf(mailFrom) },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (purpose === "invite") {
    const status = ICalAttendeeStatus.NEEDSACTION;
    event.createAttendee({ email, rsvp: false, role: ICalAttendeeRole.REQ, ...(!isCancelled && { status }) });
  }
  return { method, content: calendar.toString() };
}
