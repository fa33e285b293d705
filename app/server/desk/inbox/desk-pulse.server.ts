import type { Logger } from "pino";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { readChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** Tells listeners that the desk has changed, in this process or another. */
export type DeskPulse = {
  /**
   * Calls back with the number of the last change: at once, and when it rises, at most once a second. Returns a function
   * that ends it. Throws `too-many-requests` when too many listen.
   */
  listen(onChange: (change: number) => void): () => void;
};

/** A lead is on the desk at most 0.8 seconds after it came; at this interval it is on a screen within two. */
const pollMs = 200;
/** The desk takes in new messages about once a second: a listener told more often would read half of the same data twice. */
const restMs = 1000;
/**
 * Each page reloads when it hears of a change. All at once would keep visitors waiting, so pages hear of it one after
 * another, spread over this many milliseconds, and no further apart than the step.
 */
const [spreadMs, mostStepMs] = [600, 60];
/** One for each browser: no team has more. */
const mostListeners = 500;

type Listener = { tell(change: number): void; toldAt: number; timer: NodeJS.Timeout | undefined };

/** Watches the number of changes, only while someone listens. */
export function createDeskPulse({ db }: Pick<SiteDatabase, "db">, log: Logger): DeskPulse {
  const listeners = new Set<Listener>();
  let last: number | null = null;
  let isLooking = false;

  async function look(): Promise<void> {
    try {
      const change = await readChange(db);
      if (change !== last) {
        last = change;
        const stepMs = Math.min(mostStepMs, spreadMs / listeners.size);
        for (const [place, listener] of [...listeners].entries()) plan(listener, place * stepMs);
      }
    } catch (err) {
      // The next check may succeed; pages say for themselves what they cannot load.
      log.warn({ err }, "the desk's changes cannot be read");
    }
    if (listeners.size > 0) setTimeout(look, pollMs).unref();
    else [isLooking, last] = [false, null];
  }

  /** A listener who is already waiting for news hears of the newest change then. */
  function plan(listener: Listener, afterMs: number): void {
    const waitMs = Math.max(afterMs, listener.toldAt + restMs - performance.now());
    listener.timer ??= setTimeout(() => {
      listener.timer = undefined;
      listener.toldAt = performance.now();
      if (last !== null) listener.tell(last);
    }, waitMs).unref();
  }

  return {
    listen(onChange) {
      if (listeners.size >= mostListeners) {
        throw new AppError("too-many-requests", "Too many screens follow the desk.", { retryAfterSeconds: 60 });
      }
      const listener: Listener = { tell: onChange, toldAt: Number.NEGATIVE_INFINITY, timer: undefined };
      listeners.add(listener);
      const known = last;
      if (known !== null) queueMicrotask(() => onChange(known));
      if (!isLooking) void look();
      isLooking = true;
      return () => {
        clearTimeout(listener.timer);
        listeners.delete(listener);
      };
    },
  };
}
