/** All in milliseconds, but for `parallel` and `batch`. */
export type DeliveryTiming = {
  /** How often to look for mails that have become due. */
  pollMs: number;
  /** How long a claim holds. A killed process's mails wait so long. */
  leaseMs: number;
  /** The longest that a send may take; then it is cut. Well below the lease. */
  sendMs: number;
  /** How long a stop waits for mails under way. */
  stopMs: number;
  /** The first and the longest wait while the transport is down. */
  leastPauseMs: number;
  mostPauseMs: number;
  /** Mails under way at the same time, each over its own connection. */
  parallel: number;
  /** Most mails that are claimed at a time. */
  batch: number;
};

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
