import type { ClockEnd } from "#app/domain/desk/promises.ts";
import { counted, formatWhole } from "#app/domain/text/counted.ts";

/** One promise to one person. Times are milliseconds since 1970; it is open while `endedMs` is null. */
export type PromiseCase = { startedMs: number; dueMs: number; endedMs: number | null; endedHow: ClockEnd | null };

/**
 * How it ended. `kept`: someone here answered in time. `late`: they answered too late, or the time is over without
 * an answer, or somebody closed it without one. `in-time`: it waits, and there is time left.
 */
export type CaseState = "kept" | "late" | "in-time";

/** A case as it stood at a time. `waitMs` is the time to the answer, or, without one, how long it has waited so far. */
export type CaseAt = { state: CaseState; isOpen: boolean; isAnswered: boolean; waitMs: number };

/** How long people waited, in milliseconds. `isAtLeast`: that one still has no answer, so it is this long or longer. */
export type Wait = { ms: number; isAtLeast: boolean };

/** Counts of cases: `counted` is `kept`, `late` and `inTime` together; `open` have no answer yet, in time or late. */
export type PromiseFigures = {
  counted: number;
  kept: number;
  late: number;
  inTime: number;
  open: number;
  /** Half waited no longer. Null without cases. */
  median: Wait | null;
  /** Nine in ten waited no longer. */
  ninetieth: Wait | null;
};

/** A call or a letter from a person. Automatic emails, and closing a thread, do not answer anyone. */
const answers: ReadonlySet<ClockEnd> = new Set(["answer", "call", "privacy-answered"]);

/** The milliseconds between two times, each of them or only those that the office was open. */
export type Stopwatch = (fromMs: number, toMs: number) => number;

/** Nights and holidays included. */
export const plainTime: Stopwatch = (fromMs, toMs) => toMs - fromMs;

/** A case as it stood at a time: what happened later is not known yet. */
export function caseAt(
  { startedMs, dueMs, endedMs, endedHow }: PromiseCase,
  asOfMs: number,
  between: Stopwatch = plainTime,
): CaseAt {
  const hasEnded = endedMs !== null && endedMs <= asOfMs;
  const isAnswered = hasEnded && endedHow !== null && answers.has(endedHow);
  const untilMs = isAnswered ? endedMs : asOfMs;
  const isLate = isAnswered ? endedMs > dueMs : hasEnded || asOfMs > dueMs;
  return {
    state: isLate ? "late" : isAnswered ? "kept" : "in-time",
    isOpen: !hasEnded,
    isAnswered,
    waitMs: between(startedMs, untilMs),
  };
}

/**
 * Counts cases as of a time; later ones do not count yet. What somebody took back in time by asking us to stop is no case:
 * an answer was no longer wanted.
 *
 * A case without an answer counts with the time it has waited so far and ranks among the others by that: skipping it would
 * flatter us. Where the median or the 90th percentile falls on such a case, the figure says "at least". Both are nearest
 * ranks: the shortest wait that so many of the cases did not exceed.
 */
export function promiseFigures(
  cases: readonly PromiseCase[],
  asOfMs: number,
  between: Stopwatch = plainTime,
): PromiseFigures {
  const known = cases
    .filter((one) => one.startedMs <= asOfMs && !isWithdrawn(one, asOfMs))
    .map((one) => caseAt(one, asOfMs, between));
  const count = (matches: (one: CaseAt) => boolean) => known.filter(matches).length;
  const waits = known
    .map(({ waitMs, isAnswered }): Wait => ({ ms: waitMs, isAtLeast: !isAnswered }))
    .sort((a, b) => a.ms - b.ms || Number(a.isAtLeast) - Number(b.isAtLeast));
  return {
    counted: known.length,
    kept: count(({ state }) => state === "kept"),
    late: count(({ state }) => state === "late"),
    inTime: count(({ state }) => state === "in-time"),
    open: count(({ isOpen }) => isOpen),
    median: waits[rank(50, waits.length)] ?? null,
    ninetieth: waits[rank(90, waits.length)] ?? null,
  };
}

function isWithdrawn({ dueMs, endedMs, endedHow }: PromiseCase, asOfMs: number): boolean {
  return endedHow === "withdrawn" && endedMs !== null && endedMs <= asOfMs && endedMs <= dueMs;
}

/** The place, from 0, of the first of so many sorted values that so many percent do not exceed. */
function rank(percent: number, count: number): number {
  return Math.ceil((percent * count) / 100) - 1;
}

/** Below so many cases a figure says more about chance than about us, and none is shown. */
export const leastCases = 30;

/** How many days are counted. */
export const daysMeasured = 90;

/**
 * The words visitors read about a promise, in the same words whether we did well or badly; null below 30 cases.
 *
 * @param many what is counted: "messages"
 */
export function measuredWords(figures: PromiseFigures, many: string): string | null {
  const { counted: all, late, median, ninetieth } = figures;
  if (all < leastCases || !median || !ninetieth) return null;
  const half = median.isAtLeast
    ? `half of ${formatWhole(all)} ${many} have waited at least ${waitWords(median)} for a person’s answer`
    : `half of ${formatWhole(all)} ${many} waited at most ${waitWords(median)} for a person’s answer`;
  const most = ninetieth.isAtLeast
    ? `one in ten has waited ${waitWords(ninetieth)} or longer`
    : `nine in ten at most ${waitWords(ninetieth)}`;
  const rest =
    late === 0
      ? "None waited longer than we promised."
      : `${formatWhole(late)} did not have an answer in the time we promised.`;
  return `In the last ${daysMeasured} days, ${half}, and ${most}. ${rest}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * "38 minutes", "3 hours 5 minutes", from two days on "2 days 4 hours". Of an answer it is rounded up, and of a wait that
 * goes on down, so that neither says more than is true.
 */
export function waitWords({ ms, isAtLeast }: Wait): string {
  const round = isAtLeast ? Math.floor : Math.ceil;
  const minutes = Math.max(isAtLeast ? 0 : 1, round(ms / minuteMs));
  if (minutes < 60) return counted(minutes, "minute");
  if (minutes < (2 * dayMs) / minuteMs) return two(Math.floor(minutes / 60), "hour", minutes % 60, "minute");
  const hours = round(ms / hourMs);
  return two(Math.floor(hours / 24), "day", hours % 24, "hour");
}

function two(first: number, unit: string, rest: number, smaller: string): string {
  return rest === 0 ? counted(first, unit) : `${counted(first, unit)} ${counted(rest, smaller)}`;
}
