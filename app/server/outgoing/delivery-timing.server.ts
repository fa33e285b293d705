import { setTimeout as wait } from "node:timers/promises";

/** All in milliseconds, except `parallel` and `batch`. */
export type DeliveryTiming = {
  /** How often to look for emails that have become due. */
  pollMs: number;
  /** How long a claim lasts. A killed process's emails wait that long. */
  leaseMs: number;
  /** The longest that a send may take; then it is cut off. Well below the lease. */
  sendMs: number;
  /** How long a stop waits for emails under way. */
  stopMs: number;
  /** The first and the longest wait while the transport is down. */
  leastPauseMs: number;
  mostPauseMs: number;
  /** Emails under way at the same time, each over its own connection. */
  parallel: number;
  /** Most emails to claim at a time. */
  batch: number;
};

/** The timing of emails; webhooks change a little of it. */
export const usualTiming: DeliveryTiming = {
  pollMs: 1000,
  leaseMs: 90_000,
  sendMs: 60_000,
  stopMs: 8000,
  leastPauseMs: 1000,
  mostPauseMs: 60_000,
  parallel: 4,
  batch: 16,
};

const second = 1000;
const hour = 3600 * second;

/** How long a refused item waits, in milliseconds: 30 s after the first refusal, then twice as long, at most 1 h. */
export function retryDelayMs(attempts: number): number {
  return Math.min(30 * second * 2 ** (attempts - 1), hour);
}

export type Pause = {
  /**
   * Notes a failure; gives how long to wait, in milliseconds, at least `leastMs`. More failures during a pause don't make it
   * longer.
   */
  fail(leastMs?: number): number;
  succeed(): void;
  /** Milliseconds that are left to wait. */
  leftMs(): number;
  /** Whether the last try failed, so that the next should be a careful one. */
  isFailing(): boolean;
};

/** Waits that double from `leastMs` to `mostMs`, each shortened by up to half at random so that processes spread out. */
export function createPause(leastMs: number, mostMs: number): Pause {
  let failures = 0;
  let until = 0;
  const leftMs = () => Math.max(0, until - performance.now());
  return {
    fail(askedMs = 0) {
      const now = performance.now();
      if (leftMs() === 0) {
        const full = Math.min(leastMs * 2 ** failures, mostMs);
        failures += 1;
        until = now + full * (1 - Math.random() / 2);
      }
      until = Math.max(until, now + askedMs);
      return leftMs();
    },
    succeed() {
      failures = 0;
      until = 0;
    },
    leftMs,
    isFailing: () => failures > 0,
  };
}

/** Waits that can be ended: all by a stop, some by a wake. A wake that comes too early is kept until it is forgotten. */
type Waiter = {
  wake(): void;
  forgetWake(): void;
  stop(): void;
  isStopped(): boolean;
  sleep(ms: number): Promise<void>;
  sleepUnlessWoken(ms: number): Promise<void>;
};

/** A wait that has not been stopped or woken yet. */
export function createWaiter(): Waiter {
  const stopping = new AbortController();
  let waking = new AbortController();
  // Ending a wait is not an error.
  const waitFor = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);
  return {
    wake() {
      // Each abort makes an error with its stack, even the second one; under load that is too expensive.
      if (!waking.signal.aborted) waking.abort();
    },
    forgetWake() {
      if (waking.signal.aborted) waking = new AbortController();
    },
    stop: () => stopping.abort(),
    isStopped: () => stopping.signal.aborted,
    sleep: (ms) => waitFor(ms, stopping.signal),
    sleepUnlessWoken: (ms) => waitFor(ms, AbortSignal.any([stopping.signal, waking.signal])),
  };
}
