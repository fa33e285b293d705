import type { Kysely, Transaction } from "kysely";
import pLimit from "p-limit";
import { type BookingTime, cellAt, cellsOf } from "#app/domain/time/booking-times.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { insertOnce } from "#app/server/guard/repeats.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { ClockCheck } from "#app/server/time/clock-check.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import {
  assertFree,
  forgetPastCells,
  holdOfBooking,
  type OpenTimes,
  type OwnCells,
  readOpenTimes,
  releaseHold,
  takeCells,
} from "./booking-cells.server.ts";
import {
  type ChangedBy,
  type Confirmation,
  cancelBooking,
  confirmBooking,
  mayTell,
  moveBooking,
  type NewTime,
  openBookings,
} from "./booking-changes.server.ts";
import { officeLine } from "./booking-lines.server.ts";
import { hasRoom, isQuietHour, mayKeep, readDayShare, takeTurn } from "./booking-pressure.server.ts";
import { type KnownCaller, readKnownCaller } from "./known-caller.server.ts";
import { queueBookingEmails } from "./queue-booking-emails.server.ts";

/**
 * All bookings, and who holds which time. Each change is one durable transaction. Those that take a time throw
 * `time-taken` when someone else has it; all throw `storage-unavailable`, after which a repeat is safe.
 */
export type BookingStore = {
  /** The times at which someone is there to call for that many minutes, and the free ones; `own` cells count as free. */
  openTimes(times: readonly number[], minutes: number, own: OwnCells): Promise<OpenTimes>;
  /** The free ones alone. */
  freeTimes(times: readonly number[], minutes: number, own: OwnCells): Promise<number[]>;
  /**
   * Keeps a time for a visitor for some minutes, instead of the one that the same hold kept before. When too much of the
   * day is kept already it keeps none.
   */
  hold(hold: { holdId: string; visitorHash: string }, time: BookingTime): Promise<void>;
  /** Until when a hold keeps exactly this time; null when it does not. */
  heldUntil(holdId: string, time: BookingTime): Promise<number | null>;
  /** See `takeBooking`. */
  book(booking: NewBooking): Promise<TakenBooking>;
  find(id: string): Promise<BookingRow | null>;
  /** The booking that the same form has made, by its nonce. Throws `form-token-used` when it made another one. */
  findByForm(booking: AskedBooking): Promise<BookingRow | null>;
  /** The other upcoming firm bookings of the same address, soonest first. Only for the owner of the address. */
  others(booking: BookingRow): Promise<BookingRow[]>;
  /** How the desk knows whoever reads an address; null when it does not. */
  knownAs(email: string): Promise<KnownCaller | null>;
  /** Cancels every upcoming call that an address booked before it stopped calls (milliseconds), as its owner would. */
  cancelAll(stop: { email: string; stoppedAt: number }, recipients: RecipientLimit): Promise<void>;
  /** See `confirmBooking`. */
  confirm(id: string, confirmation: Confirmation): Promise<BookingRow | null>;
  /** See `moveBooking`. */
  move(id: string, time: NewTime, by: ChangedBy): Promise<BookingRow | null>;
  /** See `cancelBooking`. */
  cancel(id: string, by: ChangedBy): Promise<BookingRow | null>;
};

type StoreParts = Pick<SiteDatabase, "db"> & { clock?: Pick<ClockCheck, "isTrusted"> };

/** Connections that bookings may use at a time: a rush for one time leaves room for requests that must get through. */
const mostAtOnce = 4;

