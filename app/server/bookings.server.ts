import { randomUUIDv7 } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { cellAt, type Talk } from "#app/domain/booking-times.ts";
import { bookingRules } from "#config/booking.ts";
import { AppError } from "./app-error.server.ts";
import { forgetPastCells, readTakenCells, takeCells } from "./booking-cells.server.ts";
import { queueBookingMails } from "./booking-mails.server.ts";
import type { BookingRow, Schema } from "./database/schema.server.ts";
import type { SiteDatabase } from "./database.server.ts";
import { createLine } from "./line.server.ts";

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
};

/**
 * The booked talks and who holds which time. Each change is one durable transaction. Those that take a time throw
 * `time-taken` when somebody else has it; all throw `storage-unavailable`, after which a repeat is safe.
 */
export type BookingStore = {
  takenCells(
    span: { fromMs: number; toMs: number },
    own: { bookingId?: string | undefined; holdId?: string | undefined },
  ): Promise<Set<number>>;
  /** Keeps a time for a visitor for some minutes, instead of the one that the same hold kept before. */
  hold(hold: { holdId: string; visitorHash: string }, talk: Talk): Promise<void>;
  /** Until when a hold keeps just this time; null when it does not. */
  heldUntil(holdId: string, talk: Talk): Promise<number | null>;
  /** Books, or finds what the same form has booked. Throws `too-many-bookings` when the address has its share. */
  book(booking: NewBooking): Promise<{ booking: BookingRow; repeated: boolean }>;
  find(id: string): Promise<BookingRow | null>;
  /** Null when there is no such booking that could still be moved. */
  move(id: string, startMs: number, timeZone: string): Promise<BookingRow | null>;
  /** Null when it is over; one that is not booked any more stays as it is. */
  cancel(id: string): Promise<BookingRow | null>;
};

/** Connections that bookings may use at a time: a rush for one time leaves room for the requests that must get through. */
const mostAtOnce = 4;

export function createBookingStore({ db }: Pick<SiteDatabase, "db">): BookingStore {
  const line = createLine(mostAtOnce);
  const inTransaction = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) =>
    line(() => runTransaction(db, work));
  return {
    takenCells: (span, own) => line(() => readTakenCells(db, { ...span, nowMs: Date.now() }, own)).catch(refuse),

    async hold({ holdId, visitorHash }, talk) {
      const now = Date.now();
      const heldUntil = now + bookingRules.holdMinutes * 60_000;
      await inTransaction(async (transaction) => {
        await refuseManyHolds(transaction, { holdId, visitorHash }, now);
        await takeCells(transaction, { holdId, heldUntil, visitorHash }, talk, now);
      });
      // What is left over now goes with the next hold.
      await forgetPastCells(db, now).catch(() => {});
    },

    async heldUntil(holdId, { startMs }) {
      const cells = db
        .selectFrom("booking_cells")
        .select("held_until")
        .where("hold_id", "=", holdId)
        .where("cell", "=", cellAt(startMs))
        .where("held_until", ">", Date.now());
      const cell = await line(() => cells.executeTakeFirst()).catch(refuse);
      return cell?.held_until ?? null;
    },

    book: (booking) =>
      inTransaction(async (transaction) => {
        const now = Date.now();
        const row = await transaction
          .insertInto("bookings")
          .values(rowOf(booking, now))
          .onConflict((conflict) => conflict.column("form_nonce").doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) return { booking: await findByNonce(transaction, booking.formNonce), repeated: true };
        if (booking.suspicious) return { booking: row, repeated: false };
        await takeCells(transaction, { bookingId: row.id, holdId: booking.holdId }, booking, now);
        await refuseManyBookings(transaction, row, now);
        await queueBookingMails(transaction, row, now);
        return { booking: row, repeated: false };
      }),

    async find(id) {
      const rows = db.selectFrom("bookings").selectAll().where("id", "=", id);
      return (await line(() => rows.executeTakeFirst()).catch(refuse)) ?? null;
    },

    move: (id, startMs, timeZone) =>
      inTransaction(async (transaction) => {
        const now = Date.now();
        const row = await lock(transaction, id);
        if (row?.status !== "booked" || row.starts_at <= now) return null;
        if (row.starts_at === startMs) return row;
        await takeCells(transaction, { bookingId: id }, { startMs, minutes: row.minutes }, now);
        return change(transaction, row, { starts_at: startMs, moved_from: row.starts_at, time_zone: timeZone }, now);
      }),

    cancel: (id) =>
      inTransaction(async (transaction) => {
        const now = Date.now();
        const row = await lock(transaction, id);
        if (row?.status !== "booked") return row ?? null;
        if (row.starts_at <= now) return null;
        await transaction.deleteFrom("booking_cells").where("booking_id", "=", id).execute();
        return change(transaction, row, { status: "cancelled" }, now);
      }),
  };
}

