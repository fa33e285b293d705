import { createBackgroundLoop } from "#app/server/outgoing/background-loop.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { type ProjectorParts, projectOnce } from "./projector.server.ts";
import { reconcile, takeNight } from "./reconciliation.server.ts";

/** Time until new messages are on the desk, and between checks whether it is night. */
const timing = { pollMs: 800, nightMs: 60_000 };

/** Most runs go back only a little: in a rush, the last minute has more rows than a process should compare each second. */
const rescan = { usualMs: 3000, wholeMs: 60_000, everyMs: 10_000 };

/**
 * The loop that keeps the desk up to date with what visitors send. It runs more than once a second; processes take turns.
 */
export function createProjector(given: Omit<ProjectorParts, "stopping">): Delivery {
  let [askedForNight, lookedBack] = [0, 0];

  async function look(nowMs: number, stopping: AbortSignal): Promise<void> {
    const parts = { ...given, stopping };
    const looksBack = nowMs >= lookedBack + rescan.everyMs;
    if (looksBack) lookedBack = nowMs;
    await projectOnce(parts, nowMs, looksBack ? rescan.wholeMs : rescan.usualMs);
    if (nowMs < askedForNight + timing.nightMs) return;
    askedForNight = nowMs;
    if (await takeNight(parts.database.db, nowMs)) await reconcile(parts, nowMs);
  }

  return createBackgroundLoop({
    look,
    everyMs: timing.pollMs,
    failure: "the desk cannot be brought up to date",
    log: given.log,
  });
}
