import { randomUUID } from "node:crypto";
import type { NewBooking } from "#app/server/booking/bookings.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";

/** A 15-minute booking by an honest visitor. */
export function newBooking(change: Partial<NewBooking> & Pick<NewBooking, "startMs">): NewBooking {
  return {
    minutes: 15,
    formNonce: randomUUID(),
    name: "Maria Lopez",
    email: "maria@visitor.example",
    phone: "+14805550142",
    topic: "Where do I stand?",
    timeZone: "Asia/Tokyo",
    pageUrl: "http://localhost:3000/book/details",
    mustConfirm: false,
    recipients: unlimitedRecipients,
    ...change,
  };
}

/** Who presses the button: a person with the link to the page, or the owner of the address with the emailed link. */
export const anybody = { isOwner: false, recipients: unlimitedRecipients };
export const owner = { isOwner: true, recipients: unlimitedRecipients };

/** Tries again when the database was too busy, as the answer asks: a slow machine can't serve hundreds at once. */
export async function patiently<Result>(book: () => Promise<Result>, triesLeft = 20): Promise<Result> {
  try {
    return await book();
  } catch (error) {
    if (triesLeft === 1 || (error as { code?: string }).code !== "storage-unavailable") throw error;
    return patiently(book, triesLeft - 1);
  }
}

/** The outcome of changing a booking, in one word. */
export const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "ok",
    (error: { code: string }) => error.code,
  );