/** The store over a database. While the clock is known to be wrong, no time is free: no one knows what is too soon. */
export function createBookingStore({ db, clock }: StoreParts): BookingStore {
  const limit = pLimit(mostAtOnce);
  const inTransaction = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) =>
    limit(() => runTransaction(db, work));

  async function findWhere(column: "id" | "form_nonce", value: string): Promise<BookingRow | null> {
    const rows = db.selectFrom("bookings").selectAll().where(column, "=", value);
    return (await limit(() => rows.executeTakeFirst()).catch(refuse)) ?? null;
  }

  async function openTimes(times: readonly number[], minutes: number, own: OwnCells): Promise<OpenTimes> {
    const found = await limit(() => readOpenTimes(db, times, minutes, own)).catch(refuse);
    return clock?.isTrusted() === false ? { ...found, free: [] } : found;
  }

  return {
    openTimes,
    freeTimes: async (...asked) => (await openTimes(...asked)).free,

    async hold(hold, time) {
      const now = Date.now();
      await inTransaction((transaction) => holdTime(transaction, hold, time, now));
      // If this fails, the next hold cleans up.
      await forgetPastCells(db, now).catch(() => {});
    },

    async heldUntil(holdId, { startMs }) {
      const cells = db
        .selectFrom("booking_cells")
        .select("held_until")
        .where("hold_id", "=", holdId)
        .where("cell", "=", cellAt(startMs))
        .where("held_until", ">", Date.now());
      const cell = await limit(() => cells.executeTakeFirst()).catch(refuse);
      return cell?.held_until ?? null;
    },

    book: (booking) => inTransaction((transaction) => takeBooking(transaction, booking)),
    find: (id) => findWhere("id", id),
    async findByForm(booking) {
      const before = await findWhere("form_nonce", booking.formNonce);
      return before && sameBooking(before, booking);
    },

    async others({ id, email }) {
      const bookings = await limit(() => openBookings(db, email, Date.now())).catch(refuse);
      return bookings.filter((booking) => booking.id !== id);
    },

    knownAs: (email) => limit(() => readKnownCaller(db, email)).catch(refuse),

    cancelAll: ({ email, stoppedAt }, recipients) =>
      inTransaction(async (transaction) => {
        const open = await openBookings(transaction, email, Date.now());
        for (const { id } of open.filter(({ created_at }) => created_at <= stoppedAt)) {
          await cancelBooking(transaction, id, { isOwner: true, recipients });
        }
      }),

    confirm: (id, confirmation) => inTransaction((transaction) => confirmBooking(transaction, id, confirmation)),
    move: (id, time, by) => inTransaction((transaction) => moveBooking(transaction, id, time, by)),
    cancel: (id, by) => inTransaction((transaction) => cancelBooking(transaction, id, by)),
  };
}

async function holdTime(
  transaction: Transaction<Schema>,
  hold: { holdId: string; visitorHash: string },
  time: BookingTime,
  nowMs: number,
): Promise<void> {
  const heldUntil = nowMs + bookingRules.holdMinutes * 60_000;
  await takeTurn(transaction, nowMs);
  const mayHold = await hasFewHolds(transaction, hold, nowMs);
  if (mayHold && mayKeep(await readDayShare(transaction, time, hold, nowMs))) {
    await takeCells(transaction, { ...hold, heldUntil }, time, nowMs);
    return;
  }
  await assertFree(transaction, hold, time, nowMs);
  await releaseHold(transaction, hold.holdId, nowMs);
}

/**
 * Keeps one address from holding the whole calendar. Behind it may be a class of twenty: later visitors can still book, but
 * we hold no time for them while they type.
 */
async function hasFewHolds(
  transaction: Transaction<Schema>,
  { holdId, visitorHash }: { holdId: string; visitorHash: string },
  nowMs: number,
): Promise<boolean> {
  const holds = await transaction
    .selectFrom("booking_cells")
    .select("hold_id")
    .distinct()
    .where("visitor_hash", "=", visitorHash)
    .where("hold_id", "<>", holdId)
    .where("held_until", ">", nowMs)
    .execute();
  return holds.length < bookingRules.mostHolds;
}

