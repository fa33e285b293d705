const second = 1000;
const hour = 3600 * second;

/** How long what was refused waits, in milliseconds: 30 s after the first refusal, then twice as long each time, at most 1 h. */
export function retryDelayMs(attempts: number): number {
  return Math.min(30 * second * 2 ** (attempts - 1), hour);
}

export type Pause = {
  /**
   * Notes a failure; gives how long to wait, in milliseconds, at least `leastMs`. Other failures during a pause make it no
   * longer.
   */
  fail(leastMs?: number): number;
  succeed(): void;
  /** Milliseconds that are left to wait. */
  leftMs(): number;
  /** Whether the last try failed, so that the next should be a careful one. */
  isFailing(): boolean;
};

/** Waits that double from `leastMs` to `mostMs`, each shortened by up to half at random so that processes do not march in step. */
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
