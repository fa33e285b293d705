import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { saveAgreed } from "#test/consent-samples.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { newBooking } from "#test/new-booking.ts";
import { stopByReceipt, stopOfCall } from "./receipt.server.ts";

const phone = "+13125550131";
const day = 24 * 60 * 60_000;
const minute = 60_000;
const now = Date.parse("2026-11-30T15:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describeEachDatabase("a booked call that a stop closes", ({ open }) => {
  it.each([
    ["is wanted again once the mailbox that stopped it says so", "olive@home.example", "stopped", null],
    ["stays closed when another mailbox with the number says so", "tess@home.example", "barred", "barred"],
  ])("is asked about by email, and %s; calls of others stay", async (_, email, asked, confirmed) => {
    const database = await open();
    const { db } = database;
    const parts = { db, dataKey: testDataKey };
    await saveAgreed(database, { email: "olive@home.example", phone });
    vi.setSystemTime(now + day);
    const store = createBookingStore(database);
    const startMs = Date.parse("2026-12-04T17:00:00Z");
    const { booking } = await store.book(newBooking({ startMs, phone, email }));
    const other = { startMs: startMs + day, phone: "+13125550177", email: "uma@visitor.example" };
    const { booking: untouched } = await store.book(newBooking(other));
    await db.updateTable("bookings").set({ status: "booked", held_until: null, told_visitor: 1 }).execute();
    const time = { startMs, timeZone: "America/Chicago", instead: null, recipients: unlimitedRecipients };
    await store.confirm(booking.id, time);
    await db.deleteFrom("outbox").execute();
    const stopOf = async (id: string) => {
      const row = await store.find(id);
      return row && stopOfCall(parts, row);
    };
    expect([await stopOf(booking.id), await stopOf(untouched.id)]).toEqual([null, null]);

    const { id } = await db.selectFrom("consent_evidence").select("id").executeTakeFirstOrThrow();
    const stopAt = now + day + minute;
    vi.setSystemTime(stopAt);
    await stopByReceipt(parts, id, "call", stopAt);
    expect([await stopOf(booking.id), await stopOf(untouched.id)]).toEqual([asked, null]);
    expect(await db.selectFrom("outbox").select(["kind", "subject_id"]).execute()).toEqual([
      { kind: "booking-confirmation", subject_id: booking.id },
    ]);
    vi.setSystemTime(stopAt + minute);
    await store.confirm(booking.id, time);
    expect(await stopOf(booking.id)).toBe(confirmed);
  });
});
