import { type Kysely, sql, type Transaction } from "kysely";
import { type BookingTime, cellAt, cellsOf } from "#app/domain/time/booking-times.ts";
import type { BookingCellRow, Schema } from "#app/server/database/schema.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { bookingRules } from "#config/booking.ts";

/** Who gets cells: a booking, for good; or, until a certain time, a visitor who still types or an unconfirmed booking. */
export type CellOwner =
  | { bookingId: string; holdId?: string | undefined }
  | { holdId: string; heldUntil: number; visitorHash: string | null };

/** Whose own cells count as free. */
export type OwnCells = { bookingId?: string | undefined; holdId?: string | undefined };

/** The hold of a booking that is not confirmed yet. No visitor can name it: theirs are plain UUIDs. */
export function holdOfBooking(bookingId: string): string {
  return holdPrefix + bookingId;
}

const holdPrefix = "booking ";

/**
 * Gives an owner the cells of a time and takes away all its other ones. A booking also takes over the cells of its hold.
 * Throws `time-taken` when one of them is somebody else's: the table's key decides, so no two processes can both be right.
 */
export async function takeCells(
  transaction: Transaction<Schema>,
  owner: CellOwner,
  time: BookingTime,
  nowMs: number,
): Promise<void> {
  const cells = cellsOf(time, bookingRules.bufferMinutes);
  const row = rowOf(owner);
  const taken = await transaction
    .insertInto("booking_cells")
    .values(cells.map((cell) => ({ cell, ...row })))
    .onConflict((conflict) =>
      conflict
        .column("cell")
        .doUpdateSet(row)
        .where(sql<boolean>`booking_cells.held_until <= ${nowMs} OR ${isOwn(owner)}`),
    )
    .returning("cell")
    .execute();
  if (taken.length < cells.length) throw timeTaken();
  await transaction.deleteFrom("booking_cells").where(isOwn(owner)).where("cell", "not in", cells).execute();
}

/** Throws `time-taken` when somebody else has a cell of this time. Takes none. */
export async function assertFree(
  transaction: Transaction<Schema>,
  own: OwnCells,
  time: BookingTime,
  nowMs: number,
): Promise<void> {
  const cells = cellsOf(time, bookingRules.bufferMinutes);
  const span = { fromMs: time.startMs, toMs: time.startMs + (time.minutes + bookingRules.bufferMinutes) * 60_000 };
  const taken = await readTakenCells(transaction, { ...span, nowMs }, own);
  if (cells.some((cell) => taken.has(cell))) throw timeTaken();
}

/** Gives back what a hold kept, and says which cells it still kept. */
export async function releaseHold(db: Kysely<Schema>, holdId: string, nowMs: number): Promise<Set<number>> {
  const held = db.deleteFrom("booking_cells").where("hold_id", "=", holdId).returning(["cell", "held_until"]);
  const rows = await held.execute();
  return new Set(rows.filter(({ held_until }) => (held_until ?? 0) > nowMs).map(({ cell }) => cell));
}

/** Gives back the cells that these bookings hold until they are confirmed. */
export async function releaseHoldsOf(db: Kysely<Schema>, bookingIds: readonly string[]): Promise<void> {
  const holds = bookingIds.map((id) => holdPrefix + id);
  await db.deleteFrom("booking_cells").where("hold_id", "in", holds).execute();
}

function timeTaken(): AppError {
  return new AppError("time-taken", "Somebody has just taken this time. Please pick another one.");
}

function rowOf(owner: CellOwner): Omit<BookingCellRow, "cell"> {
  if ("bookingId" in owner) {
    return { booking_id: owner.bookingId, hold_id: null, held_until: null, visitor_hash: null };
  }
  const { holdId, heldUntil, visitorHash } = owner;
  return { booking_id: null, hold_id: holdId, held_until: heldUntil, visitor_hash: visitorHash };
}

function isOwn(owner: CellOwner) {
  const ofHold = sql<boolean>`booking_cells.hold_id = ${owner.holdId ?? ""}`;
  return "bookingId" in owner ? sql<boolean>`(booking_cells.booking_id = ${owner.bookingId} OR ${ofHold})` : ofHold;
}

/** Which cells are taken now, not counting those of the booking or hold that asks. */
export async function readTakenCells(
  db: Kysely<Schema>,
  { fromMs, toMs, nowMs }: { fromMs: number; toMs: number; nowMs: number },
  own: OwnCells,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom("booking_cells")
    .select("cell")
    .where("cell", ">=", cellAt(fromMs))
    .where("cell", "<=", cellAt(toMs))
    .where((eb) => eb.or([eb("held_until", "is", null), eb("held_until", ">", nowMs)]))
    .where(sql<boolean>`(booking_id IS NULL OR booking_id <> ${own.bookingId ?? ""})`)
    .where(sql<boolean>`(hold_id IS NULL OR hold_id <> ${own.holdId ?? ""})`)
    .execute();
  return new Set(rows.map(({ cell }) => cell));
}

/** Deletes holds that have run out and days that are over. */
export async function forgetPastCells(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const yesterday = cellAt(nowMs - 24 * 60 * 60 * 1000);
  await db
    .deleteFrom("booking_cells")
    .where((eb) => eb.or([eb("held_until", "<=", nowMs), eb("cell", "<", yesterday)]))
    .execute();
}