/** A change has a higher number in calendars, and mails of its own instead of those that are not out yet. */
async function change(
  transaction: Transaction<Schema>,
  { id }: BookingRow,
  changed: Partial<BookingRow>,
  nowMs: number,
): Promise<BookingRow> {
  const row = await transaction
    .updateTable("bookings")
    .set((eb) => ({ ...changed, sequence: eb("sequence", "+", 1), changed_at: nowMs }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueBookingMails(transaction, row, nowMs);
  return row;
}

function rowOf(booking: NewBooking, nowMs: number): BookingRow {
  const { formNonce, startMs, minutes, name, email, phone, topic = null, timeZone, pageUrl, suspicious } = booking;
  return {
    id: randomUUIDv7(),
    form_nonce: formNonce,
    status: suspicious ? "quarantined" : "booked",
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
  };
}

function findByNonce(transaction: Transaction<Schema>, nonce: string): Promise<BookingRow> {
  return transaction.selectFrom("bookings").selectAll().where("form_nonce", "=", nonce).executeTakeFirstOrThrow();
}

/** Changes nothing, but keeps others from the row until this is done. */
function lock(transaction: Transaction<Schema>, id: string): Promise<BookingRow | undefined> {
  return transaction.updateTable("bookings").set({ id }).where("id", "=", id).returningAll().executeTakeFirst();
}

/** One visitor must not be able to hold the whole calendar. */
async function refuseManyHolds(
  transaction: Transaction<Schema>,
  { holdId, visitorHash }: { holdId: string; visitorHash: string },
  nowMs: number,
): Promise<void> {
  const holds = await transaction
    .selectFrom("booking_cells")
    .select("hold_id")
    .distinct()
    .where("visitor_hash", "=", visitorHash)
    .where("hold_id", "<>", holdId)
    .where("held_until", ">", nowMs)
    .execute();
  if (holds.length < bookingRules.mostHolds) return;
  const retryAfterSeconds = bookingRules.holdMinutes * 60;
  throw new AppError("too-many-requests", "Please wait before submitting again.", { retryAfterSeconds });
}

/** Anybody can type anybody's address; and the calendar is for everybody. */
async function refuseManyBookings(transaction: Transaction<Schema>, { email }: BookingRow, nowMs: number) {
  const rows = await transaction
    .selectFrom("bookings")
    .select("id")
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where("status", "=", "booked")
    .where("starts_at", ">", nowMs)
    .execute();
  if (rows.length <= bookingRules.mostPerEmail) return;
  throw new AppError("too-many-bookings", "We cannot book more talks for this address online. Please call us.");
}

/** PostgreSQL ends one of two transactions that wait for each other; the second time the other one is done. */
async function runTransaction<Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const run = () => db.transaction().execute(work);
  return run()
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code === deadlockDetected) return run();
      throw error;
    })
    .catch(refuse);
}

const deadlockDetected = "40P01";

function refuse(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError("storage-unavailable", "We cannot book this right now.", { retryAfterSeconds: 10, cause });
}
