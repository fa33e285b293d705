import { randomUUIDv7 } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { cellsOf, type Talk } from "#app/domain/time/booking-times.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { bookingRules } from "#config/booking.ts";
import { assertFree, holdOfBooking, releaseHold, takeCells } from "./booking-cells.server.ts";
import { queueBookingMails } from "./booking-mails.server.ts";
import { hasRoom, isQuietHour, mayKeep, readDayShare, takeTurn } from "./booking-pressure.server.ts";

/** What a visitor books. Times are milliseconds since 1970. */
export type NewBooking = Talk & {
  /** Of the form's token: one brings one booking. */
  formNonce: string;
  /** Whose cells become the booking's. */
  holdId?: string | undefined;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  topic?: string | undefined;
  timeZone: string;
  pageUrl: string;
  /** A robot's, most likely: kept aside; it takes no time of anybody's and nobody is written to. */
  suspicious: boolean;
  /** It reads like an advertisement: held until its visitor confirms it, in quiet times too. */
  mustConfirm: boolean;
  /** Whether the address may be written to. */
  tellsVisitor: boolean;
};

export type TakenBooking = { booking: BookingRow; repeated: boolean };

/**
 * Books, or finds what the same form has booked. Under pressure, or where it must be confirmed, the booking is held; in
 * quiet times it is firm, or waits where its address has its talks already, which looks the same from outside
 * (docs/decisions/032-confirmed-bookings.md). Throws `time-taken`.
 */
export async function takeBooking(transaction: Transaction<Schema>, booking: NewBooking): Promise<TakenBooking> {
  const now = Date.now();
  await takeTurn(transaction, now);
  const share = await readDayShare(transaction, booking, { holdId: booking.holdId }, now);
  const open = await openTalks(transaction, booking.email, now);
  const isHeld = booking.mustConfirm || !((await isQuietHour(transaction, now)) && hasRoom(share));
  const status = isHeld ? "held" : open.length < bookingRules.mostPerEmail ? "booked" : "waiting";
  const row = await transaction
    .insertInto("bookings")
    .values(rowOf(booking, status, now))
    .onConflict((conflict) => conflict.column("form_nonce").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return { booking: await findByForm(transaction, booking.formNonce), repeated: true };
  if (booking.suspicious) {
    await releaseHold(transaction, booking.holdId ?? "", now);
    return { booking: row, repeated: false };
  }
  if (isHeld) await holdForConfirmation(transaction, row, booking, { keeps: mayKeep(share) }, now);
  else await takeCells(transaction, { bookingId: row.id, holdId: booking.holdId }, booking, now);
  await queueBookingMails(transaction, row, now);
  return { booking: row, repeated: false };
}

/** The booking takes over what its visitor's hold kept; where too much is kept already, who confirms first has the time. */
async function holdForConfirmation(
  transaction: Transaction<Schema>,
  { id, held_until }: BookingRow,
  { holdId, ...talk }: NewBooking,
  { keeps }: { keeps: boolean },
  nowMs: number,
): Promise<void> {
  await assertFree(transaction, { holdId }, talk, nowMs);
  const had = await releaseHold(transaction, holdId ?? "", nowMs);
  const hadAll = cellsOf(talk, bookingRules.bufferMinutes).every((cell) => had.has(cell));
  if (held_until === null || !(keeps || hadAll)) return;
  await takeCells(transaction, { holdId: holdOfBooking(id), heldUntil: held_until, visitorHash: null }, talk, nowMs);
}

/** The firm talks to come of an address, however it is spelled, soonest first. */
export function openTalks(db: Kysely<Schema>, email: string, nowMs: number): Promise<BookingRow[]> {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where("status", "=", "booked")
    .where("starts_at", ">", nowMs)
    .orderBy("starts_at")
    .execute();
}

function findByForm(transaction: Transaction<Schema>, nonce: string): Promise<BookingRow> {
  return transaction.selectFrom("bookings").selectAll().where("form_nonce", "=", nonce).executeTakeFirstOrThrow();
}

function rowOf(booking: NewBooking, status: "booked" | "held" | "waiting", nowMs: number): BookingRow {
  const { formNonce, startMs, minutes, name, email, phone, topic = null, timeZone, pageUrl, suspicious } = booking;
  return {
    id: randomUUIDv7(),
    form_nonce: formNonce,
    status: suspicious ? "quarantined" : status,
    starts_at: startMs,
    minutes,
    sequence: 0,
    moved_from: null,
    name,
    email,
    phone,
    topic,
    time_zone: timeZone,
    page_url: pageUrl,
    created_at: nowMs,
    changed_at: nowMs,
    confirmed_at: null,
    held_until: status === "held" ? nowMs + bookingRules.unconfirmed.confirmMinutes * 60_000 : null,
    told_visitor: booking.tellsVisitor ? 1 : 0,
  };
}
