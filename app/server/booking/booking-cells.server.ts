import { type Kysely, sql, type Transaction } from "kysely";
import { type BookingTime, cellAt, cellsOf, type Stretch } from "#app/domain/time/booking-times.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import type { BookingCellRow, Schema } from "#app/server/database/schema.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import {
  type BookingLine,
  createLineFinder,
  officeLine,
  readLines,
  stretchOfTimes,
  type TakenCell,
} from "./booking-lines.server.ts";

/** The owner of cells: a booking, for good; or, for a time, a visitor who is still typing or an unconfirmed booking. */
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
 * Gives an owner the cells of a time on one line of the calendar, frees all its other ones, and says which line it is:
 * the one where the owner already has that time, or else the one with the fewest calls that day. A booking also takes over
 * the cells of its hold. Throws `time-taken` when no line is free: the table's key decides, so two processes can't both win.
 *
 * @param line only this one, whether or not it is open then: a colleague chose it
 */
export async function takeCells(
  transaction: Transaction<Schema>,
  owner: CellOwner,
  time: BookingTime,
  nowMs: number,
  line?: string,
): Promise<string> {
  const chosen = line ?? (await chooseLine(transaction, owner, time, nowMs));
  const cells = cellsOf(time, bookingRules.bufferMinutes);
  const row = { ...rowOf(owner), line: chosen };
  const taken = await transaction
    .insertInto("booking_cells")
    .values(cells.map((cell) => ({ cell, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(["cell", "line"])
        .doUpdateSet(row)
        .where(sql<boolean>`booking_cells.held_until <= ${nowMs} OR ${isOwn(owner)}`),
    )
    .returning("cell")
    .execute();
  if (taken.length < cells.length) throw timeTaken();
  await transaction
    .deleteFrom("booking_cells")
    .where(isOwn(owner))
    .where((eb) => eb.or([eb("cell", "not in", cells), eb("line", "<>", chosen)]))
    .execute();
  return chosen;
}

async function chooseLine(
  transaction: Transaction<Schema>,
  owner: CellOwner,
  time: BookingTime,
  nowMs: number,
): Promise<string> {
  const before = await ownLine(transaction, owner, time, nowMs);
  if (before?.isBookings) return before.line;
  const free = await readFreeLines(transaction, owner, time, nowMs);
  if (free.length === 0) throw timeTaken();
  if (free.some(({ id }) => id === before?.line)) return before?.line ?? officeLine;
  const calls = free.length === 1 ? new Map() : await countCalls(transaction, time);
  const [first] = free.toSorted((one, other) => (calls.get(one.id) ?? 0) - (calls.get(other.id) ?? 0));
  return first?.id ?? officeLine;
}

/** The line on which the owner already has the whole time. A booking keeps it, even if the team has blocked it since. */
async function ownLine(transaction: Transaction<Schema>, owner: CellOwner, time: BookingTime, nowMs: number) {
  const cells = cellsOf(time, bookingRules.bufferMinutes);
  const rows = await transaction
    .selectFrom("booking_cells")
    .select(["line", "booking_id", "hold_id"])
    .where("cell", "in", cells)
    .where(isOwn(owner))
    .where((eb) => eb.or([eb("held_until", "is", null), eb("held_until", ">", nowMs)]))
    .execute();
  const [first] = rows;
  if (!first || rows.length < cells.length) return null;
  return { line: first.line, isBookings: first.booking_id !== null || first.hold_id?.startsWith(holdPrefix) === true };
}

async function readFreeLines(
  transaction: Transaction<Schema>,
  own: OwnCells,
  time: BookingTime,
  nowMs: number,
): Promise<BookingLine[]> {
  const stretch = stretchOfTimes([time.startMs], time.minutes);
  const lines = await readLines(transaction, stretch);
  return createLineFinder(lines, await readTakenCells(transaction, { ...stretch, nowMs }, own))(time);
}

/** How many calls each line has on the day of a time. */
async function countCalls(transaction: Transaction<Schema>, { startMs }: BookingTime): Promise<Map<string, number>> {
  const midnight = officeTime(startMs, office).startOfDay();
  const rows = await transaction
    .selectFrom("bookings")
    .select(["counselor", (eb) => eb.fn.countAll<number>().as("calls")])
    .where("starts_at", ">=", midnight.epochMilliseconds)
    .where("starts_at", "<", midnight.add({ days: 1 }).epochMilliseconds)
    .where("status", "in", ["booked", "waiting", "held"])
    .groupBy("counselor")
    .execute();
  return new Map(rows.map(({ counselor, calls }) => [counselor ?? officeLine, Number(calls)]));
}

/** Throws `time-taken` when no line is free at this time. Takes no cells. */
export async function assertFree(
  transaction: Transaction<Schema>,
  own: OwnCells,
  time: BookingTime,
  nowMs: number,
): Promise<void> {
  if ((await readFreeLines(transaction, own, time, nowMs)).length === 0) throw timeTaken();
}

/** `open` are the times at which someone is there to call, `free` those of them that no one else has. */
export type OpenTimes = { open: number[]; free: number[] };

/** The times at which a line is open, and free, for a call of this length. */
export async function readOpenTimes(
  db: Kysely<Schema>,
  times: readonly number[],
  minutes: number,
  own: OwnCells,
): Promise<OpenTimes> {
  const stretch = stretchOfTimes(times, minutes);
  const lines = await readLines(db, stretch);
  const find = createLineFinder(lines, await readTakenCells(db, { ...stretch, nowMs: Date.now() }, own));
  return {
    open: times.filter((startMs) => lines.some((line) => line.isOpen({ startMs, minutes }))),
    free: times.filter((startMs) => find({ startMs, minutes }).length > 0),
  };
}

/** The times at which a line is free for a call of this length. */
export async function readFreeTimes(...asked: Parameters<typeof readOpenTimes>): Promise<number[]> {
  return (await readOpenTimes(...asked)).free;
}

/** Frees the cells of a hold, and says which ones it still had. */
export async function releaseHold(db: Kysely<Schema>, holdId: string, nowMs: number): Promise<Set<number>> {
  const held = db.deleteFrom("booking_cells").where("hold_id", "=", holdId).returning(["cell", "held_until"]);
  const rows = await held.execute();
  return new Set(rows.filter(({ held_until }) => (held_until ?? 0) > nowMs).map(({ cell }) => cell));
}

/** Frees the cells that these bookings hold until they are confirmed. */
export async function releaseHoldsOf(db: Kysely<Schema>, bookingIds: readonly string[]): Promise<void> {
  const holds = bookingIds.map((id) => holdPrefix + id);
  await db.deleteFrom("booking_cells").where("hold_id", "in", holds).execute();
}

function timeTaken(): AppError {
  return new AppError("time-taken", "Someone just took this time. Please pick another one.");
}

function rowOf(owner: CellOwner): Omit<BookingCellRow, "cell" | "line"> {
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

/** Which cells are taken now, not counting those of the booking or hold in question. */
export function readTakenCells(
  db: Kysely<Schema>,
  { fromMs, toMs, nowMs }: Stretch & { nowMs: number },
  own: OwnCells,
): Promise<TakenCell[]> {
  return db
    .selectFrom("booking_cells")
    .select(["cell", "line"])
    .where("cell", ">=", cellAt(fromMs))
    .where("cell", "<=", cellAt(toMs))
    .where((eb) => eb.or([eb("held_until", "is", null), eb("held_until", ">", nowMs)]))
    .where(sql<boolean>`(booking_id IS NULL OR booking_id <> ${own.bookingId ?? ""})`)
    .where(sql<boolean>`(hold_id IS NULL OR hold_id <> ${own.holdId ?? ""})`)
    .execute();
}

/** Deletes holds that have run out and days that are over. */
export async function forgetPastCells(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const yesterday = cellAt(nowMs - 24 * 60 * 60 * 1000);
  await db
    .deleteFrom("booking_cells")
    .where((eb) => eb.or([eb("held_until", "<=", nowMs), eb("cell", "<", yesterday)]))
    .execute();
}
