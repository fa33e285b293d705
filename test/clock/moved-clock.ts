import { syncBuiltinESMExports } from "node:module";
import type { TimerOptions } from "node:timers";
import timers from "node:timers/promises";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";

/*
 * Loaded before anything else in tests and in the processes that they start (with `node --require`), and nowhere else.
 * In all their threads, the clock runs a number of milliseconds ahead of the machine's (or behind it), and the parent
 * process can move it. A wait from `node:timers/promises` ends when the clock is moved past its end; other timers run as
 * usual. A test can also set the office's calendar (`Calendar` in `app/server/time/`, as JSON).
 */

/** The parent process's message to move the clock. It is sent back once all threads have the new time. */
export type ClockMessage = { clockAheadMs: number };

const shared = (getEnvironmentData("test clock") as SharedArrayBuffer | undefined) ?? new SharedArrayBuffer(8);
const aheadMs = new Float64Array(shared);

if (isMainThread) {
  aheadMs[0] = Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0);
  setEnvironmentData("test clock", shared);
  if (process.env.TEST_CALENDAR) setEnvironmentData("test calendar", JSON.parse(process.env.TEST_CALENDAR));
  if (process.env.TEST_CLOCK_MOVES) listen();
}

function listen(): void {
  const waits = keepWaits();
  process.on("message", (message: Partial<ClockMessage>) => {
    if (typeof message.clockAheadMs !== "number") return;
    setClockAhead(message.clockAheadMs);
    for (const wait of waits) if (wait.untilMs <= Date.now()) wait.end();
    process.send?.(message);
  });
  // The process ends when its work is done, even if its parent could still move its clock.
  process.channel?.unref();
}

/** Returns the waits from `node:timers/promises` that are running, and keeps the set up to date. */
function keepWaits(): ReadonlySet<{ untilMs: number; end: () => void }> {
  const waits = new Set<{ untilMs: number; end: () => void }>();
  const machineWait = timers.setTimeout;
  timers.setTimeout = async <Value>(delayMs = 1, value?: Value, options: TimerOptions = {}) => {
    const ending = new AbortController();
    const wait = { untilMs: Date.now() + delayMs, end: () => ending.abort() };
    const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);
    waits.add(wait);
    try {
      return await machineWait(delayMs, value as Value, { ...options, signal });
    } catch (error) {
      if (!ending.signal.aborted || options.signal?.aborted) throw error;
      return value as Value;
    } finally {
      waits.delete(wait);
    }
  };
  syncBuiltinESMExports();
  return waits;
}

/** Sets how far the clock of this process is ahead of the machine's. */
export function setClockAhead(ms: number): void {
  aheadMs[0] = ms;
}

const MachineDate = Date;

/** The time on the machine's clock, in milliseconds since 1970. */
export const machineNow = MachineDate.now;

const now = () => machineNow() + (aheadMs[0] ?? 0);

MachineDate.now = now;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  apply: () => new MachineDate(now()).toString(),
});
MachineDate.prototype.constructor = globalThis.Date;