/** PostgreSQL aborts one of two transactions that wait for each other. By the second try, the other one is done. */
export async function runTransaction<Result>(
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

/** A visitor's booking. Times are milliseconds since 1970. */
export type NewBooking = BookingTime & {
  /** From the form's token: one token makes one booking. */
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
  /** It may be from a robot, an ad, or one of too many: held until its visitor confirms it, in quiet times too. */
  mustConfirm: boolean;
  /** Says whether the address may get another email. */
  recipients: RecipientLimit;
  /** The id of the booking whose details this one corrects: it is canceled, and its time is free for this one. */
  replaces?: string | undefined;
};

/** A booking, and whether the same form had already made it. */
export type TakenBooking = { booking: BookingRow; repeated: boolean };

/**
 * Books, or finds the same form's booking. Under pressure, or when it must be confirmed, the booking is held; in
 * quiet times it is firm, or waits if its address has reached its limit, which looks the same from outside
 * (docs/decisions/032-confirmed-bookings.md). Throws `time-taken`.
 */
async function takeBooking(transaction: Transaction<Schema>, booking: NewBooking): Promise<TakenBooking> {
  const now = Date.now();
  await takeTurn(transaction, now);
  const { replaces, recipients } = booking;
  if (replaces) await cancelBooking(transaction, replaces, { isOwner: false, recipients });
  const share = await readDayShare(transaction, booking, { holdId: booking.holdId }, now);
  const open = await openBookings(transaction, booking.email, now);
  const isHeld = booking.mustConfirm || !((await isQuietHour(transaction, now)) && hasRoom(share));
  const status = isHeld ? "held" : open.length < bookingRules.mostPerEmail ? "booked" : "waiting";
  const inserted = await insertOnce(transaction, "bookings", rowOf(booking, status, now));
  if (!inserted) return { booking: await findRepeated(transaction, booking), repeated: true };
  const row = { ...inserted, told_visitor: await mayTell(transaction, { recipients, isOwn: false }, booking.email) };
  const line = isHeld
    ? await holdForConfirmation(transaction, row, booking, { keeps: mayKeep(share) }, now)
    : await takeCells(transaction, { bookingId: row.id, holdId: booking.holdId }, booking, now);
  const { told_visitor } = row;
  const counselor = line || null;
  await transaction.updateTable("bookings").set({ told_visitor, counselor }).where("id", "=", row.id).execute();
  await queueBookingEmails(transaction, row, now);
  return { booking: { ...row, counselor }, repeated: false };
}

/** The booking takes over its visitor's hold. When too much is held already, the time goes to whoever confirms first. */
async function holdForConfirmation(
  transaction: Transaction<Schema>,
  { id, held_until }: BookingRow,
  { holdId, ...time }: NewBooking,
  { keeps }: { keeps: boolean },
  nowMs: number,
): Promise<string> {
  await assertFree(transaction, { holdId }, time, nowMs);
  const had = await releaseHold(transaction, holdId ?? "", nowMs);
  const hadAll = cellsOf(time, bookingRules.bufferMinutes).every((cell) => had.has(cell));
  if (held_until === null || !(keeps || hadAll)) return officeLine;
  const hold = { holdId: holdOfBooking(id), heldUntil: held_until, visitorHash: null };
  return takeCells(transaction, hold, time, nowMs);
}

async function findRepeated(transaction: Transaction<Schema>, booking: AskedBooking): Promise<BookingRow> {
  const rows = transaction.selectFrom("bookings").selectAll().where("form_nonce", "=", booking.formNonce);
  return sameBooking(await rows.executeTakeFirstOrThrow(), booking);
}

/** What a visitor asked for, and with which form. */
type AskedBooking = Pick<NewBooking, "formNonce" | "startMs" | "minutes" | "name" | "email" | "phone" | "topic">;

/**
 * The booking that a form has made, if it is the one asked for now. Someone who goes back and changes a digit of the number
 * must not read that all is booked. A booking that was moved since has its own time.
 */
function sameBooking(before: BookingRow, { startMs, minutes, name, email, phone, topic }: AskedBooking): BookingRow {
  const isSameTime = before.sequence > 0 || (before.starts_at === startMs && before.minutes === minutes);
  const isSamePerson = before.name === name && before.email.toLowerCase() === email.toLowerCase();
  if (isSameTime && isSamePerson && before.phone === phone && before.topic === (topic ?? null)) return before;
  const words = "This form has booked a call already. Change that one on its own page, or send this to book another.";
  throw new AppError("form-token-used", words);
}

function rowOf(booking: NewBooking, status: "booked" | "held" | "waiting", nowMs: number): BookingRow {
  const { formNonce, startMs, minutes, name, email, phone, topic = null, timeZone, pageUrl } = booking;
  return {
    id: newRowId(),
    form_nonce: formNonce,
    status,
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
    told_visitor: 0,
    counselor: null,
    outcome: null,
    disowned: 0,
  };
}
