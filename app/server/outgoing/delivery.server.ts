import type { Logger } from "pino";
import { createPause, createWaiter, type DeliveryTiming, type Pause, retryDelayMs } from "./delivery-timing.server.ts";
import type { ClaimedItem, Outgoing } from "./outbox.server.ts";

/** The loop that sends waiting items. */
export type Delivery = {
  start(): void;
  /** Says that there is something new; it goes out at once unless the other side is down. */
  wake(): void;
  /** Finishes the sends under way, within `stopMs`, and releases all claims. It cannot be started again. */
  stop(): Promise<void>;
};

/** How to send one kind of item: emails or webhooks. */
export type Channel<Item extends ClaimedItem> = {
  /** The log's word for an item: one, and many. */
  words: { one: string; many: string };
  queue: Outgoing<Item>;
  /** Null when the receiver has it; `withdrawn` when it may no longer go out, and its row says so. Never rejects. */
  send(item: Item, signal: AbortSignal): Promise<SendFailure | "withdrawn" | null>;
  /** Whether to give up an item that was just refused, `attempts` times by now. */
  isGivenUp(item: Item, failure: SendFailure, nowMs: number): boolean;
  /** Takes back an item that went out while its row was deleted, where that is possible. */
  takeBack?(item: Item): Promise<void>;
  /** Called for each item, whether or not it went out. */
  onOutcome?(outcome: SendOutcome): void;
  close(): void;
};

/** `held`: nothing goes out now. */
export type SendOutcome = "sent" | "held" | "refused" | "given-up";

/** Why something did not go out, in words that name no one: servers like to repeat addresses in their answers. */
export type SendFailure = {
  /** `transport`: nothing would have gone out. `item`: this one was refused. */
  scope: "transport" | "item";
  /** Another try will most likely be refused, too. */
  isPermanent: boolean;
  /** Such as `EENVELOPE 550 5.1.1` or `HTTP 500`. */
  code: string;
  /** How long the other side asks us to wait, in milliseconds. */
  waitMs?: number;
};

/**
 * Sends waiting items from the database over one channel, each item once, next to any number of other processes.
 *
 * Back-off has two levels. When the other side is down (no answer, a timeout, a failed sign-in) the whole loop pauses,
 * 1 s at first and up to 60 s, and then tries with a single item. That counts against no item, so when the other side is
 * back, or this process restarts, everything goes out at once. When the other side refuses one item, only that one waits,
 * 30 s at first and up to 1 h.
 *
 * An item may go out twice in one case only: the other side has accepted it, and the process is killed, or the connection
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
      const before = sender.held();
      const items = await channel.queue.claim(sender.isCareful() ? 1 : timing.batch);
      databasePause.succeed();
      await sender.take(items, before);
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

/** An item that keeps failing as if the other side were down, while others go out, is itself at fault. */
const mostStrikes = 3;

/** Sends claimed items, and notes the outcome of each. */
class Sender<Item extends ClaimedItem> {
  readonly #channel: Channel<Item>;
  readonly #log: Logger;
  readonly #timing: DeliveryTiming;
  readonly #waiting: Item[] = [];
  /** The ids of all items here, waiting or under way. */
  readonly #held = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #pause: Pause;
  readonly #cutting = new AbortController();
  readonly #waiter = createWaiter();
  readonly #strikes = new Map<string, number>();
  #lastSentAt = Number.NEGATIVE_INFINITY;

  constructor(channel: Channel<Item>, log: Logger, timing: DeliveryTiming) {
    this.#channel = channel;
    this.#log = log;
    this.#timing = timing;
    this.#pause = createPause(timing.leastPauseMs, timing.mostPauseMs);
  }

