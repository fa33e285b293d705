import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { anybody, newBooking, owner } from "#test/new-booking.ts";
import { noEmail } from "#test/recipients.ts";
import { bookingLinks } from "./booking-links.server.ts";
import { findByToken, showBooking } from "./booking-shown.server.ts";
import { createBookingStore } from "./bookings.server.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** Monday, 10 AM for the office. */
const startMs = Date.parse("2026-11-23T15:00:00Z");
const hour = 3_600_000;
const links = bookingLinks(testDataKey, "http://localhost:3000");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describeEachDatabase("a booking's page", ({ open }) => {
  async function openStore() {
    const database = await open();
    const bookings = createBookingStore(database);
    const tokenOf = (bookingId: string, isMailed: boolean) =>
      links.path({ bookingId, isMailed }).split("/").at(-1) ?? "";
    const found = (bookingId: string, isMailed: boolean) => findByToken(tokenOf(bookingId, isMailed), links, bookings);
    const { db } = database;
    const shown = async (bookingId: string, isMailed: boolean) => {
      const booking = await found(bookingId, isMailed);
      if (!booking) throw new Error("There is no booking");
      return showBooking(booking, links, bookings);
    };
    /** Somebody the desk knows by an address. */
    const know = async (email: string, name: string, phones: string[]) => {
      const id = newRowId();
      await db.insertInto("people").values({ id, group_id: id, name, named_at: 1, created_at: 1 }).execute();
      const address = { name_key: "", person_id: id };
      await db
        .insertInto("person_addresses")
        .values([
          { kind: "email", value: email, ...address },
          ...phones.map((value) => ({ kind: "phone" as const, value, ...address })),
        ])
        .execute();
    };
    return { db, bookings, found, shown, know };
  }

  it("says only behind the emailed link that an address gets no more emails", async () => {
    const { bookings, shown } = await openStore();
    const book = async (change: Partial<Parameters<typeof newBooking>[0]>) =>
      (await bookings.book(newBooking({ startMs, ...change }))).booking.id;
    const told = await shown(await book({ email: "quiet@visitor.example" }), false);
    const id = await book({ startMs: startMs + hour, recipients: noEmail });
    const untold = await shown(id, false);
    expect(untold).toEqual({
      ...told,
      ...{ startMs: startMs + hour, path: untold.path, maskedEmail: untold.maskedEmail },
    });
    expect(await shown(id, true)).toMatchObject({ isTold: false, isRemindedOf: false });
  });

  it("is gone 30 days after the call, with either link", async () => {
    const { bookings, found } = await openStore();
    const { booking } = await bookings.book(newBooking({ startMs }));
    const end = startMs + booking.minutes * 60_000 + bookingRules.linkDays * 24 * hour;
    for (const isMailed of [false, true]) {
      vi.setSystemTime(end - 1);
      expect(await found(booking.id, isMailed)).toMatchObject({ isOwner: isMailed });
      vi.setSystemTime(end);
      expect(await found(booking.id, isMailed)).toBeNull();
    }
  });

  it.each([
    ["both", "Otto Berg", ["+17025550133"]],
    ["name", "Otto Berg", ["+14805550142"]],
    ["phone", "MARIA LÓPEZ", ["+17025550133", "+17025550134"]],
    [null, "Maria Lopez Reyes", ["+17025550133", "+14805550142"]],
    [null, "", []],
  ])(
    "shows behind the emailed link whom a press confirms, and what is not what we know: %s",
    async (differs, name, known) => {
      const { bookings, shown, know } = await openStore();
      await know("maria@visitor.example", name, known);
      const { booking } = await bookings.book(newBooking({ startMs }));
      expect((await shown(booking.id, false)).asked).toBeNull();
      expect((await shown(booking.id, true)).asked).toEqual({ name: "Maria Lopez", phone: "(480) 555-0142", differs });
      const { recipients } = owner;
      await bookings.confirm(booking.id, { startMs, timeZone: "Asia/Tokyo", instead: null, recipients });
      expect((await shown(booking.id, true)).asked).toBeNull();
    },
  );

  it.each<[string, string, boolean]>([
    ["+12065550142", "America/New_York", true],
    ["+12125550142", "America/New_York", false],
    ["+12065550142", "America/Los_Angeles", true],
    ["+18005550142", "America/New_York", false],
  ])(
    "says when the number makes the hour quiet, until the mailbox confirms it: %s, %s",
    async (phone, timeZone, isQuiet) => {
      const { bookings, shown } = await openStore();
      const { booking } = await bookings.book(newBooking({ startMs, phone, timeZone }));
      expect((await shown(booking.id, false)).needsYes).toBe(isQuiet);
      await bookings.confirm(booking.id, { startMs, timeZone, instead: null, recipients: owner.recipients });
      expect((await shown(booking.id, false)).needsYes).toBe(false);
    },
  );

  it("is over only once its minutes are", async () => {
    const { db, bookings, shown } = await openStore();
    const { booking } = await bookings.book(newBooking({ startMs }));
    const at = async (ms: number, isOwner = false) => {
      vi.setSystemTime(ms);
      return (await shown(booking.id, isOwner)).state;
    };
    const endMs = startMs + 15 * 60_000;
    expect([await at(startMs - 1), await at(startMs), await at(endMs - 1), await at(endMs)]).toEqual([
      "booked",
      "now",
      "now",
      "over",
    ]);
    expect(await shown(booking.id, false)).toMatchObject({ canMove: false, asked: null });
    // One more than the address may have: only its owner sees that it never became firm.
    await db.updateTable("bookings").set({ status: "waiting" }).execute();
    expect([await at(startMs), await at(startMs, true)]).toEqual(["now", "over"]);
    await db.updateTable("bookings").set({ status: "held", held_until: startMs }).execute();
    expect(await at(startMs)).toBe("over");
  });

  it("moves and cancels with the link of the page after booking until the mailbox has confirmed the call", async () => {
    const { bookings, found, shown } = await openStore();
    const { booking } = await bookings.book(newBooking({ startMs }));
    const { id } = booking;
    expect(await shown(id, false)).toMatchObject({ canMove: true, isTheirs: true });
    const time = { startMs: startMs + 3 * hour, timeZone: "Asia/Tokyo" };
    expect(await bookings.move(id, time, anybody)).toMatchObject({ starts_at: time.startMs, confirmed_at: null });
    const { recipients } = owner;
    await bookings.confirm(id, { ...time, instead: null, recipients });
    expect(await shown(id, false)).toMatchObject({ canMove: false, isTheirs: false, isConfirmed: true });
    await bookings.move(id, { ...time, startMs }, anybody);
    await bookings.cancel(id, anybody);
    expect((await found(id, false))?.row).toMatchObject({ status: "booked", starts_at: time.startMs });
    expect(await shown(id, true)).toMatchObject({ canMove: true, isTheirs: true });
    // The team's link is in its export, and in its notice where there is no desk.
    const token = links.path({ bookingId: id, isMailed: false, isTeam: true }).split("/").at(-1) ?? "";
    expect(await findByToken(token, links, bookings)).toMatchObject({ isOwner: false, isTeam: true });
    expect(await bookings.cancel(id, { ...anybody, isTeam: true })).toMatchObject({ status: "cancelled" });
  });

  it("is canceled, and marked, when its mailbox says that the call is not theirs", async () => {
    const { bookings } = await openStore();
    const [first, second] = [
      (await bookings.book(newBooking({ startMs }))).booking,
      (await bookings.book(newBooking({ startMs: startMs + 2 * hour }))).booking,
    ];
    const notTheirs = { isNotTheirs: true };
    expect(await bookings.cancel(first.id, { ...owner, ...notTheirs })).toMatchObject({
      status: "cancelled",
      disowned: 1,
    });
    expect(await bookings.cancel(second.id, { ...anybody, ...notTheirs })).toMatchObject({ disowned: 0 });
  });

  it("shows the address's other bookings only to its owner", async () => {
    const { bookings, shown } = await openStore();
    const rows = [];
    for (let n = 0; n < 3; n++)
      rows.push((await bookings.book(newBooking({ startMs: startMs + n * 2 * hour }))).booking);
    const [first, second, third] = rows.map(({ id }) => id);
    const lone = await bookings.book(newBooking({ startMs: startMs + 6 * hour, email: "marie@visitor.example" }));
    const [waiting, firm] = [await shown(third ?? "", false), await shown(lone.booking.id, false)];
    expect({ ...waiting, startMs: 0, path: "" }).toEqual({ ...firm, startMs: 0, path: "" });
    const own = await shown(third ?? "", true);
    expect(own).toMatchObject({ state: "waiting", canMove: false });
    expect(own.others.map(({ id }) => id)).toEqual([first, second]);
  });
});
