import type { PromiseName } from "#app/content/site/answer-times.ts";
import { ends, spanWords } from "#app/domain/desk/promises.ts";
import type { ShownClock, ThreadClocks } from "#app/domain/desk/shown-thread.ts";
import type { ClockRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { PromiseToWriter } from "#app/server/desk/threads/thread-page.server.ts";
import { timeWords } from "./desk-times.server.ts";
import { promiseWords } from "./thread-words.server.ts";

/** Describes the promises of a thread at a time (milliseconds since 1970). None is ever paused. */
export function tellClocks(clocks: PromiseToWriter[], nowMs: number): ThreadClocks {
  const open = clocks.filter(({ ended_at }) => ended_at === null);
  const ended = clocks.filter(({ ended_at }) => ended_at !== null);
  const last = ended.toSorted((a, b) => Number(a.ended_at) - Number(b.ended_at)).at(-1);
  return { open: open.map((clock) => tellClock(clock, nowMs)), last: last ? tellEnd(last) : null };
}

/** Promises end on a whole minute, so one of 24 hours may be some seconds shorter. */
const shortOfMinute = 59_999;

function tellClock(
  { id, promise, started_at: started, due_at: due, writer }: PromiseToWriter,
  nowMs: number,
): ShownClock {
  return {
    id,
    promise: promiseWords(promise),
    asked: timeWords(started, nowMs),
    due: timeWords(due, nowMs),
    dueMs: due,
    left: spanWords(due - nowMs),
    isLate: nowMs > due,
    stops: writer === null ? stopsWords(promise) : `Only an answer to ${writer} stops it.`,
    used: spanWords(nowMs - started),
    whole: spanWords(due - started + shortOfMinute),
    usedPercent: percent(nowMs - started, due - started),
  };
}

/** What ends a promise, as `ends` has it. */
function stopsWords(promise: PromiseName): string {
  if (!ends("answer", promise)) return "Only an owner’s answer on the Privacy page stops it.";
  return ends("confirmation", promise)
    ? "Our email that says it arrived stops it."
    : "Only a person’s answer stops it.";
}

function percent(part: number, whole: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, part / Math.max(1, whole))));
}

const endWords: Record<NonNullable<ClockRow["ended_how"]>, string> = {
  answer: "Answered",
  call: "Talked by phone",
  confirmation: "Confirmed by email",
  "privacy-answered": "Request answered",
  extended: "Moved, with notice",
  closed: "Closed without an answer",
  withdrawn: "They asked us to stop",
};

function tellEnd({ ended_how, ended_at, started_at, due_at }: ClockRow) {
  const [how, ended] = [ended_how ?? "closed", Number(ended_at)];
  return { how: endWords[how], after: spanWords(ended - started_at), isLate: ended > due_at };
}
