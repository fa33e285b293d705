import { sql, type Transaction } from "kysely";
import { type BookingTime, cellAt, cellsOf, timesOfSameDay } from "#app/domain/time/booking-times.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import type { OwnCells } from "./booking-cells.server.ts";
import {
  type BookingLine,
  createLineFinder,
  officeLine,
  readLines,
  stretchOfTimes,
  type TakenCell,
} from "./booking-lines.server.ts";

const hour = 60 * 60 * 1000;
const { lengths, bufferMinutes, leadMinutes, unconfirmed } = bookingRules;
const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];

/**
 * Waits until no other transaction, of any process, is between this point and its end. Call it before judging how full the
 * calendar is: otherwise two transactions that count at the same moment both find room.
 */
export async function takeTurn(transaction: Transaction<Schema>, nowMs: number): Promise<void> {
  await transaction.updateTable("booking_turns").set({ taken_at: nowMs }).where("id", "=", "calendar").execute();
}

/**
 * The share of a day's times that unconfirmed bookings take, from 0 to 1, including the booking in question; 0 if it is the
 * only one. For today, only times that can still be picked count: otherwise a few bookings would fill all that is left of it.
 */
export type DayShare = {
  /** By bookings. */
  booked: number;
  /** By bookings, and by visitors who are still typing. */
  kept: number;
  /** The same, counted in times for the longest booking. Each booking takes more of those: none fits between two others. */
  keptOfLongest: number;
};

/** Reads the share of the day of this time; cells of `own` count as free. */
export async function readDayShare(
  transaction: Transaction<Schema>,
  time: BookingTime,
  own: OwnCells,
  nowMs: number,
): Promise<DayShare> {
  const stretch = stretchOfTimes(timesOfSameDay(time.startMs, shortest, office, bookingRules), shortest);
  const lines = await readLines(transaction, stretch);
  const rows = await transaction
    .selectFrom("booking_cells")
    .leftJoin("bookings", "bookings.id", "booking_cells.booking_id")
    .select(["cell", "line", "visitor_hash"])
    .where("cell", ">=", cellAt(stretch.fromMs))
    .where("cell", "<=", cellAt(stretch.toMs))
    .where("confirmed_at", "is", null)
    .where((eb) => eb.or([eb("booking_id", "is not", null), eb("booking_cells.held_until", ">", nowMs)]))
    .where(sql<boolean>`(booking_id IS NULL OR booking_id <> ${own.bookingId ?? ""})`)
    .where(sql<boolean>`(hold_id IS NULL OR hold_id <> ${own.holdId ?? ""})`)
    .execute();
  // One visitor is no pressure, even if they book the last time of today.
  if (rows.length === 0) return { booked: 0, kept: 0, keptOfLongest: 0 };
  const booked = rows.filter(({ visitor_hash }) => visitor_hash === null);
  // The requested time itself may have become too soon while its visitor typed.
  const earliestMs = Math.min(time.startMs, nowMs + leadMinutes * 60_000);
  const shareOf = (taken: TakenCell[], minutes: number) => {
    const times = timesOfSameDay(time.startMs, minutes, office, bookingRules);
    return takenShare(
      times.filter((startMs) => startMs >= earliestMs),
      minutes,
      { asked: time, taken, lines },
    );
  };
  return {
    booked: shareOf(booked, shortest),
    kept: shareOf(rows, shortest),
    keptOfLongest: shareOf(rows, longest),
  };
}

type Taken = { asked: BookingTime; taken: readonly TakenCell[]; lines: readonly BookingLine[] };

/** The number of these times on all lines together, without blocked ones. The requested one counts on one of the lines. */
function takenShare(times: readonly number[], minutes: number, { asked, taken, lines }: Taken): number {
  const { id: line } = lines.find((one) => one.isOpen(asked)) ?? { id: officeLine };
  const askedCells = cellsOf(asked, bufferMinutes).map((cell) => ({ cell, line }));
  const count = (find: ReturnType<typeof createLineFinder>) =>
    times.reduce((sum, startMs) => sum + find({ startMs, minutes }).length, 0);
  const all = count(createLineFinder(lines, []));
  return all === 0 ? 0 : (all - count(createLineFinder(lines, [...taken, ...askedCells]))) / all;
}

/** Whether a day has room for one more unconfirmed booking, which keeps its time. */
export function hasRoom({ booked, kept }: DayShare): boolean {
  return booked <= unconfirmed.shareOfDay && kept <= unconfirmed.shareWithHolds;
}

/** Whether a day has room for one more time on hold for some minutes. */
export function mayKeep({ kept, keptOfLongest }: DayShare): boolean {
  return Math.max(kept, keptOfLongest) <= unconfirmed.shareWithHolds;
}

/** Whether few bookings of the last hour still wait for a confirmation, so that one more needs none. */
export async function isQuietHour(transaction: Transaction<Schema>, nowMs: number): Promise<boolean> {
  const lately = await transaction
    .selectFrom("bookings")
    .select("id")
    .where("created_at", ">", nowMs - hour)
    .where("confirmed_at", "is", null)
    .limit(unconfirmed.perHour)
    .execute();
  return lately.length < unconfirmed.perHour;
}
