import type { Logger } from "pino";
import type { Delivery } from "./delivery.server.ts";
import { createPause, createWaiter } from "./delivery-timing.server.ts";

type LoopParts = {
  /** Looks once, at a time in milliseconds since 1970; ends early when `stopping` is aborted. */
  look(nowMs: number, stopping: AbortSignal): Promise<unknown>;
  /** Milliseconds from the end of a look to the next one. */
  everyMs: number;
  /** The log text when a look fails. */
  failure: string;
  log: Logger;
  now?: () => number;
};

/** The first and the longest wait after a look that failed, for example while the database does not answer. */
const pauseMs = { least: 1000, most: 60_000 };

/**
 * Background work that repeats while the site runs. A lead does not wake it: visitors' work comes first. A look that
 * fails is retried, each time after a longer wait. A stop lets the look under way finish; it cannot be started again.
 */
export function createBackgroundLoop({ look, everyMs, failure, log, now = Date.now }: LoopParts): Delivery {
  const stopping = new AbortController();
  const waiter = createWaiter();
  const pause = createPause(pauseMs.least, pauseMs.most);
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!waiter.isStopped()) {
      try {
        await look(now(), stopping.signal);
        pause.succeed();
        await waiter.sleep(everyMs);
      } catch (err) {
        const waitMs = pause.fail();
        log.error({ err, waitMs: Math.round(waitMs) }, failure);
        await waiter.sleep(waitMs);
      }
    }
  }

  return {
    start() {
      if (!waiter.isStopped()) running ??= run();
    },
    wake() {},
    async stop() {
      waiter.stop();
      stopping.abort();
      await running;
    },
  };
}
