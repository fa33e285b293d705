import ICAL from "ical.js";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { createMailDelivery } from "#app/server/mail/mail-delivery.server.ts";
import { usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { testLetters } from "#test/letters.ts";
import { logWords } from "#test/log-words.ts";
import { type ArrivedMail, startMailServer } from "#test/mail-server.ts";
import { anybody, newBooking, owner } from "#test/new-booking.ts";
import { patience } from "#test/patience.ts";
import { bookingLinks } from "./booking-links.server.ts";
import type { NewBooking } from "./bookings.server.ts";
import { createBookingStore } from "./bookings.server.ts";

const team = "team@business.example";
const visitor = "maria@visitor.example";
const quick = { ...usualTiming, pollMs: 20, leastPauseMs: 10, mostPauseMs: 50 };
const hour = 3_600_000;

/** Booked on a Wednesday for a Monday in January at 10 AM, office time: far enough ahead for a reminder. */
const now = Date.UTC(2026, 10, 18, 15);
const startMs = Date.UTC(2027, 0, 11, 15);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => void vi.useRealTimers());

describeEachDatabase("the emails about a booking", ({ open, settings }) => {
  async function start() {
    const database = await open();
    const server = await startMailServer();
    let logged = "";
    const log = pino({}, { write: (line: string) => (logged += line) });
    const mailSettings = {
      ...settings(),
      smtpUrl: server.url,
      mailFrom: "Site <hello@business.example>",
      teamEmail: team,
    };
    const delivery = createMailDelivery({ database, settings: mailSettings, log, letters: testLetters }, quick);
    onTestFinished(() => delivery.stop());
    delivery.start();
    return { database, server, store: createBookingStore(database), logged: () => logWords(logged) };
  }

  const call = (change: Partial<NewBooking> = {}) =>
    newBooking({
      startMs,
      minutes: 30,
      name: "María López",
      email: visitor,
      phone: "+16025550199",
      topic: "3 < 5 & my score",
      ...change,
    });

  it("send the invitation, its changes and its cancellation as one event, worded for each side", async () => {
    const { server, store, logged } = await start();
    const { booking } = await store.book(call());
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), patience);
    await store.move(booking.id, { startMs: startMs + 24 * hour, timeZone: "Pacific/Honolulu" }, anybody);
    await vi.waitFor(() => expect(server.arrived).toHaveLength(4), patience);
    await store.cancel(booking.id, anybody);
    await vi.waitFor(() => expect(server.arrived).toHaveLength(6), patience);

    const toVisitor = server.arrived.filter(({ recipients }) => recipients[0] === visitor);
    const events = toVisitor.map(eventOf);
    expect(events.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(new Set(events.map(({ event }) => event.uid)).size).toBe(1);
    expect(events.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
    const [first, second] = events.map(({ event }) => event.startDate.toJSDate().getTime());
    expect([first, second]).toEqual([startMs, startMs + 24 * hour]);

    expect(toVisitor[0]?.text).toContain("Tuesday, January 12, 12:00 to 12:30 AM GMT+9");
    expect(toVisitor[0]?.text).toContain("On our clock: Monday, January 11, 10:00 to 10:30 AM EST");
    expect(toVisitor[0]?.text).toContain(
      bookingLinks(testDataKey, settings().siteUrl).url({ bookingId: booking.id, isMailed: true }),
    );
    expect(toVisitor[1]?.text).toContain("Tuesday, January 12, 5:00 to 5:30 AM HST");
    expect(toVisitor[2]?.text).toContain("is canceled. We won’t call you");
    // Anyone can type anyone's address: a confirmation repeats nothing that was typed.
    for (const { raw, text } of toVisitor) expect(raw + text).not.toMatch(/López|602.{0,2}555|my score/);

    const toTeam = server.arrived.filter(({ recipients }) => recipients[0] === team);
    expect(toTeam.map(({ subject }) => subject?.split(":")[0])).toEqual([
      "New booking",
      "Booking moved",
      "Booking canceled",
    ]);
    expect(toTeam[0]?.text).toContain("María López");
    expect(toTeam[0]?.text).toContain("(602) 555-0199");
    expect(toTeam[0]?.text).toContain("3 < 5 & my score");
    expect(toTeam[1]?.text).toMatch(/Before: Monday, January 11, 2027 at 10:00 AM EST/);
    expect(toTeam[0]?.replyTo).toEqual([{ name: "María López", address: visitor }]);
    expect(logged()).not.toMatch(/María|López|visitor\.example|602.{0,2}555|my score/);
  });

  it("warn the team of a number that is not the known person's, and lead to the desk instead of to a link that anyone may keep", async () => {
    const { database, server, store } = await start();
    const { db } = database;
    await db
      .insertInto("people")
      .values({ id: "maria", group_id: "maria", name: "María López", named_at: 1, created_at: 1 })
      .execute();
    const known = { person_id: "maria", name_key: "" };
    await db
      .insertInto("person_addresses")
      .values([
        { ...known, kind: "email", value: visitor },
        { ...known, kind: "phone", value: "+15108932671" },
      ])
      .execute();
    const { booking } = await store.book(call({ email: "Maria@Visitor.example" }));
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), patience);
    const notice = server.arrived.find(({ recipients }) => recipients[0] === team);
    expect(notice?.text).toContain("Careful: Not a number we know for them: (510) 893-2671.");
    expect(notice?.text).toContain("not confirmed: nobody pressed the button in our email yet");
    expect(notice?.text).toContain(`/desk/threads/${booking.id}`);
    expect(notice?.raw.replace(/=\r?\n|\r\n /g, "")).not.toContain("/booking/");
    const invited = server.arrived.find(({ recipients }) => recipients[0] !== team);
    expect(invited?.text).toContain("It ends in 99:");
  });

  it("tell the team that an hour is quiet by the number, and that it opens once the mailbox confirms it", async () => {
    const { server, store } = await start();
    // 10 AM for the office is 8 AM in Arizona, where the number is from.
    const { booking } = await store.book(call({ timeZone: "America/New_York" }));
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), patience);
    // Noon for the office is 10 AM there.
    await store.move(booking.id, { startMs: startMs + 2 * hour, timeZone: "America/New_York" }, anybody);
    await vi.waitFor(() => expect(server.arrived).toHaveLength(4), patience);
    await store.move(booking.id, { startMs, timeZone: "America/New_York" }, owner);
    await vi.waitFor(() => expect(server.arrived).toHaveLength(6), patience);
    const toTeam = server.arrived.filter(({ recipients }) => recipients[0] === team);
    expect(toTeam.map(({ text }) => text?.includes("only once they have confirmed it by email"))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("promise no call at a quiet hour until the mailbox says yes, like the page", async () => {
    const { database, server, store } = await start();
    const toVisitor = () => server.arrived.filter(({ recipients }) => recipients[0] === visitor);
    // 10 AM for the office is 8 AM in Arizona, where the number is from.
    const { booking } = await store.book(call({ timeZone: "America/New_York" }));
    await vi.waitFor(() => expect(toVisitor()).toHaveLength(1), patience);
    await database.db
      .updateTable("outbox")
      .set({ next_attempt_at: 0 })
      .where("kind", "=", "booking-reminder")
      .execute();
    await vi.waitFor(() => expect(toVisitor()).toHaveLength(2), patience);
    for (const { subject, text, attachments } of toVisitor()) {
      expect(subject).toMatch(/^One more step: /);
      for (const { content } of attachments) expect(String(content)).not.toContain("SUMMARY:Call with");
      expect(text?.replace(/\s+/g, " ")).toContain("early or late where you are. Say yes by the button below");
      expect(text).not.toMatch(/will call|We’ll talk soon/i);
    }
    await store.confirm(booking.id, {
      startMs,
      timeZone: "America/New_York",
      instead: null,
      recipients: unlimitedRecipients,
    });
    // What said "One more step" is followed by what says that it is done.
    await vi.waitFor(() => expect(toVisitor()).toHaveLength(3), patience);
    const confirmed = toVisitor().at(-1);
    expect(confirmed?.subject).toMatch(/^Booked: /);
    expect(confirmed?.text?.replace(/\s+/g, " ")).toContain("will call you for a free 30-minute call");
    expect(confirmed?.text).not.toContain("early or late");
    expect(server.arrived.filter(({ recipients }) => recipients[0] === team)).toHaveLength(1);
  });

  it("promise no call at a quiet hour to which a colleague moved a confirmed one, until the mailbox says yes to it", async () => {
    const { server, store } = await start();
    const latest = () => server.arrived.filter(({ recipients }) => recipients[0] === visitor).at(-1);
    // 2 PM for the office is 10 AM where the number is from.
    const zone = { timeZone: "America/Anchorage" };
    const { booking } = await store.book(call({ ...zone, startMs: startMs + 4 * hour, phone: "+19075550142" }));
    const yes = { ...zone, instead: null, recipients: unlimitedRecipients };
    await store.confirm(booking.id, { startMs: startMs + 4 * hour, ...yes });
    await vi.waitFor(() => expect(latest()?.subject).toMatch(/^Booked: /), patience);
    vi.setSystemTime(now + 1000);
    // 6 AM there.
    await store.move(booking.id, { ...zone, startMs }, { ...anybody, isTeam: true });
    await vi.waitFor(() => expect(latest()?.subject).toMatch(/^Moved, one more step: /), patience);
    expect(latest()?.text?.replace(/\s+/g, " ")).toContain("The old time is no longer kept.");
    expect(latest()?.text?.replace(/\s+/g, " ")).toContain("You said yes to another time, and this is a new one.");
    expect(latest()?.text).not.toMatch(/will call/i);
    await vi.waitFor(() => {
      const notice = server.arrived.filter(({ recipients }) => recipients[0] === team).at(-1);
      expect(notice?.text?.replace(/\s+/g, " ")).toContain("call only once they say yes to this hour by email");
    }, patience);
    vi.setSystemTime(now + 2000);
    await store.confirm(booking.id, { startMs, ...yes });
    await vi.waitFor(() => expect(latest()?.subject).toMatch(/^Moved: /), patience);
    expect(latest()?.text?.replace(/\s+/g, " ")).toContain("will call you for a free 30-minute call");
  });

  it("ask the address's owner to confirm under pressure, and tell the team only about firm bookings", async () => {
    const { database, server, store } = await start();
    const links = bookingLinks(testDataKey, settings().siteUrl);
    const { booking } = await store.book(call());
    const heldUntil = Date.now() + 15 * 60_000;
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), patience);
    await vi.waitFor(
      async () => expect(await waiting(database)).not.toContainEqual({ kind: "booking-team-notice" }),
      patience,
    );
    await database.db.deleteFrom("outbox").execute();
    server.arrived.length = 0;
    await database.db.updateTable("bookings").set({ status: "held", held_until: heldUntil }).execute();
    await database.db
      .insertInto("outbox")
      .values(newMail("booking-confirmation", { type: "booking", id: booking.id }, Date.now()))
      .execute();
    await vi.waitFor(() => expect(server.arrived).toHaveLength(1), patience);
    const [asked] = server.arrived;
    expect(asked?.recipients).toEqual([visitor]);
    expect(asked?.subject).toMatch(/^Confirm your call: /);
    expect(asked?.text).toContain(`by ${zonedTime("Asia/Tokyo").time(heldUntil)} GMT+9.`);
    expect(asked?.text).toContain(links.url({ bookingId: booking.id, isMailed: true }));
    expect(asked?.attachments).toEqual([]);
    expect(asked?.raw).not.toMatch(/López|602.{0,2}555|my score/);

    await store.confirm(booking.id, {
      startMs,
      timeZone: "Asia/Tokyo",
      instead: null,
      recipients: unlimitedRecipients,
    });
    await vi.waitFor(() => expect(server.arrived).toHaveLength(3), patience);
    const subjects = server.arrived.slice(1).map(({ subject }) => subject?.split(":")[0]);
    expect(subjects.sort()).toEqual(["Booked", "New booking"]);
  });

  it("send the confirmation link only to the address's owner", async () => {
    const { server, store } = await start();
    const { booking } = await store.book(call());
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), patience);
    const own = bookingLinks(testDataKey, settings().siteUrl).path({ bookingId: booking.id, isMailed: true });
    const [toVisitor] = server.arrived.filter(({ recipients }) => recipients[0] === visitor);
    const [toTeam] = server.arrived.filter(({ recipients }) => recipients[0] === team);
    expect(toVisitor?.text).toContain(own);
    expect(toTeam?.text).not.toContain(own);
    // People forward calendar files.
    for (const { attachments } of server.arrived) {
      const texts = attachments.map(({ content }) =>
        typeof content === "string" ? content : new TextDecoder().decode(content),
      );
      for (const text of texts) expect(text.replaceAll(/\r?\n /g, "")).not.toContain(own);
    }
  });

  it("remind the visitor when it is time, but never about a call that is over", async () => {
    const { database, server, store } = await start();
    const fromNewYork = { phone: "+12125550199", timeZone: "America/New_York" };
    await store.book(call(fromNewYork));
    const late = await store.book(call({ ...fromNewYork, startMs: startMs + 24 * hour }));
    await vi.waitFor(() => expect(server.arrived).toHaveLength(4), patience);
    await database.db
      .updateTable("bookings")
      .set({ starts_at: Date.now() - 1 })
      .where("id", "=", late.booking.id)
      .execute();
    await database.db
      .updateTable("outbox")
      .set({ next_attempt_at: 0 })
      .where("kind", "=", "booking-reminder")
      .execute();
    await vi.waitFor(() => expect(server.arrived).toHaveLength(5), patience);
    const reminder = server.arrived.at(-1);
    expect(reminder?.subject).toMatch(/^Reminder: Mon, Jan 11, 10:00 AM EST$/);
    expect(reminder?.attachments).toEqual([]);
    await vi.waitFor(async () => expect(await waiting(database)).toEqual([]), patience);
  });
});

function waiting({ db }: SiteDatabase) {
  return db.selectFrom("outbox").select("kind").where("state", "=", "queued").execute();
}

/** An email's event, which it has twice: as the part that calendars act on, and as a file. */
function eventOf({ attachments, raw }: ArrivedMail) {
  const texts = attachments.map(({ content }) =>
    typeof content === "string" ? content : new TextDecoder().decode(content),
  );
  expect(attachments.map(({ mimeType }) => mimeType)).toEqual(["text/calendar", "application/ics"]);
  expect(texts[0]).toBe(texts[1]);
  const calendar = new ICAL.Component(ICAL.parse(texts[0] ?? ""));
  const method = calendar.getFirstPropertyValue("method");
  expect(raw).toMatch(new RegExp(`Content-Type: text/calendar;[^\\n]*method=${method}`, "i"));
  return { method, event: new ICAL.Event(calendar.getAllSubcomponents("vevent")[0]) };
}
