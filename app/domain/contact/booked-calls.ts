import { type KeptHours, withinAsked } from "./call-hours.ts";
import type { AskedStop } from "./contact-stops.ts";
import { type CallHours, hoursIn, inBoth, isZone, openTimes, type Span } from "./open-times.ts";
import { placesOf } from "./person-places.ts";

/** A call that somebody booked, and said from their mailbox that they want. Times are milliseconds since 1970. */
export type BookedCall = {
  confirmedAt: number;
  startsAt: number;
  /** The zone in which they picked the hour, by its IANA name. */
  timeZone: string;
  /** Whether the mailbox has confirmed this very hour: a colleague may have moved the call since. */
  isOwnHour: boolean;
};

const minuteMs = 60_000;
/** How long before and after its time a booked call may be made. */
const [earlyMs, lateMs] = [10 * minuteMs, 12 * 60 * minuteMs];
/** How long after its beginning its own hour stays open: a call before it may have run over. */
const hourMs = 60 * minuteMs;

/**
 * Whether the hour of a booking is quiet by its number and its zone alone: then only a confirmed call may be made. The gate
 * may know more of the person, and be stricter.
 */
export function isQuietHour({
  phone,
  timeZone,
  startsAt,
}: Omit<BookedCall, "confirmedAt" | "isOwnHour"> & { phone: string }): boolean {
  const { zones, states } = placesOf({ phones: [phone], states: [], zips: [], callZone: timeZone });
  return !openTimes(zones, hoursIn(states), startsAt).some(({ fromMs }) => fromMs <= startsAt);
}

/** The next call that they confirmed since a time; null when there is none. */
export function wantedSince(calls: readonly BookedCall[], sinceMs: number, nowMs: number): BookedCall | null {
  const wanted = calls.filter(
    ({ confirmedAt, startsAt }) => confirmedAt > sinceMs && confirmedAt <= nowMs && nowMs < startsAt + lateMs,
  );
  return wanted.toSorted((a, b) => a.startsAt - b.startsAt)[0] ?? null;
}

/**
 * The next call that they had confirmed before something came that may ask us to stop, or to keep other hours: a colleague may
 * go on with it. Null when there is none. Hours that a colleague picked say nothing about a wish for hours.
 */
export function confirmedBefore(
  calls: readonly BookedCall[],
  { at, verdict }: { at: number; verdict: AskedStop["verdict"] },
  nowMs: number,
): BookedCall | null {
  const before = calls.filter(({ confirmedAt, isOwnHour }) => confirmedAt <= at && (isOwnHour || verdict !== "hours"));
  return wantedSince(before, Number.NEGATIVE_INFINITY, nowMs);
}

/** When a call may be made that they want although other calls are closed. */
export function wantedSpan({ startsAt }: BookedCall): { startsMs: number; endsMs: number } {
  return { startsMs: startsAt - earlyMs, endsMs: startsAt + lateMs };
}

/** Whether they confirmed a call before a time that is not over yet. */
export function isWantedBefore(calls: readonly BookedCall[], beforeMs: number, nowMs: number): boolean {
  return calls.some(({ confirmedAt, startsAt }) => confirmedAt < beforeMs && nowMs < startsAt + lateMs);
}

/** Whether it is the hour of a call, which they picked and confirmed after a time. */
export function isBookedHour(calls: readonly BookedCall[], afterMs: number, nowMs: number): boolean {
  return calls.some(
    ({ confirmedAt, startsAt, isOwnHour }) =>
      isOwnHour && confirmedAt > afterMs && startsAt - earlyMs <= nowMs && nowMs < startsAt + hourMs,
  );
}

/** A stretch around a booked call that is open for it. */
export type BookedSpan = Span & { call: BookedCall };

/**
 * The stretches that are open for booked calls, whatever the area codes say. Whoever picks an hour by their own clock, and
 * confirms it, wants that hour. One that a colleague picked keeps the hours of the states, by the booking's clock.
 */
export function bookedSpans(
  calls: readonly BookedCall[],
  { hours, limits }: { hours: CallHours; limits: readonly KeptHours[] },
  nowMs: number,
): BookedSpan[] {
  const known = calls.filter(({ confirmedAt, timeZone }) => confirmedAt <= nowMs && isZone(timeZone));
  return known.flatMap((call) => {
    const { confirmedAt, startsAt, timeZone, isOwnHour } = call;
    const around = [{ fromMs: startsAt - earlyMs, untilMs: startsAt + hourMs }];
    const open = isOwnHour ? around : inBoth(around, openTimes([timeZone], hours, nowMs));
    // An hour that they confirmed after they asked for other hours is what they want now. What somebody else asked for, whose
    // number it is, stays: a booking from another mailbox proves nothing about the number.
    const asked = limits.filter(({ isOthers, saidAt }) => !isOwnHour || isOthers || saidAt >= confirmedAt);
    const wanted = withinAsked(open, asked, [timeZone], nowMs);
    return wanted.filter(({ untilMs }) => untilMs > nowMs).map((span) => ({ ...span, call }));
  });
}
