import { type BookingTime, bookableTimes, nearestTimes } from "#app/domain/time/booking-times.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import type { OpenTimes, OwnCells } from "./booking-cells.server.ts";
import type { BookingStore } from "./bookings.server.ts";

/** The times for a booking of this length, as they are now, in milliseconds since 1970. */
export async function readTimes(
  bookings: Pick<BookingStore, "openTimes">,
  minutes: number,
  own: OwnCells = {},
): Promise<OpenTimes> {
  return bookings.openTimes(bookableTimes(Date.now(), minutes, office, bookingRules), minutes, own);
}

/** A requested time. */
type NamedTime = { startMs: number | null; minutes: number };

/** Throws `time-taken` for a time that is not offered: in the past, too soon, on a closed day, or made up. */
export function assertOffered(named: NamedTime): BookingTime {
  return offeredAt([Date.now()], named) ?? refuseTime();
}

/** The same once the details are typed: a picked time can't become too soon while it is kept for its visitor. */
export function assertPicked(named: NamedTime): BookingTime {
  return offeredAt(timesOfPicking(), named) ?? refuseTime();
}

/** Gives the picked time while it can still be booked, else null. */
export async function findPicked(
  bookings: Pick<BookingStore, "freeTimes">,
  named: NamedTime,
  own: OwnCells,
): Promise<BookingTime | null> {
  const picked = offeredAt(timesOfPicking(), named);
  if (!picked) return null;
  const free = await bookings.freeTimes([picked.startMs], picked.minutes, own);
  return free.length > 0 ? picked : null;
}

/** Now, or the time when a hold that still counts began. */
function timesOfPicking(): number[] {
  return [Date.now(), Date.now() - bookingRules.holdMinutes * 60_000];
}

function offeredAt(timesMs: readonly number[], { startMs, minutes }: NamedTime): BookingTime | null {
  const isOffered = (nowMs: number) => bookableTimes(nowMs, minutes, office, bookingRules).includes(startMs ?? 0);
  return startMs !== null && timesMs.some(isOffered) ? { startMs, minutes } : null;
}

function refuseTime(): never {
  throw new AppError("time-taken", "This time is no longer free. Please pick another one.");
}

/** A few free times near one that is taken. */
export function nearbyTimes(free: readonly number[], wishMs: number | null): number[] {
  return nearestTimes(free, wishMs ?? Date.now(), 6);
}
