import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { bookableTimes, cellAt, timesOfSameDay } from "#app/domain/time/booking-times.ts";
import { openDatabase } from "#app/server/database/database.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { readUnconfirmedBookings } from "#app/server/metrics/database-gauges.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { anybody, codeOf, newBooking, owner } from "#test/new-booking.ts";
import { holdOfBooking } from "./booking-cells.server.ts";
import type { NewBooking } from "./bookings.server.ts";
import { type BookingStore, createBookingStore } from "./bookings.server.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** Monday, 8 AM for the office: the first of a day's 24 times. */
const opens = Date.parse("2026-11-23T13:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const { perHour, confirmMinutes } = bookingRules.unconfirmed;
const offered = bookableTimes(now, 15, office, bookingRules);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

let visitors = 0;
/** From a new visitor. */
const call = (startMs: number, change: Partial<NewBooking> = {}) => {
  visitors += 1;
  return newBooking({ startMs, email: `v${visitors}@visitor.example`, ...change });
};

/** One each day, so that no day fills up with them. */
const onePerDay = (count: number) => offered.filter((_, index) => index % 20 === 0).slice(0, count);

async function bookAll(store: BookingStore, times: readonly number[]) {
  const rows = [];
  for (const startMs of times) rows.push((await store.book(call(startMs))).booking);
  return rows;
}

async function freeShare(store: BookingStore, times = offered): Promise<number> {
  return (await store.freeTimes(times, 15, {})).length / times.length;
}

const confirmAt = (startMs: number) => ({ startMs, timeZone: "UTC", instead: null, recipients: unlimitedRecipients });

describeEachDatabase("bookings under pressure", ({ open, settings }) => {
  async function openStore() {
    const database = await open();
    return { database, store: createBookingStore(database) };
  }

  it("are held from the eleventh in an hour on, and firm again once the hour is over", async () => {
    const { store } = await openStore();
    const rows = await bookAll(store, onePerDay(perHour + 1));
    expect(rows.map(({ status }) => status)).toEqual([...Array<string>(perHour).fill("booked"), "held"]);
    expect(rows.at(-1)?.held_until).toBe(now + confirmMinutes * minute);
    vi.setSystemTime(now + 60 * minute + 1);
    expect((await store.book(call(opens + 15 * day))).booking.status).toBe("booked");
  });

  it("are held once three in ten of a day's times wait for a confirmation", async () => {
    const { store } = await openStore();
    const rows = await bookAll(
      store,
      Array.from({ length: 8 }, (_, n) => opens + n * 60 * minute),
    );
    expect(rows.map(({ status }) => status)).toEqual([...Array<string>(7).fill("booked"), "held"]);
    expect((await store.book(call(opens + day))).booking.status).toBe("booked");
    // A booking of 30 minutes takes two of the day's times, with the pause after it.
    const long = [0, 1, 2, 3].map((n) => call(opens + 2 * day + n * 120 * minute, { minutes: 30 }));
    vi.setSystemTime(now + 61 * minute);
    const statuses = [];
    for (const one of long) statuses.push((await store.book(one)).booking.status);
    expect(statuses).toEqual(["booked", "booked", "booked", "held"]);
  });

  it("are not held when little is left of today, unless someone else has booked or is typing", async () => {
    const { store } = await openStore();
    const times = timesOfSameDay(opens, 15, office, bookingRules);
    const [first = 0, second = 0] = times.slice(-2);
    vi.setSystemTime(first - bookingRules.leadMinutes * minute);
    await store.hold({ holdId: randomUUID(), visitorHash: "one" }, { startMs: second, minutes: 15 });
    expect((await store.book(call(first))).booking.status).toBe("held");
    // The other visitor has left, and the booking above was never confirmed.
    vi.setSystemTime(Date.now() + Math.max(bookingRules.holdMinutes, confirmMinutes) * minute);
    expect((await store.book(call(second))).booking.status).toBe("booked");
  });

  it("are not held because of confirmed ones", async () => {
    const { store } = await openStore();
    const rows = await bookAll(store, onePerDay(perHour));
    for (const { id, starts_at } of rows.slice(0, 5))
      await store.move(id, { startMs: starts_at + 60 * minute, timeZone: "UTC" }, owner);
    const next = await bookAll(store, onePerDay(20).slice(perHour, perHour + 6));
    expect(next.map(({ status }) => status)).toEqual([...Array<string>(5).fill("booked"), "held"]);
  });

  it("keep their time until the hold lapses, and become firm once their owner confirms", async () => {
    const { database, store } = await openStore();
    await bookAll(store, onePerDay(perHour));
    const [kept, lapsing] = await bookAll(store, [opens, opens + 60 * minute]);
    if (!kept || !lapsing) throw new Error("Two calls were booked");
    expect(await codeOf(store.book(call(opens)))).toBe("time-taken");
    const emails = database.db.selectFrom("outbox").select("kind").where("subject_id", "=", kept.id);
    expect((await emails.execute()).map(({ kind }) => kind)).toEqual(["booking-confirmation"]);

    expect(await store.confirm(kept.id, confirmAt(opens))).toMatchObject({ status: "booked", confirmed_at: now });
    expect(await store.confirm(kept.id, confirmAt(opens))).toMatchObject({ status: "booked", changed_at: now });
    expect((await emails.orderBy("kind").execute()).map(({ kind }) => kind)).toEqual([
      "booking-invitation",
      "booking-reminder",
      "booking-team-notice",
    ]);

    expect(await readUnconfirmedBookings(database.db, now)).toEqual({ held: 1, waiting: 0, lapsed: 0 });
    vi.setSystemTime(now + confirmMinutes * minute);
    expect(await readUnconfirmedBookings(database.db, Date.now())).toEqual({ held: 0, waiting: 0, lapsed: 1 });
    expect(await codeOf(store.book(call(opens)))).toBe("time-taken");
    const next = (await store.book(call(opens + 60 * minute))).booking;
    expect(next.status).toBe("held");
    expect(await codeOf(store.confirm(lapsing.id, confirmAt(opens + 60 * minute)))).toBe("time-taken");
    expect(await store.confirm(lapsing.id, confirmAt(opens + 120 * minute))).toMatchObject({
      status: "booked",
      starts_at: opens + 120 * minute,
      moved_from: null,
    });
  });

  it("can't be moved while they are held, and free their time when canceled or erased", async () => {
    const { database, store } = await openStore();
    await bookAll(store, onePerDay(perHour));
    const [first, second] = await bookAll(store, [opens, opens + 60 * minute]);
    if (!first || !second) throw new Error("Two calls were booked");
    expect(await store.move(first.id, { startMs: opens + day, timeZone: "UTC" }, anybody)).toBeNull();
    expect(await store.cancel(first.id, anybody)).toMatchObject({ status: "cancelled" });
    expect(
      await codeOf(store.hold({ holdId: randomUUID(), visitorHash: "one" }, { startMs: opens, minutes: 15 })),
    ).toBe("ok");
    const stores = { database, dataKey: testDataKey, dataDir: settings().dataDir };
    expect((await erasePerson(stores, second.email, async () => {})).erased).toMatchObject({
      bookings: 1,
      emails: 1,
    });
    const again = { startMs: second.starts_at, minutes: 15 };
    expect(await codeOf(store.hold({ holdId: randomUUID(), visitorHash: "two" }, again))).toBe("ok");
  });

  it("can't all be moved onto one day without a confirmation", async () => {
    const { store } = await openStore();
    const rows = await bookAll(store, onePerDay(perHour));
    const target = (n: number) => ({ startMs: opens + 14 * day + n * 60 * minute, timeZone: "UTC" });
    const codes = [];
    for (const [n, { id }] of rows.entries()) codes.push(await codeOf(store.move(id, target(n), anybody)));
    expect(codes).toEqual([...Array<string>(7).fill("ok"), ...Array<string>(3).fill("day-unconfirmed")]);
    const last = rows.at(-1);
    expect(await store.find(last?.id ?? "")).toMatchObject({ starts_at: last?.starts_at, sequence: 0 });
    expect(await codeOf(store.move(last?.id ?? "", target(9), owner))).toBe("ok");
  });

  it("leave at least half the calendar free, however many come at once, and all of it bookable by confirming", async () => {
    const { store } = await openStore();
    // Visitors who are still typing hold times, too: seventy addresses could hold all of them.
    const holds = offered.map((startMs, n) =>
      store.hold({ holdId: randomUUID(), visitorHash: `v${n % 80}` }, { startMs, minutes: 15 }),
    );
    await Promise.all(holds.map(codeOf));
    expect(await freeShare(store)).toBeGreaterThanOrEqual(0.5);
    const wishes = Array.from({ length: 200 }, (_, n) => offered[(n * 7) % offered.length] ?? opens);
    const answers = await Promise.all(
      wishes.map((startMs) => store.book(call(startMs, { minutes: 30 })).catch(() => null)),
    );
    const statuses = answers.map((answer) => answer?.booking.status);
    expect(statuses.filter((status) => status === "booked").length).toBeLessThanOrEqual(perHour);
    expect(statuses.filter((status) => status === "held").length).toBeGreaterThan(20);
    expect(await freeShare(store)).toBeGreaterThanOrEqual(0.5);

    const [wish = 0] = await store.freeTimes(offered, 15, {});
    const { booking } = await store.book(call(wish));
    expect(booking.status).toBe("held");
    expect(await store.confirm(booking.id, confirmAt(wish))).toMatchObject({ status: "booked" });

    vi.setSystemTime(now + confirmMinutes * minute);
    expect(await freeShare(store)).toBeGreaterThanOrEqual(0.9);
  });

  it("leave room for long calls, even when every second time is held", async () => {
    const { store } = await openStore();
    const monday = offered.filter((time) => time >= opens && time < opens + day / 2);
    const every = monday.filter((_, n) => n % 2 === 0);
    for (const startMs of every)
      await store.hold({ holdId: randomUUID(), visitorHash: `v${startMs}` }, { startMs, minutes: 15 });
    const long = bookableTimes(now, 30, office, bookingRules).filter((time) => monday.includes(time));
    expect((await store.freeTimes(long, 30, {})).length).toBeGreaterThanOrEqual(long.length / 2);
  });

  it("leave half of today's remaining times free, however few remain", async () => {
    const { store } = await openStore();
    // Monday 4:30 PM: of the day's 24 times only those at 6:30, 7:00 and 7:30 PM can still be picked.
    vi.setSystemTime(opens + 8.5 * 60 * minute);
    const today = bookableTimes(Date.now(), 15, office, bookingRules).filter((time) => time < opens + day / 2);
    expect(today).toHaveLength(3);
    for (const startMs of today)
      await store.hold({ holdId: randomUUID(), visitorHash: `v${startMs}` }, { startMs, minutes: 15 });
    expect(await freeShare(store, today)).toBeGreaterThanOrEqual(0.5);
    const statuses = [];
    for (const startMs of await store.freeTimes(today, 15, {}))
      statuses.push((await store.book(call(startMs))).booking.status);
    expect(statuses).toEqual(["held", "held"]);
  });

  it("keep the time their visitor held while typing, even when others took the rest", async () => {
    const { database, store } = await openStore();
    await bookAll(store, onePerDay(perHour));
    const hold = { holdId: randomUUID(), visitorHash: "typing" };
    await store.hold(hold, { startMs: opens, minutes: 15 });
    const others = Array.from({ length: 12 }, (_, n) => opens + (2 * n + 1) * 30 * minute);
    await database.db
      .insertInto("booking_cells")
      .values(
        others.map((time) => ({
          cell: cellAt(time),
          line: "",
          booking_id: null,
          hold_id: `other ${time}`,
          held_until: now + day,
          visitor_hash: "x",
        })),
      )
      .execute();
    const { booking } = await store.book(call(opens, { holdId: hold.holdId }));
    expect(await store.heldUntil(holdOfBooking(booking.id), { startMs: opens, minutes: 15 })).toBe(booking.held_until);
    const second = (await store.book(call(opens + 60 * minute))).booking;
    expect(await store.heldUntil(holdOfBooking(second.id), { startMs: second.starts_at, minutes: 15 })).toBeNull();
  });

  it("never fill a day, however slowly they come", async () => {
    const { store } = await openStore();
    const monday = offered.filter((time) => time >= opens && time < opens + day / 2);
    for (let hours = 0; hours < 12; hours++) {
      vi.setSystemTime(now + hours * 61 * minute);
      for (const startMs of monday) await store.book(call(startMs)).catch(() => null);
    }
    vi.setSystemTime(now + 13 * 61 * minute);
    expect(await freeShare(store, monday)).toBeGreaterThanOrEqual(0.7);
  });
});

it.skipIf(inject("postgresUrl") === null)(
  "200 bookings at once on PostgreSQL leave only ten firm, even for processes that know nothing about each other",
  async () => {
    const { createDatabase } = await import("#test/postgres.ts");
    const databaseUrl = await createDatabase(inject("postgresUrl") ?? "");
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: ".", databaseUrl })));
    try {
      await databases[0]?.migrate();
      const stores = databases.map(createBookingStore);
      const attempts = Array.from({ length: 200 }, (_, n) =>
        (stores[n % 3] as BookingStore).book(call(offered[(n * 21) % offered.length] ?? opens)).catch(() => null),
      );
      const statuses = (await Promise.all(attempts)).map((answer) => answer?.booking.status);
      expect(statuses.filter((status) => status === "booked")).toHaveLength(perHour);
      expect(await freeShare(stores[0] as BookingStore)).toBeGreaterThanOrEqual(0.5);
    } finally {
      await Promise.all(databases.map((database) => database.close()));
    }
  },
);
