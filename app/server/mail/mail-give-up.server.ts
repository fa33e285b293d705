import type { OutgoingMailKind } from "#app/server/database/schema.server.ts";
import type { SendFailure } from "#app/server/outgoing/failed-send.server.ts";

const mostPermanentRefusals = 5;
/** RFC 5321, 4.5.4.1: give up after 4 to 5 days. */
const longestTrialMs = 5 * 24 * 3600 * 1000;

type TriedMail = { kind: OutgoingMailKind; attempts: number; createdAt: number };

/**
 * Whether a mail that was just refused is given up: a confirmation at its fifth refusal when that is permanent, or after
 * five days. A notice to the team never is: somebody waits for an answer.
 */
export function isGivenUp({ kind, attempts, createdAt }: TriedMail, failure: SendFailure, nowMs: number): boolean {
  if (kind.endsWith("-team-notice") || kind === "set-aside-digest") return false;
  return (failure.isPermanent && attempts >= mostPermanentRefusals) || nowMs - createdAt > longestTrialMs;
}
