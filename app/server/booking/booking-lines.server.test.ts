import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import { addBlock, removeBlock } from "#app/server/desk/bookings/calendar-blocks.server.ts";
import { setHours } from "#app/server/desk/bookings/weekly-hours.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { someActor } from "#test/desk-samples.ts";
import { codeOf, newBooking, owner } from "#test/new-booking.ts";
import { type BookingStore, createBookingStore, type NewBooking } from "./bookings.server.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** Monday, 10 AM for the office. */
const startMs = Date.parse("2026-11-23T15:00:00Z");
const hour = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

let visitors = 0;
const call = (change: Partial<NewBooking> = {}) => {
  visitors += 1;
  return newBooking({ startMs, email: `line-${visitors}@visitor.example`, ...change });
};
const actor = someActor({ nowMs: now, may: ["read-people", "work-bookings", "manage-staff"] });
const everyDay = (opens: string, closes: string) =>
  new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { opens, closes }]));

async function addCounselor({ db }: Pick<SiteDatabase, "db">, name: string, [opens, closes] = ["08:00", "20:00"]) {
  const { id } = await createStaffMembers({ db }).put(`${name}@team.example`, "counselor");
  await setHours(db, actor, id, everyDay(opens ?? "", closes ?? ""));
  return id;
}

/** Fifty visitors book the same time at once, over all of these stores. */
async function rush(stores: BookingStore[]) {
  const attempts = Array.from({ length: 50 }, (_, n) => (stores[n % stores.length] as BookingStore).book(call()));
  const codes = await Promise.all(attempts.map(codeOf));
  return codes.filter((code) => code === "ok").length;
}

/** How many calls share their counselor and time with another one; there must be none. */
async function doubled({ db }: SiteDatabase) {
  const firm = await db
    .selectFrom("bookings")
    .select(["counselor", "starts_at"])
    .where("status", "=", "booked")
    .execute();
  return firm.length - new Set(firm.map(({ counselor, starts_at }) => `${counselor} ${starts_at}`)).size;
}

