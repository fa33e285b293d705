import type { Logger } from "pino";
import type { DeliveryTiming } from "./delivery-timing.server.ts";
import { createPause, createWaiter, retryDelayMs } from "./delivery-timing.server.ts";
import type { ClaimedItem, Outgoing } from "./outgoing-queue.server.ts";

/** How one sort of items goes out: mails, or webhooks. */
export type Channel<Item extends ClaimedItem> = {
  /** What the log calls an item: one, and many. */
  words: { one: string; many: string };
  queue: Outgoing<Item>;
  /** Null when the receiver has it; `withdrawn` when it may not go out anymore, and its row says so. Never rejects. */
  send(item: Item, signal: AbortSignal): Promise<SendFailure | "withdrawn" | null>;
  /** Whether one that was just refused, `attempts` times by now, is given up. */
  isGivenUp(item: Item, failure: SendFailure, nowMs: number): boolean;
  /** Takes back what went out while its row was deleted, where that can be done. */
  takeBack?(item: Item): Promise<void>;
  /** Told of each one that went out or not. */
  onOutcome?(outcome: SendOutcome): void;
  close(): void;
};

/** `held`: nothing goes out now. */
export type SendOutcome = "sent" | "held" | "refused" | "given-up";

/** Sends what was claimed and notes what became of each. */
type Sender<Item> = {
  /** Adds to those that wait here. */
  take(items: Item[]): void;
  /** Begins to send the next one that waits; false when none does. */
  sendNext(): boolean;
  hasRoom(): boolean;
  /** Resolves when one under way is done with. */
  someDone(): Promise<void>;
  /** Whether the last try found the other side down: then one at a time. */
  isCareful(): boolean;
  /** Milliseconds until it may be tried again. */
  pauseMs(): number;
  /** Waits for those under way and gives the others back. */
  finish(): Promise<void>;
  /** Ends the sends under way; they are given back. */
  cut(): void;
};

/** An item that failed so often as if the other side were down, while others went out, is itself at fault. */
const mostStrikes = 3;

/** A sender with nothing under way. */
export function createSender<Item extends ClaimedItem>(
  channel: Channel<Item>,
  log: Logger,
  timing: DeliveryTiming,
): Sender<Item> {
  const { queue, words } = channel;
  const waiting: Item[] = [];
  const underWay = new Set<Promise<void>>();
  const pause = createPause(timing.leastPauseMs, timing.mostPauseMs);
  const cutting = new AbortController();
  const waiter = createWaiter();
  const strikes = new Map<string, number>();
  let lastSentAt = Number.NEGATIVE_INFINITY;

  async function deliver(item: Item): Promise<void> {
    const startedAt = performance.now();
    // It has waited so long that another process could take it over during the send.
    if (item.claimedUntil - Date.now() <= timing.sendMs) return note(() => queue.release([item.id]));
    const failure = await channel.send(item, AbortSignal.any([AbortSignal.timeout(timing.sendMs), cutting.signal]));
    if (failure === "withdrawn") return;
    if (failure === null) await noteSent(item);
    else if (cutting.signal.aborted) await note(() => queue.release([item.id]));
    else if (failure.scope === "transport" && !isItsOwnFault(item, startedAt)) await holdAll(item, failure);
    else await noteRefused(item, failure);
  }

  function isItsOwnFault({ id }: Item, startedAt: number): boolean {
    if (lastSentAt < startedAt) return false;
    strikes.set(id, (strikes.get(id) ?? 0) + 1);
    return (strikes.get(id) ?? 0) >= mostStrikes;
  }

  async function noteSent(item: Item): Promise<void> {
    const { id, kind, attempts } = item;
    lastSentAt = performance.now();
    strikes.delete(id);
    if (pause.isFailing()) log.info(`${words.many} go out again`);
    pause.succeed();
    channel.onOutcome?.("sent");
    await note(async () => {
      if (!(await queue.markSent(id))) await channel.takeBack?.(item);
    });
    log.info({ mailId: id, kind, attempt: attempts + 1 }, `${words.one} sent`);
  }

  /** Moves it behind the others that are due, so that the next try takes another one. */
  async function holdAll({ id, attempts }: Item, { code, waitMs: askedMs }: SendFailure): Promise<void> {
    const isNews = pause.leftMs() === 0;
    const waitMs = Math.round(pause.fail(askedMs));
    channel.onOutcome?.("held");
    if (isNews) log.warn({ mailId: id, answer: code, waitMs }, `${words.many} do not go out`);
    const others = waiting.splice(0).map((item) => item.id);
    await note(() => queue.release(others));
    await note(() => queue.postpone(id, { attempts, nextAttemptAt: Date.now(), lastError: code }));
  }

  async function noteRefused(item: Item, failure: SendFailure): Promise<void> {
    const { id, kind } = item;
    const attempts = item.attempts + 1;
    const lastError = failure.code;
    const facts = { mailId: id, kind, attempt: attempts, answer: lastError };
    strikes.delete(id);
    if (channel.isGivenUp({ ...item, attempts }, failure, Date.now())) {
      channel.onOutcome?.("given-up");
      await note(() => queue.giveUp(id, { attempts, lastError }));
      log.error(facts, `${words.one} given up`);
      return;
    }
    channel.onOutcome?.("refused");
    const waitMs = retryDelayMs(attempts);
    await note(() => queue.postpone(id, { attempts, nextAttemptAt: Date.now() + waitMs, lastError }));
    log.warn({ ...facts, waitMs }, `${words.one} refused`);
  }

  /** Tries until the database has it: what is forgotten here is sent again when the claim runs out. */
  async function note(change: () => Promise<void>): Promise<void> {
    const databasePause = createPause(timing.leastPauseMs, timing.mostPauseMs);
    while (true) {
      try {
        return await change();
      } catch (error) {
        log.error({ err: error }, `what became of a ${words.one} cannot be noted`);
        if (cutting.signal.aborted) return;
        await waiter.sleep(databasePause.fail());
      }
    }
  }

  return {
    take: (items) => void waiting.push(...items),
    sendNext() {
      const item = waiting.shift();
      if (!item) return false;
      const sending = deliver(item).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return true;
    },
    hasRoom: () => underWay.size < (pause.isFailing() ? 1 : timing.parallel),
    someDone: () => Promise.race(underWay),
    isCareful: pause.isFailing,
    pauseMs: pause.leftMs,
    async finish() {
      const others = waiting.splice(0).map((item) => item.id);
      if (others.length > 0) await note(() => queue.release(others));
      await Promise.all(underWay);
    },
    cut() {
      cutting.abort();
      waiter.stop();
    },
  };
}

/** Why something did not go out, in words that name nobody: servers like to repeat addresses in their answers. */
export type SendFailure = {
  /** `transport`: nothing would have gone out. `item`: this one was refused. */
  scope: "transport" | "item";
  /** Trying again will most likely be refused again. */
  isPermanent: boolean;
  /** Such as `EENVELOPE 550 5.1.1` or `HTTP 500`. */
  code: string;
  /** How long the other side asks us to wait, in milliseconds. */
  waitMs?: number;
};
