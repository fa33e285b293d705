import { type BookingTime, bookableTimes, freeTimes, nearestTimes } from "#app/domain/time/booking-times.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#config/booking.ts";
import type { OwnCells } from "./booking-cells.server.ts";
import type { BookingStore } from "./bookings.server.ts";

/** `offered` are all times of the office's calendar, `free` those that nobody else has. Milliseconds since 1970. */
export type Times = { offered: number[]; free: number[] };

/** The times for a booking of this length, as they are now. */
export async function readTimes(
  bookings: Pick<BookingStore, "takenCells">,
  minutes: number,
  own: OwnCells = {},
): Promise<Times> {
  const offered = bookableTimes(Date.now(), minutes, office, bookingRules);
  const [fromMs = 0] = offered;
  const toMs = (offered.at(-1) ?? 0) + (minutes + bookingRules.bufferMinutes) * 60_000;
  const taken = await bookings.takenCells({ fromMs, toMs }, own);
  return { offered, free: freeTimes(offered, minutes, bookingRules.bufferMinutes, taken) };
}

/** Throws `time-taken` for a time that is not offered: in the past, too soon, on a closed day, or made up. */
export function assertOffered({ startMs, minutes }: { startMs: number | null; minutes: number }): BookingTime {
  const offered = bookableTimes(Date.now(), minutes, office, bookingRules);
  if (startMs !== null && offered.includes(startMs)) return { startMs, minutes };
  throw new AppError("time-taken", "This time cannot be booked any more. Please pick another one.");
}

/** A few free times near one that is taken. */
export function nearbyTimes(free: readonly number[], wishMs: number | null): number[] {
  return nearestTimes(free, wishMs ?? Date.now(), 6);
}
