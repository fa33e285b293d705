import type { OutgoingMailKind } from "#app/server/database/schema.server.ts";
import type { SendFailure } from "./send-failure.server.ts";

const second = 1000;
const hour = 3600 * second;

/** How long a refused mail waits, in milliseconds: 30 s after the first refusal, then twice as long each time, at most 1 h. */
export function retryDelayMs(attempts: number): number {
  return Math.min(30 * second * 2 ** (attempts - 1), hour);
}

const mostPermanentRefusals = 5;
/** RFC 5321, 4.5.4.1: give up after 4 to 5 days. */
const longestTrial = 5 * 24 * hour;

type TriedMail = { kind: OutgoingMailKind; attempts: number; createdAt: number };

/**
 * Whether a mail that was just refused is given up: a confirmation at its fifth refusal when that is permanent, or after
 * five days. The team's notice never is: somebody waits for an answer.
 */
export function isGivenUp({ kind, attempts, createdAt }: TriedMail, failure: SendFailure, nowMs: number): boolean {
  if (kind === "lead-team-notice") return false;
  return (failure.isPermanent && attempts >= mostPermanentRefusals) || nowMs - createdAt > longestTrial;
}

export type Pause = {
  /** Notes a failure; gives how long to wait, in milliseconds. Failures during a pause make it no longer. */
  fail(): number;
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
    fail() {
      if (leftMs() > 0) return leftMs();
      const full = Math.min(leastMs * 2 ** failures, mostMs);
      failures += 1;
      until = performance.now() + full * (1 - Math.random() / 2);
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
