import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { anybody, codeOf, newBooking, patiently } from "#test/new-booking.ts";
import { noEmail } from "#test/recipients.ts";
import { type OwnCells, readTakenCells } from "./booking-cells.server.ts";
import type { Confirmation } from "./booking-changes.server.ts";
import type { NewBooking } from "./bookings.server.ts";
import { type BookingStore, createBookingStore } from "./bookings.server.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** Monday, 10 AM for the office. */
const startMs = Date.parse("2026-11-23T15:00:00Z");
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

const call = (change: Partial<NewBooking> = {}) => newBooking({ startMs, ...change });
const toTime = (start: number, timeZone = "UTC") => ({ startMs: start, timeZone });
const confirmed = (change: Partial<Confirmation> = {}): Confirmation => ({
  ...toTime(startMs),
  instead: null,
  recipients: unlimitedRecipients,
  ...change,
});

const hold = (store: BookingStore, holdId: string, start = startMs, visitorHash = holdId) =>
  store.hold({ holdId, visitorHash }, { startMs: start, minutes: 15 });

describeEachDatabase("bookings", ({ open, settings }) => {
  async function openStore() {
    const database = await open();
    return { database, store: createBookingStore(database) };
  }

  const queued = ({ db }: SiteDatabase) =>
    db.selectFrom("outbox").select(["kind", "next_attempt_at", "state"]).orderBy("kind").execute();

  const emailsAbout = async ({ db }: SiteDatabase, bookingId: string) =>
    (await db.selectFrom("outbox").select("kind").where("subject_id", "=", bookingId).orderBy("kind").execute()).map(
      ({ kind }) => kind,
    );

  /** Books calls for one email address, two hours apart. */
  async function bookInSuccession(store: BookingStore, count: number, change: Partial<NewBooking> = {}) {
    const from = change.startMs ?? startMs;
    const rows: BookingRow[] = [];
    for (let n = 0; n < count; n++) {
      rows.push((await store.book(call({ ...change, startMs: from + n * 120 * minute }))).booking);
    }
    return rows as [BookingRow, BookingRow, BookingRow];
  }

  it("replace a booking by its correction in one step, at the same time, or not at all", async () => {
    const { database, store } = await openStore();
    const { booking: wrong } = await store.book(call({ email: "maria@vistor.example" }));
    const right = call({ email: "maria@visitor.example", phone: "+16025550171", replaces: wrong.id });
    expect(await codeOf(store.book(call()))).toBe("time-taken");
    // When the correction cannot have its time, the call must not be lost for it.
    await store.book(call({ startMs: startMs + 60 * minute }));
    expect(await codeOf(store.book({ ...right, startMs: startMs + 60 * minute }))).toBe("time-taken");
    expect((await store.find(wrong.id))?.status).toBe("booked");
    const { booking } = await store.book(right);
    expect(booking).toMatchObject({ status: "booked", starts_at: startMs, email: "maria@visitor.example" });
    expect((await store.find(wrong.id))?.status).toBe("cancelled");
    expect(await emailsAbout(database, wrong.id)).not.toContain("booking-reminder");
    expect((await store.book(right)).repeated).toBe(true);
    expect(await codeOf(store.book(call({ email: "other@visitor.example" })))).toBe("time-taken");
  });

  it("are stored with their emails, with the reminder due a day before the call", async () => {
    const { database, store } = await openStore();
    const { booking } = await store.book(call());
    expect(await store.find(booking.id)).toMatchObject({ status: "booked", starts_at: startMs, sequence: 0 });
    expect(await queued(database)).toEqual([
      { kind: "booking-invitation", next_attempt_at: now, state: "queued" },
      { kind: "booking-reminder", next_attempt_at: startMs - 24 * 60 * minute, state: "queued" },
      { kind: "booking-team-notice", next_attempt_at: now, state: "queued" },
    ]);
  });

  it("have no reminder when the call is within a day", async () => {
    const { database, store } = await openStore();
    await store.book(call({ startMs: now + 24 * 60 * minute }));
    expect((await queued(database)).map(({ kind }) => kind)).toEqual(["booking-invitation", "booking-team-notice"]);
  });

  it("give one time to one of 200 visitors who ask at once, and refuse 199", async () => {
    const { database, store } = await openStore();
    const wishes = Array.from({ length: 200 }, (_, n) => call({ email: `v${n}@visitor.example` }));
    const codes = await Promise.all(wishes.map((wish) => codeOf(patiently(() => store.book(wish)))));
    expect(codes.filter((code) => code === "ok")).toHaveLength(1);
    expect(codes.filter((code) => code === "time-taken")).toHaveLength(199);
    expect(await database.db.selectFrom("bookings").select("id").execute()).toHaveLength(1);
    expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(3);
  });

  it("keep the buffer between calls of any length", async () => {
    const { store } = await openStore();
    await store.book(call({ minutes: 30 }));
    expect(await codeOf(store.book(call({ startMs: startMs + 30 * minute })))).toBe("time-taken");
    expect(await codeOf(store.book(call({ startMs: startMs - 30 * minute, minutes: 30 })))).toBe("time-taken");
    expect(await codeOf(store.book(call({ startMs: startMs + 45 * minute })))).toBe("ok");
    expect(await codeOf(store.book(call({ startMs: startMs - 30 * minute })))).toBe("ok");
  });

  it("are made once when the same form is sent twice, even at once", async () => {
    const { store } = await openStore();
    const form = call();
    const both = await Promise.all([store.book(form), store.book(form)]);
    expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect(new Set(both.map(({ booking }) => booking.id)).size).toBe(1);
  });

  it("hold a time for one visitor until the hold expires", async () => {
    const { database, store } = await openStore();
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await hold(store, mine);
    expect(await store.heldUntil(mine, { startMs, minutes: 15 })).toBe(now + bookingRules.holdMinutes * minute);
    expect(await codeOf(hold(store, theirs))).toBe("time-taken");
    expect(await codeOf(store.book(call({ holdId: theirs })))).toBe("time-taken");
    const taken = ({ db }: SiteDatabase, own: OwnCells) =>
      readTakenCells(db, { fromMs: startMs, toMs: startMs, nowMs: Date.now() }, own);
    expect((await taken(database, {})).length).toBe(1);
    expect((await taken(database, { holdId: mine })).length).toBe(0);

    vi.setSystemTime(now + bookingRules.holdMinutes * minute);
    expect(await store.heldUntil(mine, { startMs, minutes: 15 })).toBeNull();
    expect((await taken(database, {})).length).toBe(0);
    await hold(store, theirs);
    expect(await codeOf(store.book(call({ holdId: mine })))).toBe("time-taken");
    expect(await codeOf(store.book(call({ holdId: theirs })))).toBe("ok");
  });

  it("release a hold when its visitor picks another time or length", async () => {
    const { store } = await openStore();
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await hold(store, mine);
    await hold(store, mine, startMs + 60 * minute);
    expect(await codeOf(hold(store, theirs))).toBe("ok");
    expect(await codeOf(store.book(call({ startMs: startMs + 60 * minute, minutes: 30, holdId: mine })))).toBe("ok");
  });

  it("don't let one address hold the entire calendar, but turn away no visitor who shares it", async () => {
    const { store } = await openStore();
    const holds = Array.from({ length: bookingRules.mostHolds + 1 }, (_, n) => startMs + n * 60 * minute);
    const kept: boolean[] = [];
    for (const start of holds) {
      const holdId = randomUUID();
      expect(await codeOf(hold(store, holdId, start, "one class"))).toBe("ok");
      kept.push((await store.heldUntil(holdId, { startMs: start, minutes: 15 })) !== null);
    }
    expect(kept).toEqual([...holds.slice(1).map(() => true), false]);
  });

  it("are limited to two per email address, in any spelling; a third takes its time and waits for the owner", async () => {
    const { database, store } = await openStore();
    const statuses: string[] = [];
    for (let n = 0; n <= bookingRules.mostPerEmail; n++) {
      const email = n % 2 ? "MARIA@visitor.example" : "maria@visitor.example";
      statuses.push((await store.book(call({ startMs: startMs + n * 60 * minute, email }))).booking.status);
    }
    expect(statuses).toEqual(["booked", "booked", "waiting"]);
    const last = startMs + bookingRules.mostPerEmail * 60 * minute;
    expect(await codeOf(store.book(call({ startMs: last, email: "other@visitor.example" })))).toBe("time-taken");
    const kinds = (await queued(database)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "booking-team-notice")).toHaveLength(2);
    expect(kinds.filter((kind) => kind === "booking-confirmation")).toHaveLength(1);
    // The reminder is sent for this one as for a firm booking.
    expect(kinds.filter((kind) => kind === "booking-reminder")).toHaveLength(3);
  });

  it("over an address's limit become firm only by replacing another", async () => {
    const { database, store } = await openStore();
    const [first, second, third] = await bookInSuccession(store, 3);
    const time = toTime(third.starts_at);
    expect(await codeOf(store.confirm(third.id, confirmed(time)))).toBe("too-many-bookings");
    const stranger = (await store.book(call({ startMs: startMs + 300 * minute, email: "other@visitor.example" })))
      .booking;
    expect(await codeOf(store.confirm(third.id, confirmed({ ...time, instead: stranger.id })))).toBe(
      "too-many-bookings",
    );
    expect(await store.find(third.id)).toMatchObject({ status: "waiting", confirmed_at: null });

    const both = await Promise.all(
      [first, second].map(({ id }) => codeOf(store.confirm(third.id, confirmed({ ...time, instead: id })))),
    );
    expect(both).toEqual(["ok", "ok"]);
    expect(await store.find(third.id)).toMatchObject({ status: "booked", confirmed_at: now, sequence: 0 });
    const left = [await store.find(first.id), await store.find(second.id)].map((row) => row?.status);
    expect(left.sort()).toEqual(["booked", "cancelled"]);
    expect(await store.find(stranger.id)).toMatchObject({ status: "booked" });
    expect((await store.others(third)).map(({ id }) => id)).toHaveLength(1);
    expect(await emailsAbout(database, third.id)).toEqual([
      "booking-invitation",
      "booking-reminder",
      "booking-team-notice",
    ]);
  });

  it("that nobody had to confirm are confirmed by a press all the same, and stay where they are; the newest press counts", async () => {
    const { database, store } = await openStore();
    const { booking } = await store.book(call());
    const emails = await emailsAbout(database, booking.id);
    const elsewhere = toTime(booking.starts_at + 60 * minute);
    expect(await codeOf(store.confirm(booking.id, confirmed(elsewhere)))).toBe("ok");
    const after = await store.find(booking.id);
    expect(after).toMatchObject({ status: "booked", confirmed_at: now, starts_at: booking.starts_at, sequence: 0 });
    vi.setSystemTime(now + minute);
    await store.confirm(booking.id, confirmed(toTime(booking.starts_at)));
    expect(await store.find(booking.id)).toEqual({ ...after, confirmed_at: now + minute });
    expect(await emailsAbout(database, booking.id)).toEqual(emails);
  });

  it("of one address are canceled all at once, and nobody else's", async () => {
    const { store } = await openStore();
    const [first, second] = await bookInSuccession(store, 2);
    const others = call({ startMs: startMs + 300 * minute, email: "other@visitor.example" });
    const { booking: other } = await store.book(others);
    await store.cancelAll({ email: String(first?.email).toUpperCase(), stoppedAt: now - 1 }, unlimitedRecipients);
    expect(await store.find(first?.id ?? "")).toMatchObject({ status: "booked" });
    await store.cancelAll({ email: String(first?.email).toUpperCase(), stoppedAt: now }, unlimitedRecipients);
    const states = await Promise.all(
      [first, second, other].map(async (one) => (await store.find(one?.id ?? ""))?.status),
    );
    expect(states).toEqual(["cancelled", "cancelled", "booked"]);
  });

  it("that wait look like firm ones from outside, even when they move", async () => {
    const { database, store } = await openStore();
    const third = (await bookInSuccession(store, 3))[2];
    const next = startMs + 26 * 60 * minute;
    expect(await store.move(third.id, toTime(next), anybody)).toMatchObject({
      status: "waiting",
      moved_from: third.starts_at,
    });
    expect(await emailsAbout(database, third.id)).toEqual(["booking-confirmation", "booking-reminder"]);
    expect(await codeOf(store.book(call({ startMs: next, email: "other@visitor.example" })))).toBe("time-taken");
    expect(await store.cancel(third.id, anybody)).toMatchObject({ status: "cancelled" });
    expect(await emailsAbout(database, third.id)).toEqual(["booking-invitation"]);
    expect(await codeOf(store.book(call({ startMs: next, email: "other@visitor.example" })))).toBe("ok");
  });

  it("are stored when their address has reached its email limit, and the team is notified", async () => {
    const { database, store } = await openStore();
    const { booking } = await store.book(call({ recipients: noEmail }));
    expect(booking).toMatchObject({ status: "booked", told_visitor: 0 });
    expect(await emailsAbout(database, booking.id)).toEqual(["booking-team-notice"]);
    await bookInSuccession(store, 1, { startMs: startMs + 120 * minute });
    const third = (await store.book(call({ startMs: startMs + 240 * minute, recipients: noEmail }))).booking;
    expect(third.status).toBe("waiting");
    expect(await emailsAbout(database, third.id)).toEqual(["booking-team-notice"]);
  });

  it("can move: the old time is free, the emails are new, and the sequence number goes up", async () => {
    const { database, store } = await openStore();
    const { booking } = await store.book(call());
    const next = startMs + 24 * 60 * minute;
    expect(await store.move(booking.id, toTime(next, "Pacific/Honolulu"), anybody)).toMatchObject({
      sequence: 1,
      starts_at: next,
      moved_from: startMs,
      time_zone: "Pacific/Honolulu",
    });
    const emails = await queued(database);
    expect(emails.map(({ kind }) => kind)).toEqual(["booking-invitation", "booking-reminder", "booking-team-notice"]);
    expect(emails[1]?.next_attempt_at).toBe(next - 24 * 60 * minute);
    expect(await codeOf(store.book(call({ email: "other@visitor.example" })))).toBe("ok");
    expect(await codeOf(store.move(booking.id, toTime(startMs), anybody))).toBe("time-taken");
    expect(await store.find(booking.id)).toMatchObject({ starts_at: next, sequence: 1 });
  });

  it("can move three times, and no more", async () => {
    const { store } = await openStore();
    const { booking } = await store.book(call());
    const codes: string[] = [];
    for (let n = 1; n <= bookingRules.mostMoves + 1; n++) {
      codes.push(await codeOf(store.move(booking.id, toTime(startMs + n * 60 * minute), anybody)));
    }
    expect(codes).toEqual(["ok", "ok", "ok", "moved-too-often"]);
    const last = startMs + bookingRules.mostMoves * 60 * minute;
    expect(await store.find(booking.id)).toMatchObject({ status: "booked", starts_at: last, sequence: 3 });
    expect(await codeOf(store.book(call({ startMs: last })))).toBe("time-taken");
    // A booking that can't move anymore can still be canceled.
    expect(await store.cancel(booking.id, anybody)).toMatchObject({ status: "cancelled" });
  });

  it("can move to a time that overlaps their current one", async () => {
    const { store } = await openStore();
    const { booking } = await store.book(call({ minutes: 30 }));
    expect(await store.move(booking.id, toTime(startMs + 30 * minute), anybody)).toMatchObject({ sequence: 1 });
  });

  it("never share a time when two of them try to swap at once", async () => {
    const { store } = await openStore();
    const one = (await store.book(call())).booking;
    const other = (await store.book(call({ startMs: startMs + 60 * minute }))).booking;
    const codes = await Promise.all([
      codeOf(store.move(one.id, toTime(other.starts_at), anybody)),
      codeOf(store.move(other.id, toTime(one.starts_at), anybody)),
    ]);
    expect(codes.every((code) => code === "ok" || code === "time-taken")).toBe(true);
    const starts = [(await store.find(one.id))?.starts_at, (await store.find(other.id))?.starts_at];
    expect(new Set(starts).size).toBe(2);
  });

  it("are canceled only once: the time is free, and the reminder is withdrawn", async () => {
    const { database, store } = await openStore();
    const { booking } = await store.book(call());
    expect(await store.cancel(booking.id, anybody)).toMatchObject({ status: "cancelled", sequence: 1 });
    expect(await store.cancel(booking.id, anybody)).toMatchObject({ status: "cancelled", sequence: 1 });
    expect((await queued(database)).map(({ kind }) => kind)).toEqual(["booking-invitation", "booking-team-notice"]);
    expect(await store.move(booking.id, toTime(startMs + 60 * minute), anybody)).toBeNull();
    expect(await codeOf(store.book(call()))).toBe("ok");
  });

  it("can't be changed once their time has come", async () => {
    const { store } = await openStore();
    const { booking } = await store.book(call());
    vi.setSystemTime(startMs);
    expect(await store.cancel(booking.id, anybody)).toBeNull();
    expect(await store.move(booking.id, toTime(startMs + 60 * minute), anybody)).toBeNull();
    expect(await store.find(booking.id)).toMatchObject({ status: "booked", sequence: 0 });
  });

  it("are exported for their owner and erased with everything else, which frees the time", async () => {
    const { database, store } = await openStore();
    await store.book(call());
    const person = await readPerson(database.db, testDataKey, "Maria@visitor.example");
    expect(person.bookings).toMatchObject([{ name: "Maria Lopez", topic: "Where do I stand?" }]);
    expect(person.emails).toHaveLength(3);
    const stores = { database, dataKey: testDataKey, dataDir: settings().dataDir };
    expect((await erasePerson(stores, "maria@visitor.example", async () => {})).erased).toMatchObject({
      bookings: 1,
      emails: 3,
    });
    expect(await queued(database)).toEqual([]);
    expect(await codeOf(store.book(call({ email: "other@visitor.example" })))).toBe("ok");
  });
});

it.skipIf(inject("postgresUrl") === null)(
  "PostgreSQL gives one time to one booking, even for processes that know nothing about each other",
  async () => {
    const { createDatabase } = await import("#test/postgres.ts");
    const databaseUrl = await createDatabase(inject("postgresUrl") ?? "");
    const databases = await Promise.all([1, 2].map(() => openDatabase({ dataDir: ".", databaseUrl })));
    try {
      await databases[0]?.migrate();
      const stores = databases.map(createBookingStore);
      const wishes = Array.from({ length: 200 }, (_, n) => call({ email: `v${n}@visitor.example` }));
      const codes = await Promise.all(
        wishes.map((wish, n) => codeOf(patiently(() => (stores[n % 2] as BookingStore).book(wish)))),
      );
      expect(codes.filter((code) => code === "ok")).toHaveLength(1);
      expect(codes.filter((code) => code === "time-taken")).toHaveLength(199);
    } finally {
      await Promise.all(databases.map((database) => database.close()));
    }
  },
);