describeEachDatabase("the lines of the calendar", ({ open }) => {
  async function openStore() {
    const database = await open();
    return { database, store: createBookingStore(database) };
  }
  const isFree = async (store: BookingStore, at = startMs) => (await store.freeTimes([at], 15, {})).length === 1;

  it("are just the office's one line while no counselor has hours", async () => {
    const { database, store } = await openStore();
    expect(await rush([store])).toBe(1);
    const cells = await database.db.selectFrom("booking_cells").select("line").distinct().execute();
    expect(cells).toEqual([{ line: "" }]);
    expect(await database.db.selectFrom("bookings").select("counselor").execute()).toEqual([{ counselor: null }]);
  });

  it("give one time to as many of 50 visitors as there are counselors, one for each counselor", async () => {
    const { database, store } = await openStore();
    for (const name of ["ana", "tom", "kim"]) await addCounselor(database, name);
    expect(await rush([store])).toBe(3);
    expect(await doubled(database)).toBe(0);
    expect(await isFree(store)).toBe(false);
  });

  it("are chosen by the fewest calls that day, among counselors whose hours fit the entire call", async () => {
    const { database, store } = await openStore();
    const ana = await addCounselor(database, "ana");
    const tom = await addCounselor(database, "tom", ["09:00", "10:15"]);
    const book = async (at: number, minutes = 15) =>
      (await store.book(call({ startMs: at, minutes }))).booking.counselor;
    expect(await book(startMs)).toBe(ana);
    expect(await book(startMs)).toBe(tom);
    expect(await book(startMs + hour)).toBe(ana);
    expect(await book(startMs - hour)).toBe(tom);
    expect(await isFree(store, startMs + 10 * hour)).toBe(false);
    // Thirty minutes from 10 would end after Tom's hours.
    const tuesday = startMs + 24 * hour;
    expect(await book(tuesday, 30)).toBe(ana);
    expect(await codeOf(book(tuesday, 30))).toBe("time-taken");
  });

  it("tell times at which no one calls from those that are taken", async () => {
    const { database, store } = await openStore();
    const [at9, at11, at14, at16] = [startMs - hour, startMs + hour, startMs + 4 * hour, startMs + 6 * hour];
    const ana = await addCounselor(database, "ana", ["09:00", "15:00"]);
    await addBlock(database.db, actor, { staffId: ana, fromMs: at14, toMs: at14 + hour, reason: "" });
    await store.book(call({ startMs: at11 }));
    // At 4 she is gone, at 2 she is at a training: no one who cancels opens those.
    expect(await store.openTimes([at9, at11, at14, at16], 15, {})).toEqual({ open: [at9, at11], free: [at9] });
  });

  it("give the first counselor all calls from the office's line", async () => {
    const { database, store } = await openStore();
    const { booking } = await store.book(call());
    const ana = await addCounselor(database, "ana");
    expect(await isFree(store)).toBe(false);
    expect((await store.find(booking.id))?.counselor).toBe(ana);
    await addCounselor(database, "tom");
    expect(await isFree(store)).toBe(true);
    expect(await store.move(booking.id, { startMs: startMs + hour, timeZone: "UTC" }, owner)).toMatchObject({
      starts_at: startMs + hour,
    });
    expect(await rush([store])).toBe(2);
  });

  it("keep a departed counselor's time taken until the call is canceled", async () => {
    const { database, store } = await openStore();
    const ana = await addCounselor(database, "ana");
    const { booking } = await store.book(call());
    await addCounselor(database, "tom");
    await setHours(database.db, actor, ana, new Map());
    expect(await isFree(store)).toBe(false);
    await store.cancel(booking.id, owner);
    expect(await isFree(store)).toBe(true);
  });

  it("offer no blocked time from the next request on, keep its calls, and offer it again once unblocked", async () => {
    const { database, store } = await openStore();
    const { booking } = await store.book(call());
    const block = { fromMs: startMs, toMs: startMs + 2 * hour, staffId: null, reason: "Fire drill" };
    await addBlock(database.db, actor, block);
    expect(await isFree(store, startMs + hour)).toBe(false);
    expect(await isFree(store, startMs + 2 * hour)).toBe(true);
    // It may end when the block begins: the pause after a call doesn't count.
    expect(await isFree(store, startMs - 15 * 60_000)).toBe(false);
    expect(await codeOf(store.book(call({ startMs: startMs + hour })))).toBe("time-taken");
    expect((await store.find(booking.id))?.status).toBe("booked");
    const [row] = await database.db.selectFrom("calendar_blocks").select("id").execute();
    await removeBlock(database.db, actor, row?.id ?? "");
    expect(await isFree(store, startMs + hour)).toBe(true);
  });

  it("keep offering the other counselors when one is away", async () => {
    const { database, store } = await openStore();
    const ana = await addCounselor(database, "ana");
    const tom = await addCounselor(database, "tom");
    await addBlock(database.db, actor, { fromMs: startMs, toMs: startMs + hour, staffId: ana, reason: "Away" });
    expect((await store.book(call())).booking.counselor).toBe(tom);
    expect(await isFree(store)).toBe(false);
  });

  it("refuse changes by anyone who may not set hours or block times", async () => {
    const { database } = await openStore();
    const nobody = someActor({ may: ["read-people"] });
    const block = { fromMs: startMs, toMs: startMs + hour, staffId: null, reason: "x" };
    expect(await codeOf(addBlock(database.db, nobody, block))).toBe("not-allowed");
    expect(await codeOf(removeBlock(database.db, nobody, "x"))).toBe("not-allowed");
    expect(await codeOf(setHours(database.db, nobody, "ana", new Map()))).toBe("not-allowed");
    const colleague = someActor({ may: ["work-bookings"] });
    expect(await codeOf(setHours(database.db, colleague, "tom", new Map()))).toBe("not-allowed");
  });
});

it.skipIf(inject("postgresUrl") === null)(
  "Two counselors get two of 50 visitors on PostgreSQL, from processes that know nothing about each other",
  async () => {
    const { createDatabase } = await import("#test/postgres.ts");
    const databaseUrl = await createDatabase(inject("postgresUrl") ?? "");
    const databases = await Promise.all([1, 2].map(() => openDatabase({ dataDir: ".", databaseUrl })));
    const [database] = databases;
    if (!database) throw new Error("No database");
    try {
      await database.migrate();
      for (const name of ["ana", "tom"]) await addCounselor(database, name);
      expect(await rush(databases.map(createBookingStore))).toBe(2);
      expect(await doubled(database)).toBe(0);
    } finally {
      await Promise.all(databases.map((one) => one.close()));
    }
  },
);
