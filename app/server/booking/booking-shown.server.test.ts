import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { newBooking } from "#test/new-booking.ts";
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
    const bookings = createBookingStore(await open());
    const tokenOf = (bookingId: string, isMailed: boolean) =>
      links.path({ bookingId, isMailed }).split("/").at(-1) ?? "";
    const found = (bookingId: string, isMailed: boolean) => findByToken(tokenOf(bookingId, isMailed), links, bookings);
    const shown = async (bookingId: string, isMailed: boolean) => {
      const booking = await found(bookingId, isMailed);
      if (!booking) throw new Error("There is no booking");
      return showBooking(booking, links, bookings);
    };
    return { bookings, found, shown };
  }

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
