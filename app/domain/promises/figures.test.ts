import { describe, expect, it } from "vitest";
import { type ClockEnd, ends } from "#app/domain/desk/promises.ts";
import { createOpenTime } from "#app/domain/time/office-hours.ts";
import { easternOffice } from "#test/eastern-office.ts";
import { type PromiseCase, type PromiseFigures, plainTime, promiseFigures, type Stopwatch } from "./figures.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Events of one thread, in order. `automatic`: an email sent automatically; `missed`: a call that went unanswered. */
type Happening = { at: number; what: "writes" | "answer" | "call" | "missed" | "automatic" | "closed" };
type Thread = { promisedMs: number; happenings: Happening[] };

/** The desk's way: each message from a visitor starts a clock, and any event that `ends` accepts stops it. */
function clocksOf({ promisedMs, happenings }: Thread): PromiseCase[] {
  const clocks: PromiseCase[] = [];
  for (const { at, what } of happenings) {
    if (what === "writes") clocks.push({ startedMs: at, dueMs: at + promisedMs, endedMs: null, endedHow: null });
    const how = endings[what];
    if (!how || !ends(how, "contact")) continue;
    for (const clock of clocks) {
      if (clock.endedMs === null) Object.assign(clock, { endedMs: at, endedHow: how });
    }
  }
  return clocks;
}
const endings: Partial<Record<Happening["what"], ClockEnd>> = {
  answer: "answer",
  call: "call",
  closed: "closed",
  automatic: "confirmation",
};

/**
 * The same figures straight from the events, without clocks, sorting or ranks: it looks for each answer, adds up
 * minutes, and tries every wait until enough of the others are no longer than it.
 */
