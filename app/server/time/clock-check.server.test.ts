import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import { readTimes } from "#app/server/booking/offered-times.server.ts";
import { logOptions } from "#app/server/report/log.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { messageRow } from "#test/desk-samples.ts";
import { signUp } from "#test/letter-list.ts";
import { newBooking } from "#test/new-booking.ts";
import { clockFaults, createClockCheck, sayDoubts } from "./clock-check.server.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

function newLog() {
  const logged = collectOutput();
  const words = () =>
    logged
      .text()
      .split("\n")
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line).msg);
  return { log: pino(logOptions("info"), logged.stream), words };
}

describeEachDatabase("the clock of this machine", ({ open }) => {
  it("is compared with the one of PostgreSQL: no call is offered by a clock that is three days off", async () => {
    const database = await open();
    const isServer = database.dialect === "postgres";
    const { log, words } = newLog();
    const clock = createClockCheck(database, log);
    const bookings = createBookingStore({ db: database.db, clock });
    const real = Date.now();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const apart of [3 * day, -3 * day, 3 * 60 * minute]) {
      vi.setSystemTime(real + apart);
      await clock.look(Date.now());
      expect(clock.isTrusted()).toBe(!isServer);
      const { open, free } = await readTimes(bookings, 30);
      expect(open).not.toEqual([]);
      expect(free.length > 0).toBe(!isServer);
      expect(await clockFaults(database, Date.now())).toHaveLength(isServer ? 1 : 0);
    }
    vi.setSystemTime(real + 2 * minute);
    await clock.look(Date.now());
    expect(clock.isTrusted()).toBe(true);
    const off = (length: string) => expect.stringContaining(`${length} the one of the database. Set both`);
    const all = [off("3 days ahead of"), off("3 days behind"), off("3 hours ahead of"), "the clock is right again"];
    expect(words()).toEqual(isServer ? all : []);
  });

  it("is doubted at a start after a long rest, and when the database has something from the future", async () => {
    const { db, dialect } = await open();
    await db.deleteFrom("heartbeats").execute();
    const now = Date.now();
    const doubts = async (beatMs: number) => {
      const beat = { beat_at: beatMs, filler: "" };
      await db
        .insertInto("heartbeats")
        .values({ id: "site", ...beat })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(beat))
        .execute();
      const { log, words } = newLog();
      await sayDoubts({ db }, log, now);
      return { words: words(), faults: await clockFaults({ db, dialect }, now) };
    };
    expect(await doubts(now - 20 * 60 * minute)).toEqual({ words: [], faults: [] });
    const rested = ["3 days have passed since the site last ran, by this clock. Is it right?"];
    expect(await doubts(now - 3 * day)).toEqual({ words: rested, faults: [] });
    const future = [
      expect.stringMatching(/^The database has something that was stored 3 days from now, by this clock/),
    ];
    expect(await doubts(now + 3 * day)).toEqual({ words: future, faults: future });
  });

  it("is doubted by doctor when a newsletter address, a message or a call is from the future, and it says which", async () => {
    const { db, dialect } = await open();
    await db.deleteFrom("heartbeats").execute();
    const now = Date.now();
    const faults = () => clockFaults({ db, dialect }, now);
    await signUp(db, "ana@visitor.example");
    await createBookingStore({ db }).book(newBooking({ startMs: now + 3 * day, email: "ben@visitor.example" }));
    await db
      .insertInto("messages")
      .values(messageRow({ id: "m-future" }))
      .execute();
    const later = { created_at: now + 3 * day };
    for (const [table, what] of [
      ["newsletter_subscribers", "a newsletter address"],
      ["messages", "a message"],
      ["bookings", "a booking"],
    ] as const) {
      await db.updateTable(table).set({ created_at: now }).execute();
      expect(await faults()).toEqual([]);
      await db.updateTable(table).set(later).execute();
      const words = `The database has ${what} that was stored 3 days from now, by this clock.`;
      expect(await faults()).toEqual([expect.stringContaining(words)]);
      await db.updateTable(table).set({ created_at: now }).execute();
    }
  });
});
