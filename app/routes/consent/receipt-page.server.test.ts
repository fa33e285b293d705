import { expect, it } from "vitest";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import { receiptLinks } from "#app/server/consent/receipt-links.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { saveAgreed } from "#test/consent-samples.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { newBooking } from "#test/new-booking.ts";
import { receiptOf, takePress } from "./receipt-page.server.ts";

const settings = readSettings({});
const email = "maria@visitor.example";
const day = 24 * 60 * 60_000;

describeEachDatabase("the page of what somebody agreed to", ({ open }) => {
  it("cancels what they booked before they stopped calls, and nothing that they book after it", async () => {
    const database = await open();
    const bookings = createBookingStore(database);
    const services = { bookings, database, dataKey: testDataKey, recipients: unlimitedRecipients, settings };
    await saveAgreed(database, { email });
    const { id } = await database.db.selectFrom("consent_evidence").select("id").executeTakeFirstOrThrow();
    const token = receiptLinks(testDataKey, settings.siteUrl).url(id).split("/").at(-1) ?? "";
    async function press(channel: string) {
      const body = new URLSearchParams({ channel });
      const answer = await takePress(new Request("http://localhost/", { method: "POST", body }), token, { services });
      return answer.headers.get("Location");
    }
    async function book(inDays: number) {
      const startMs = Math.ceil(Date.now() / day + inDays) * day + 17 * 60 * 60_000;
      return (await bookings.book(newBooking({ startMs, email }))).booking.id;
    }
    const statusOf = async (booking: string) => (await bookings.find(booking))?.status;

    const before = await book(3);
    expect(await press("text")).toBe(`/consent/${token}#text`);
    expect(await statusOf(before)).toBe("booked");
    expect(await press("call")).toBe(`/consent/${token}#call`);
    expect(await statusOf(before)).toBe("cancelled");
    // A page that stayed open, pressed once more after another booking.
    await database.db
      .updateTable("contact_rules")
      .set({ stopped_at: Date.now() - 1 })
      .execute();
    const after = await book(4);
    await press("call");
    expect(await statusOf(after)).toBe("booked");
    expect(await receiptOf(token, { services })).toMatchObject({ receipt: { reopens: "calls and texts" } });
    expect(await press("again")).toBe(`/consent/${token}#stop`);
    expect(await receiptOf(token, { services })).toMatchObject({ receipt: { reopens: null } });
  });
});
