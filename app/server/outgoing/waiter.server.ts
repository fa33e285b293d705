import { setTimeout as wait } from "node:timers/promises";

/** Waits that can be ended: all of them by a stop, some by a wake. A wake that comes too early is kept until it is forgotten. */
export type Waiter = {
  wake(): void;
  forgetWake(): void;
  stop(): void;
  isStopped(): boolean;
  sleep(ms: number): Promise<void>;
  sleepUnlessWoken(ms: number): Promise<void>;
};

export function createWaiter(): Waiter {
  const stopping = new AbortController();
  let waking = new AbortController();
  // An ended wait is not an error.
  const waitFor = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);
  return {
    wake() {
      // Each abort makes an error with its stack, even the second one; under load that would be felt.
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
