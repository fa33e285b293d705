import { officeZone, zonedTime } from "./zoned-time.ts";

/** The parameters in the addresses of the booking pages: none of them names a person. */
type Carried = {
  minutes?: number;
  zone?: string | null;
  day?: string | null;
  startMs?: number | null;
  /** The hold's id. */
  hold?: string | null;
  /** 1: to correct the details of a call. */
  correct?: 1 | null;
};

/** The address of a step with the choices so far. */
export function bookingPath(path: string, { minutes, zone, day, startMs, hold, correct }: Carried): string {
  const query = new URLSearchParams();
  const pairs = { minutes, zone, day, start: startMs, hold, correct };
  for (const [name, value] of Object.entries(pairs)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return `${path}?${query}`;
}

type Picked = { minutes: number; timeZone: string | null; startMs: number | null; holdId?: string | null };

/** The calendar, open on the day of the time that was picked before. */
export function calendarPath({ minutes, timeZone, startMs, holdId: hold = null }: Picked): string {
  const zone = timeZone ?? officeZone;
  return bookingPath("/book", { minutes, zone, day: startMs === null ? null : zonedTime(zone).isoDay(startMs), hold });
}