  /** The ids of the items that it has. */
  held(): ReadonlySet<string> {
    return new Set(this.#held);
  }

  /**
   * Adds to the items that wait here, except those that it has: the clock jumped, or the machine slept, so their claims ran out,
   * and they were claimed once more. What it had `before` that claim may have gone out since: it is released, and comes again
   * if it has not.
   */
  async take(items: Item[], before: ReadonlySet<string>): Promise<void> {
    const fresh = items.filter(({ id }) => !this.#held.has(id) && !before.has(id));
    const over = items.map(({ id }) => id).filter((id) => before.has(id) && !this.#held.has(id));
    for (const { id } of fresh) this.#held.add(id);
    this.#waiting.push(...fresh);
    if (over.length > 0) await this.#channel.queue.release(over);
  }

  /** Begins to send the next waiting item; false when there is none. */
  sendNext(): boolean {
    const item = this.#waiting.shift();
    if (!item) return false;
    const sending = this.#deliver(item).finally(() => {
      this.#underWay.delete(sending);
      this.#held.delete(item.id);
    });
    this.#underWay.add(sending);
    return true;
  }

  hasRoom(): boolean {
    return this.#underWay.size < (this.isCareful() ? 1 : this.#timing.parallel);
  }

  /** Resolves when one of the sends under way is done. */
  someDone(): Promise<void> {
    return Promise.race(this.#underWay);
  }

  /** Whether the last try found the other side down: then one at a time. */
  isCareful(): boolean {
    return this.#pause.isFailing();
  }

  /** Milliseconds until it may be tried again. */
  pauseMs(): number {
    return this.#pause.leftMs();
  }

  /** Waits for the sends under way and releases the others. */
  async finish(): Promise<void> {
    await this.#releaseWaiting();
    await Promise.all(this.#underWay);
  }

  /** Aborts the sends under way; their claims are released. */
  cut(): void {
    this.#cutting.abort();
    this.#waiter.stop();
  }

  async #deliver(item: Item): Promise<void> {
    const { queue } = this.#channel;
    const { sendMs } = this.#timing;
    const startedAt = performance.now();
    // It has waited so long that another process could take it over during the send.
    if (item.claimedUntil - Date.now() <= sendMs) return this.#note(item.claimedUntil, () => queue.release([item.id]));
    const failure = await this.#channel.send(
      item,
      AbortSignal.any([AbortSignal.timeout(sendMs), this.#cutting.signal]),
    );
    if (failure === "withdrawn") return;
    if (failure === null) await this.#noteSent(item);
    else if (this.#cutting.signal.aborted) await this.#note(item.claimedUntil, () => queue.release([item.id]));
    else if (failure.scope === "transport" && !this.#isItsOwnFault(item, startedAt)) await this.#holdAll(item, failure);
    else await this.#noteRefused(item, failure);
  }

  #isItsOwnFault({ id }: Item, startedAt: number): boolean {
    if (this.#lastSentAt < startedAt) return false;
    const strikes = (this.#strikes.get(id) ?? 0) + 1;
    this.#strikes.set(id, strikes);
    return strikes >= mostStrikes;
  }

  async #noteSent(item: Item): Promise<void> {
    const { words, queue, onOutcome, takeBack } = this.#channel;
    const { id, kind, attempts } = item;
    this.#lastSentAt = performance.now();
    this.#strikes.delete(id);
    if (this.isCareful()) this.#log.info(`${words.many} go out again`);
    this.#pause.succeed();
    onOutcome?.("sent");
    // However late: until it is noted, it could go out twice.
    await this.#note(Number.POSITIVE_INFINITY, async () => {
      if (!(await queue.markSent(id))) await takeBack?.(item);
    });
    this.#log.info({ mailId: id, kind, attempt: attempts + 1 }, `${words.one} sent`);
  }

  /** Moves it behind the other due items, so that the next try takes another one. */
  async #holdAll(item: Item, { code, waitMs: askedMs }: SendFailure): Promise<void> {
    const { words, queue, onOutcome } = this.#channel;
    const { id, attempts } = item;
    const isNews = this.pauseMs() === 0;
    const waitMs = Math.round(this.#pause.fail(askedMs));
    onOutcome?.("held");
    if (isNews) this.#log.warn({ mailId: id, answer: code, waitMs }, `${words.many} do not go out`);
    await this.#releaseWaiting();
    await this.#note(item.claimedUntil, () =>
      queue.postpone(id, { attempts, nextAttemptAt: Date.now(), lastError: code }),
    );
  }

  async #noteRefused(item: Item, failure: SendFailure): Promise<void> {
    const { words, queue, onOutcome, isGivenUp } = this.#channel;
    const { id, kind } = item;
    const attempts = item.attempts + 1;
    const lastError = failure.code;
    const facts = { mailId: id, kind, attempt: attempts, answer: lastError };
    this.#strikes.delete(id);
    if (isGivenUp({ ...item, attempts }, failure, Date.now())) {
      onOutcome?.("given-up");
      await this.#note(item.claimedUntil, () => queue.giveUp(id, { attempts, lastError }));
      this.#log.error(facts, `${words.one} given up`);
      return;
    }
    onOutcome?.("refused");
    const waitMs = retryDelayMs(attempts);
    await this.#note(item.claimedUntil, () =>
      queue.postpone(id, { attempts, nextAttemptAt: Date.now() + waitMs, lastError }),
    );
    this.#log.warn({ ...facts, waitMs }, `${words.one} refused`);
  }

  /** Releases claimed items that were not started. */
  async #releaseWaiting(): Promise<void> {
    const others = this.#waiting.splice(0);
    for (const { id } of others) this.#held.delete(id);
    const [first] = others;
    if (first) await this.#note(first.claimedUntil, () => this.#channel.queue.release(others.map(({ id }) => id)));
  }

  /** Tries until the database has it, at most until `untilMs`: after that, another process may hold the item. */
  async #note(untilMs: number, change: () => Promise<void>): Promise<void> {
    const { leastPauseMs, mostPauseMs } = this.#timing;
    const databasePause = createPause(leastPauseMs, mostPauseMs);
    while (true) {
      try {
        return await change();
      } catch (error) {
        this.#log.error({ err: error }, `the outcome of this ${this.#channel.words.one} cannot be noted`);
        if (this.#cutting.signal.aborted) return;
        const waitMs = databasePause.fail();
        if (Date.now() + waitMs >= untilMs) return;
        await this.#waiter.sleep(waitMs);
      }
    }
  }
}
