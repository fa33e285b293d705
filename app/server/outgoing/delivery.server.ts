import type { Logger } from "pino";
import type { DeliveryTiming } from "./delivery-timing.server.ts";
import { createPause, createWaiter } from "./delivery-timing.server.ts";
import type { ClaimedItem } from "./outbox.server.ts";
import { type Channel, Sender } from "./sender.server.ts";

/** The loop that sends what waits. */
export type Delivery = {
  start(): void;
  /** Says that there is something new; it goes out at once unless the other side is down. */
  wake(): void;
  /** Finishes what is under way, within `stopMs`, and gives all claims back. It cannot be started again. */
  stop(): Promise<void>;
};

/**
 * Sends what waits in the database over one channel, each item once, next to any number of other processes.
 *
 * Back-off has two levels. When the other side is down (no answer, time is up, signing in fails) the whole loop pauses,
 * 1 s at first and up to 60 s, and then tries with a single one. That counts against none, so when the other side is back,
 * or this process is started again, all goes out at once. When the other side refuses one, that one alone waits, 30 s at
 * first and up to 1 h.
 *
 * Something may go out twice in one case only: the other side has taken it, and the process is killed, or the connection
 * or the database is lost, before that is noted. Both copies then have the same id.
 */
export function createDelivery<Item extends ClaimedItem>(
  channel: Channel<Item>,
  log: Logger,
  timing: DeliveryTiming,
): Delivery {
  const waiter = createWaiter();
  const sender = new Sender(channel, log, timing);
  const databasePause = createPause(timing.leastPauseMs, timing.mostPauseMs);
  let running: Promise<void> | undefined;

  async function claim(): Promise<boolean> {
    try {
      const items = await channel.queue.claim(sender.isCareful() ? 1 : timing.batch);
      databasePause.succeed();
      sender.take(items);
      return items.length > 0;
    } catch (error) {
      const waitMs = databasePause.fail();
      log.error({ err: error, waitMs: Math.round(waitMs) }, `outgoing ${channel.words.many} cannot be read`);
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!waiter.isStopped()) {
      const pauseMs = Math.max(sender.pauseMs(), databasePause.leftMs());
      if (pauseMs > 0) await waiter.sleep(pauseMs);
      else if (!sender.hasRoom()) await sender.someDone();
      else if (sender.sendNext()) continue;
      else {
        waiter.forgetWake();
        if (!(await claim())) await waiter.sleepUnlessWoken(timing.pollMs);
      }
    }
  }

  return {
    start() {
      if (!waiter.isStopped()) running ??= run();
    },
    wake: waiter.wake,
    async stop() {
      waiter.stop();
      const cutting = setTimeout(() => sender.cut(), timing.stopMs);
      await running;
      await sender.finish();
      clearTimeout(cutting);
      channel.close();
    },
  };
}

/** Several deliveries as one. */
export function allDeliveries(deliveries: Delivery[]): Delivery {
  return {
    start() {
      for (const delivery of deliveries) delivery.start();
    },
    wake() {
      for (const delivery of deliveries) delivery.wake();
    },
    async stop() {
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
    },
  };
}
