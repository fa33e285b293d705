import ICAL from "ical.js";
import { expect, it } from "vitest";
import type { MailBooking } from "./mail-booking.server.ts";
import { writeInvitation } from "./mail-booking.server.ts";

const booking: MailBooking = {
  id: "0198c0de-0000-7000-8000-000000000001",
  state: "new",
  startMs: Date.parse("2026-11-23T15:00:00Z"),
  minutes: 15,
  sequence: 0,
  changedAt: Date.parse("2026-11-21T12:00:00Z"),
  movedFromMs: null,
  name: 'Maria "M"; Lopez\r\nATTENDEE:mailto:other@example.com',
  email: "maria@visitor.example",
  phone: "+14805550142",
  topic: "BEGIN:VEVENT\r\n",
  timeZone: "Asia/Tokyo",
  manageUrl: "http://localhost:3000/booking/0198c0de.signature",
  teamUrl: "http://localhost:3000/booking/team",
  ownUrl: "http://localhost:3000/booking/own",
  unconfirmed: null,
  isConfirmed: false,
  needsYes: false,
  isDisowned: false,
  isVisitorTold: true,
};

/** Reads a file as a calendar program does. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const components = calendar.getAllSubcomponents("vevent");
  const event = new ICAL.Event(components[0]);
  return { method: calendar.getFirstPropertyValue("method"), count: components.length, event };
}

const write = (change: Partial<MailBooking> = {}, purpose: "invite" | "copy" = "invite") =>
  writeInvitation({ ...booking, ...change }, "Path to Keys <hello@business.example>", purpose);

it("has the exact start and end, in any time zone", () => {
  const { method, content } = write();
  const { event, count, ...calendar } = read(content);
  expect([method, calendar.method, count]).toEqual(["REQUEST", "REQUEST", 1]);
  expect(event.startDate.toJSDate().getTime()).toBe(booking.startMs);
  expect(event.endDate.toJSDate().getTime()).toBe(booking.startMs + 15 * 60_000);
  expect(event.uid).toBe(`${booking.id}@business.example`);
  expect(event.organizer).toBe("mailto:hello@business.example");
  expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual([`MAILTO:${booking.email}`]);
  expect(event.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(event.description).toContain(booking.manageUrl);
  // RFC 5545, 3.1: lines of at most 75 octets, each ended by CRLF.
  for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it("asks calendars to answer the desk's address where there is one, on behalf of which the sender writes", () => {
  const to = `reply+${"a2".repeat(26)}@business.example`;
  const { content } = writeInvitation({ ...booking, state: "moved" }, "Site <hello@business.example>", "invite", to);
  const organizer = read(content).event.component.getFirstProperty("organizer");
  expect(organizer?.getFirstValue()).toBe(`mailto:${to}`);
  expect(organizer?.getParameter("sent-by")).toBe("mailto:hello@business.example");
});

it("moves and cancels the same event, with a higher number each time", () => {
  const first = read(write().content);
  const moved = read(write({ state: "moved", sequence: 1, startMs: booking.startMs + 3_600_000 }).content);
  const cancelled = read(write({ state: "cancelled", sequence: 2 }).content);
  expect([first, moved, cancelled].map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
  expect(new Set([first, moved, cancelled].map(({ event }) => event.uid)).size).toBe(1);
  expect([first, moved, cancelled].map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
  expect(moved.event.startDate.toJSDate().getTime()).toBe(booking.startMs + 3_600_000);
  expect(cancelled.event.component.getFirstPropertyValue("status")).toBe("CANCELLED");
});

it("gives the team a copy that invites no one, and cancels it too", () => {
  expect(read(write({}, "copy").content)).toMatchObject({ method: "PUBLISH", event: { attendees: [] } });
  expect(write({ state: "cancelled" }, "copy").method).toBe("CANCEL");
});

it("promises no call at an hour that waits for a press", () => {
  expect(read(write().content).event.description).toMatch(/^We will call you\. /);
  expect(read(write().content).event.summary).toMatch(/^Call with /);
  // The second one: a colleague moved a confirmed call there.
  for (const isConfirmed of [false, true]) {
    const { description, summary } = read(write({ needsYes: true, isConfirmed }).content).event;
    expect(description).toMatch(/^Say yes by the button in our email, and we call you then\. /);
    expect(description).not.toContain("We will call you");
    expect(summary).toMatch(/^One more step: call with /);
  }
});

it("repeats nothing that the visitor typed", () => {
  const { content } = write();
  for (const typed of ["Maria", "other@example.com", "+1480"]) expect(content).not.toContain(typed);
  expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

it.each([
  ["2027-03-14T16:00:00Z", "the first Sunday noon after the clock went forward"],
  ["2026-11-02T13:00:00Z", "the first Monday morning after it went back"],
])("gives the time %s, %s, without time zone rules", (start) => {
  const { content } = write({ startMs: Date.parse(start) });
  expect(read(content).event.startDate.toJSDate().toISOString()).toBe(start.replace("Z", ".000Z"));
  expect(content).not.toContain("TZID");
});