function slowFigures(threads: readonly Thread[], asOfMs: number, minutesIn: Stopwatch): PromiseFigures {
  const waits: { ms: number; isAtLeast: boolean }[] = [];
  const sums = { counted: 0, kept: 0, late: 0, inTime: 0, open: 0 };
  for (const { promisedMs, happenings } of threads) {
    for (const [index, words] of happenings.entries()) {
      if (words.what !== "writes" || words.at > asOfMs) continue;
      const after = happenings.slice(index + 1).filter(({ at }) => at <= asOfMs);
      const first = after.find(({ what }) => what === "answer" || what === "call" || what === "closed");
      const answer = first?.what === "closed" ? undefined : first;
      const due = words.at + promisedMs;
      sums.counted += 1;
      if (!first) sums.open += 1;
      if (answer && answer.at <= due) sums.kept += 1;
      else if (first || asOfMs > due) sums.late += 1;
      else sums.inTime += 1;
      waits.push({ ms: minutesIn(words.at, answer ? answer.at : asOfMs), isAtLeast: !answer });
    }
  }
  const shortestOf = (percent: number) => {
    let best: { ms: number; isAtLeast: boolean } | null = null;
    for (const candidate of waits) {
      const answered = waits.filter(({ ms, isAtLeast }) => ms < candidate.ms || (ms === candidate.ms && !isAtLeast));
      const upTo = candidate.isAtLeast ? waits.filter(({ ms }) => ms <= candidate.ms) : answered;
      const isEnough = upTo.length * 100 >= percent * waits.length;
      const isShorter = !best || candidate.ms < best.ms || (candidate.ms === best.ms && best.isAtLeast);
      if (isEnough && isShorter) best = candidate;
    }
    return best;
  };
  return { ...sums, median: shortestOf(50), ninetieth: shortestOf(90) };
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const began = Date.parse("2026-08-26T00:00:00-04:00");
const asOf = began + 90 * dayMs;

function randomThread(random: () => number): Thread {
  const minutes = (most: number) => Math.floor(random() * most) * minuteMs;
  const kinds = ["writes", "answer", "answer", "call", "missed", "automatic", "automatic", "closed"] as const;
  const happenings: Happening[] = [{ at: began + minutes(91 * 24 * 60), what: "writes" }];
  for (let count = Math.floor(random() * 5); count > 0; count -= 1) {
    const last = happenings.at(-1)?.at ?? began;
    happenings.push({
      at: last + minutes(random() < 0.8 ? 36 * 60 : 9 * 24 * 60),
      what: kinds[Math.floor(random() * kinds.length)] ?? "missed",
    });
  }
  return { promisedMs: ([24, 48, 15 * 24][Math.floor(random() * 3)] ?? 24) * hourMs, happenings };
}

/** Counts minutes one by one, by the office's wall clock as `Intl` gives it. */
function minuteByMinute(fromMs: number, toMs: number): Stopwatch {
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone: easternOffice.timeZone,
    weekday: "short",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const days = ["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
  const isOpen = Array.from({ length: (toMs - fromMs) / minuteMs }, (_, index) => {
    const parts = Object.fromEntries(
      clock.formatToParts(fromMs + index * minuteMs).map(({ type, value }) => [type, value]),
    );
    const hours = easternOffice.hoursOn(days.indexOf(parts.weekday ?? ""));
    const time = `${parts.hour}:${parts.minute}`;
    const isHoliday = easternOffice.isClosed(`${parts.year}-${parts.month}-${parts.day}`);
    return hours !== null && !isHoliday && hours.opens <= time && time < hours.closes;
  });
  return (from, to) => {
    let sum = 0;
    for (let at = from; at < to; at += minuteMs) if (isOpen[(at - fromMs) / minuteMs]) sum += minuteMs;
    return sum;
  };
}

describe("the figures for promises", () => {
  it("equal a slow reference over 10,000 random threads, in plain hours and in office hours", () => {
    const random = randomFrom(20_261_123);
    const open = createOpenTime(began, asOf, easternOffice);
    const slowOpen = minuteByMinute(began, asOf);
    let tried = 0;
    let atLeast = 0;
    for (let size = 1; tried < 10_000; size = 1 + Math.floor(random() * 199)) {
      const threads = Array.from({ length: Math.min(size, 10_000 - tried) }, () => randomThread(random));
      tried += threads.length;
      const clocks = threads.flatMap(clocksOf);
      const figures = promiseFigures(clocks, asOf);
      expect(figures).toEqual(slowFigures(threads, asOf, plainTime));
      expect(promiseFigures(clocks, asOf, open)).toEqual(slowFigures(threads, asOf, slowOpen));
      if (figures.ninetieth?.isAtLeast) atLeast += 1;
    }
    expect(tried).toBe(10_000);
    // The hard case came up often.
    expect(atLeast).toBeGreaterThan(20);
  });

  const at = (hours: number) => asOf - 10 * dayMs + hours * hourMs;
  const answered = (hours: number): PromiseCase => ({
    startedMs: at(0),
    dueMs: at(24),
    endedMs: at(hours),
    endedHow: "answer",
  });

  it("count an unanswered message with the time it has waited so far, and answered ones don't hide it", () => {
    const open: PromiseCase = { ...answered(0), endedMs: null, endedHow: null };
    const figures = promiseFigures([answered(1), answered(2), open], asOf);
    expect(figures).toMatchObject({ counted: 3, kept: 2, late: 1, open: 1, inTime: 0 });
    expect(figures.median).toEqual({ ms: 2 * hourMs, isAtLeast: false });
    expect(figures.ninetieth).toEqual({ ms: 10 * dayMs, isAtLeast: true });
  });

  it("don't count closing a thread, or an automatic email, as an answer", () => {
    for (const endedHow of ["closed", "confirmation"] as const) {
      const [one] = [{ ...answered(1), endedHow }];
      expect(promiseFigures([one], asOf)).toMatchObject({
        kept: 0,
        late: 1,
        median: { ms: 10 * dayMs, isAtLeast: true },
      });
    }
  });

  it("leave out what somebody took back in time by asking us to stop, and not what was late by then", () => {
    const withdrawn = (hours: number): PromiseCase => ({ ...answered(hours), endedHow: "withdrawn" });
    expect(promiseFigures([withdrawn(5), answered(1)], asOf)).toMatchObject({ counted: 1, kept: 1, late: 0, open: 0 });
    expect(promiseFigures([withdrawn(25)], asOf)).toMatchObject({ counted: 1, late: 1 });
    expect(promiseFigures([withdrawn(5)], at(4))).toMatchObject({ counted: 1, inTime: 1, open: 1 });
  });

  it("leave out what happened after the day they count to", () => {
    const figures = promiseFigures([answered(5), { ...answered(5), startedMs: at(6) }], at(4));
    expect(figures).toMatchObject({ counted: 1, kept: 0, inTime: 1, open: 1, median: { ms: 4 * hourMs } });
  });

  it("count a promise as met up to the exact millisecond", () => {
    expect(promiseFigures([answered(24)], asOf)).toMatchObject({ kept: 1, late: 0 });
    expect(promiseFigures([{ ...answered(24), endedMs: at(24) + 1 }], asOf)).toMatchObject({ kept: 0, late: 1 });
  });

  it("give no waits when there are no cases", () => {
    expect(promiseFigures([], asOf)).toMatchObject({ counted: 0, median: null, ninetieth: null });
  });
});
