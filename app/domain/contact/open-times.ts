import { federalHoliday } from "#app/domain/time/federal-holidays.ts";
import { allStates } from "./area-codes.ts";

/** A stretch of time in milliseconds since 1970; its end is not in it. */
export type Span = { fromMs: number; untilMs: number };

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

/** Weeks with four closed days in a row, and a day on each side for zones that are half a day apart. */
const daysAhead = 9;

/**
 * The stretches of the coming week in which it is within the hours in every one of these zones at once, the first one that
 * has not ended yet in front. None when there is none, or no zone is given.
 */
export function openTimes(zones: readonly string[], hours: CallHours, nowMs: number): Span[] {
  const [first, ...others] = zones.map((zone) => daysIn(zone, hours, nowMs));
  if (!first) return [];
  return others.reduce(inBoth, first).filter(({ untilMs }) => untilMs > nowMs);
}

/** Whether this machine knows a zone; a visitor's browser may name any. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(clockOf(zone));
  } catch {
    return false;
  }
}

function daysIn(zone: string, hours: CallHours, nowMs: number): Span[] {
  const today = Math.floor((nowMs + offsetAt(zone, nowMs)) / dayMs);
  return Array.from({ length: daysAhead + 1 }, (_, index) => today - 1 + index).flatMap((day) => {
    const open = hoursOn(day, hours);
    if (open === null) return [];
    const [fromMs, untilMs] = open.map((hour) => instantOf(zone, day * dayMs + hour * hourMs)) as [number, number];
    return [{ fromMs, untilMs }];
  });
}

/** `day` counts days since 1970 by the calendar of the zone; the first was a Thursday. */
function hoursOn(day: number, hours: CallHours) {
  const date = new Date(day * dayMs);
  if (federalHoliday(date.toISOString().slice(0, 10)) !== null) return hours.holiday;
  const dayOfWeek = date.getUTCDay();
  if (dayOfWeek === 0) return hours.sunday;
  return dayOfWeek === 6 ? hours.saturday : hours.weekday;
}

/** When a clock in the zone shows this time. Hours by day are never skipped or doubled when clocks change. */
function instantOf(zone: string, shownMs: number): number {
  const guess = shownMs - offsetAt(zone, shownMs);
  return shownMs - offsetAt(zone, guess);
}

/** How far a zone's clock is ahead of UTC at a time, in milliseconds. */
function offsetAt(zone: string, timeMs: number): number {
  const [month, day, year, hour, minute, second] = clockOf(zone).format(timeMs).match(/\d+/g)?.map(Number) ?? [];
  const shown = Date.UTC(Number(year), Number(month) - 1, day, hour, minute, second);
  return shown - Math.floor(timeMs / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats of a zone are slow to make and quick to use. Throws RangeError for no zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numbers = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const;
  const made = new Intl.DateTimeFormat("en-US", { ...numbers, ...time, timeZone });
  clocks.set(timeZone, made);
  return made;
}

/** The stretches that are in both lists, each in order and without overlaps. */
export function inBoth(one: readonly Span[], other: readonly Span[]): Span[] {
  const spans: Span[] = [];
  let [left, right] = [0, 0];
  for (let a = one[0], b = other[0]; a && b; a = one[left], b = other[right]) {
    const span = { fromMs: Math.max(a.fromMs, b.fromMs), untilMs: Math.min(a.untilMs, b.untilMs) };
    if (span.fromMs < span.untilMs) spans.push(span);
    if (a.untilMs <= b.untilMs) left += 1;
    else right += 1;
  }
  return spans;
}

/** The stretches that are in either list, in order; those that touch are one. */
export function inEither(one: readonly Span[], other: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { fromMs, untilMs } of [...one, ...other].toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = spans.at(-1);
    if (last && fromMs <= last.untilMs) last.untilMs = Math.max(last.untilMs, untilMs);
    else spans.push({ fromMs, untilMs });
  }
  return spans;
}

/**
 * The full hours from and until which calls are allowed, by the clock of the person called; null: not at all on such a day.
 */
type Hours = readonly [from: number, until: number] | null;

/** When a person may be called or texted. */
export type CallHours = { weekday: Hours; saturday: Hours; sunday: Hours; holiday: Hours };

type StateRule = CallHours & {
  /** How many calls in 24 hours; null: no such rule was found. */
  mostCalls: number | null;
};

/** Everywhere: 47 CFR 64.1200(c)(1). */
const federal: CallHours = daily([8, 21]);

/**
 * A state whose own rule we have not read gets what the windows of published charts have in common, as of 2025. It is
 * stricter than most states are, and it does not say what any state's law is.
 */
const strictest: StateRule = { weekday: [9, 20], saturday: [9, 20], sunday: null, holiday: null, mostCalls: 3 };

/**
 * Florida (Fla. Stat. 501.616), Oklahoma (Okla. Stat. tit. 15, 775C.4) and Washington (RCW 80.36.390) are verified. The others
 * are narrower in the charts than what all have in common.
 */
const ownRules: Readonly<Record<string, StateRule>> = {
  FL: { ...daily([8, 20]), mostCalls: 3 },
  OK: { ...daily([8, 20]), mostCalls: 3 },
  WA: { ...daily([8, 20]), mostCalls: null },
  KY: { ...strictest, weekday: [10, 20], saturday: [10, 20] },
  PA: { ...strictest, saturday: [9, 12] },
  RI: { ...strictest, weekday: [9, 18], saturday: [10, 17] },
};

const verified: readonly string[] = ["FL", "OK", "WA"];

/** Whether a state's own rule is known here. */
export function isVerified(state: string): boolean {
  return verified.includes(state);
}

/** The hours that keep the rules of all these states; of every state when there is none. */
export function hoursIn(states: readonly string[]): CallHours {
  return rulesOf(states).reduce<CallHours>(
    (one, other) => ({
      weekday: common(one.weekday, other.weekday),
      saturday: common(one.saturday, other.saturday),
      sunday: common(one.sunday, other.sunday),
      holiday: common(one.holiday, other.holiday),
    }),
    federal,
  );
}

/** How many calls in 24 hours keep the rules of all these states; of every state when there is none. */
export function mostCallsIn(states: readonly string[]): number | null {
  const counts = rulesOf(states).flatMap(({ mostCalls }) => mostCalls ?? []);
  return counts.length === 0 ? null : Math.min(...counts);
}

function rulesOf(states: readonly string[]): StateRule[] {
  return (states.length === 0 ? allStates : states).map((state) => ownRules[state] ?? strictest);
}

function daily(hours: Hours): CallHours {
  return { weekday: hours, saturday: hours, sunday: hours, holiday: hours };
}

function common(one: Hours, other: Hours): Hours {
  if (one === null || other === null) return null;
  const [from, until] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  return from < until ? [from, until] : null;
}
