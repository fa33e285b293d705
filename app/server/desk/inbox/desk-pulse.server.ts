import type { Logger } from "pino";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { readChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** Tells whoever listens that the desk has changed, by this process or another. */
export type DeskPulse = {
  /**
   * Calls with the number of the last change: at once, and when it rises, not more often than once a second. Gives what ends
   * it. Throws `too-many-requests` when too many listen.
   */
  listen(onChange: (change: number) => void): () => void;
};

/** A lead is on the desk 0.8 seconds after it came, at most; looked for so often, it is on a screen within two. */
const pollMs = 200;
/** The desk is made of what came in about once a second: who hears of it more often reads half of the same twice. */
const restMs = 1000;
/**
 * Each page that hears of a change is read anew, so that all at once would keep visitors waiting: they hear of it one after
 * another, in so many milliseconds, and not further apart than the step.
 */
const [spreadMs, mostStepMs] = [600, 60];
/** One a browser: more are no team. */
const mostListeners = 500;

type Listener = { tell(change: number): void; toldAt: number; timer: NodeJS.Timeout | undefined };

/** Looks at the number of changes while somebody listens, and never otherwise. */
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
      // The next look may succeed; pages say by themselves what they cannot load.
      log.warn({ err }, "the desk's changes cannot be read");
    }
    if (listeners.size > 0) setTimeout(look, pollMs).unref();
    else [isLooking, last] = [false, null];
  }

  /** Who is to hear of something already, hears of the newest then. */
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
