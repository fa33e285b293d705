import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { newBooking } from "#test/new-booking.ts";
import { createBookingStore } from "./bookings.server.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** Monday, 10 AM for the office. */
const startMs = Date.parse("2026-11-23T15:00:00Z");
const hour = 60 * 60_000;
const email = "maria@visitor.example";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describeEachDatabase("emails about a call whose mailbox strangers have flooded through our forms", ({ open }) => {
  /** A call that its visitor got an email about, before strangers used up what forms may send to that mailbox. */
  async function openStore({ mustConfirm = false } = {}) {
    const database = await open();
    const store = createBookingStore(database);
    const recipients = createRecipientLimit(testDataKey, { perHour: 5, perDay: 10 });
    const { booking } = await store.book(newBooking({ startMs, email, mustConfirm, recipients }));
    for (let turn = 0; turn < 9; turn += 1) {
      await database.db.transaction().execute((transaction) => recipients.grant(transaction, [email]));
    }
    const to = (start: number) => ({ startMs: start, timeZone: "UTC" });
    const confirm = () => store.confirm(booking.id, { ...to(startMs), instead: null, recipients });
    const queuedEmails = async () => {
      const rows = await database.db.selectFrom("outbox").select("kind").where("subject_id", "=", booking.id).execute();
      return rows.flatMap(({ kind }) => (kind === "booking-team-notice" ? [] : [kind])).toSorted();
    };
    return { store, booking, recipients, to, confirm, queuedEmails };
  }

  it("still follow a press behind our emailed link: confirm, move, cancel", async () => {
    const { store, booking, recipients, to, confirm, queuedEmails } = await openStore({ mustConfirm: true });
    expect(booking.status).toBe("held");
    expect(await confirm()).toMatchObject({ status: "booked", told_visitor: 1 });
    expect(await queuedEmails()).toEqual(["booking-invitation", "booking-reminder"]);
    const own = { isOwner: true, recipients };
    expect(await store.move(booking.id, to(startMs + 26 * hour), own)).toMatchObject({ told_visitor: 1 });
    expect(await queuedEmails()).toEqual(["booking-invitation", "booking-reminder"]);
    expect(await store.cancel(booking.id, own)).toMatchObject({ status: "cancelled", told_visitor: 1 });
    expect(await queuedEmails()).toEqual(["booking-invitation"]);
  });

  it("still follow a colleague's change, and no change that needs neither", async () => {
    const { store, booking, recipients, to } = await openStore();
    const team = { isOwner: false, isTeam: true, recipients };
    expect(await store.move(booking.id, to(startMs + 2 * hour), team)).toMatchObject({ told_visitor: 1 });
    const anybody = { isOwner: false, recipients };
    expect(await store.move(booking.id, to(startMs + 4 * hour), anybody)).toMatchObject({ told_visitor: 0 });
  });

  it("stay within a limit of their own, whoever presses", async () => {
    const { store, booking, recipients, to } = await openStore();
    const told: number[] = [];
    for (let turn = 1; turn < 8; turn += 1) {
      const by = { isOwner: true, isTeam: true, recipients };
      told.push((await store.move(booking.id, to(startMs + turn * hour), by))?.told_visitor ?? -1);
    }
    expect(told).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });
});
