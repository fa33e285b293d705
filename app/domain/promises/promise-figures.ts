import type { ClockEnd } from "#app/domain/desk/promises.ts";

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
