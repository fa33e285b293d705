import type { Kysely, Transaction } from "kysely";
import { cellAt, type Talk } from "#app/domain/time/booking-times.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createLine } from "#app/server/database/line.server.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { bookingRules } from "#config/booking.ts";
import {
  assertFree,
  forgetPastCells,
  type OwnCells,
  readTakenCells,
  releaseHold,
  takeCells,
} from "./booking-cells.server.ts";
import {
  type ChangedBy,
  type Confirmation,
  cancelTalk,
  confirmTalk,
  moveTalk,
  type NewTime,
} from "./booking-changes.server.ts";
import { mayKeep, readDayShare, takeTurn } from "./booking-pressure.server.ts";
import { type NewBooking, openTalks, type TakenBooking, takeBooking } from "./booking-taking.server.ts";

/**
 * The booked talks and who holds which time. Each change is one durable transaction. Those that take a time throw
 * `time-taken` when somebody else has it; all throw `storage-unavailable`, after which a repeat is safe.
 */
export type BookingStore = {
  takenCells(span: { fromMs: number; toMs: number }, own: OwnCells): Promise<Set<number>>;
  /**
   * Keeps a time for a visitor for some minutes, instead of the one that the same hold kept before. Where too much of the
   * day is kept already it keeps none.
   */
  hold(hold: { holdId: string; visitorHash: string }, talk: Talk): Promise<void>;
  /** Until when a hold keeps just this time; null when it does not. */
  heldUntil(holdId: string, talk: Talk): Promise<number | null>;
  /** See `takeBooking`. */
  book(booking: NewBooking): Promise<TakenBooking>;
  find(id: string): Promise<BookingRow | null>;
  /** What a form has booked, by its nonce. */
  findByForm(formNonce: string): Promise<BookingRow | null>;
  /** The other firm talks to come of the same address, soonest first. For the owner of the address alone. */
  others(booking: BookingRow): Promise<BookingRow[]>;
  /** See `confirmTalk`. */
  confirm(id: string, confirmation: Confirmation): Promise<BookingRow | null>;
  /** See `moveTalk`. */
  move(id: string, time: NewTime, by: ChangedBy): Promise<BookingRow | null>;
  /** See `cancelTalk`. */
  cancel(id: string, by: ChangedBy): Promise<BookingRow | null>;
};

/** Connections that bookings may use at a time: a rush for one time leaves room for the requests that must get through. */
const mostAtOnce = 4;

export function createBookingStore({ db }: Pick<SiteDatabase, "db">): BookingStore {
  const line = createLine(mostAtOnce);
  const inTransaction = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) =>
    line(() => runTransaction(db, work));

  async function findWhere(column: "id" | "form_nonce", value: string): Promise<BookingRow | null> {
    const rows = db.selectFrom("bookings").selectAll().where(column, "=", value);
    return (await line(() => rows.executeTakeFirst()).catch(refuse)) ?? null;
  }

  return {
    takenCells: (span, own) => line(() => readTakenCells(db, { ...span, nowMs: Date.now() }, own)).catch(refuse),

    async hold(hold, talk) {
      const now = Date.now();
      await inTransaction((transaction) => holdTime(transaction, hold, talk, now));
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

    book: (booking) => inTransaction((transaction) => takeBooking(transaction, booking)),
    find: (id) => findWhere("id", id),
    findByForm: (formNonce) => findWhere("form_nonce", formNonce),

    async others({ id, email }) {
      const talks = await line(() => openTalks(db, email, Date.now())).catch(refuse);
      return talks.filter((talk) => talk.id !== id);
    },

    confirm: (id, confirmation) => inTransaction((transaction) => confirmTalk(transaction, id, confirmation)),
    move: (id, time, by) => inTransaction((transaction) => moveTalk(transaction, id, time, by)),
    cancel: (id, by) => inTransaction((transaction) => cancelTalk(transaction, id, by)),
  };
}

async function holdTime(
  transaction: Transaction<Schema>,
  hold: { holdId: string; visitorHash: string },
  talk: Talk,
  nowMs: number,
): Promise<void> {
  const heldUntil = nowMs + bookingRules.holdMinutes * 60_000;
  await takeTurn(transaction, nowMs);
  await refuseManyHolds(transaction, hold, nowMs);
  if (mayKeep(await readDayShare(transaction, talk, hold, nowMs))) {
    await takeCells(transaction, { ...hold, heldUntil }, talk, nowMs);
    return;
  }
  await assertFree(transaction, hold, talk, nowMs);
  await releaseHold(transaction, hold.holdId, nowMs);
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
