import type { Logger } from "pino";
import type { Settings } from "#app/server/env.server.ts";
import { type ComposedMail, composeMail } from "./compose-mail.server.tsx";
import type { DeliveryTiming } from "./delivery-timing.server.ts";
import type { ClaimedMail, Outbox } from "./outbox.server.ts";
import { createPause, isGivenUp, retryDelayMs } from "./retry.server.ts";
import { describeSendFailure, type SendFailure } from "./send-failure.server.ts";
import type { MailTransport } from "./transport.server.ts";
import { createWaiter } from "./waiter.server.ts";

/** Sends claimed mails and notes what became of each. */
export type Sender = {
  /** Adds mails to those that wait here. */
  take(mails: ClaimedMail[]): void;
  /** Begins to send the next one that waits; false when none does. */
  sendNext(): boolean;
  hasRoom(): boolean;
  /** Resolves when a mail under way is done with. */
  someDone(): Promise<void>;
  /** Whether the last try found the transport down: then one mail at a time. */
  isCareful(): boolean;
  /** Milliseconds until the transport may be tried again. */
  pauseMs(): number;
  /** Waits for the mails under way and gives the others back. */
  finish(): Promise<void>;
  /** Ends the sends under way; their mails are given back. */
  cut(): void;
};

type Parts = {
  outbox: Outbox;
  transport: MailTransport;
  settings: Pick<Settings, "mailFrom" | "teamEmail">;
  log: Logger;
  timing: DeliveryTiming;
};

/** A mail that so often failed as if the transport were down, while others went out, is itself at fault. */
const mostStrikes = 3;

export function createSender({ outbox, transport, settings, log, timing }: Parts): Sender {
  const waiting: ClaimedMail[] = [];
  const underWay = new Set<Promise<void>>();
  const pause = createPause(timing.leastPauseMs, timing.mostPauseMs);
  const cutting = new AbortController();
  const waiter = createWaiter();
  const strikes = new Map<string, number>();
  let lastSentAt = Number.NEGATIVE_INFINITY;

  async function deliver(mail: ClaimedMail): Promise<void> {
    const startedAt = performance.now();
    // It has waited here for so long that another process could take it over during the send.
    if (mail.claimedUntil - Date.now() <= timing.sendMs) return note(() => outbox.release([mail.id]));
    const failure = await trySend(mail);
    if (failure === null) await noteSent(mail);
    else if (cutting.signal.aborted) await note(() => outbox.release([mail.id]));
    else if (failure.scope === "transport" && !isItsOwnFault(mail, startedAt)) await holdAll(mail, failure);
    else await noteRefused(mail, failure);
  }

  async function trySend(mail: ClaimedMail): Promise<SendFailure | null> {
    let composed: ComposedMail;
    try {
      composed = composeMail(mail, settings);
    } catch (error) {
      // The error's words may quote what was to be written.
      return { scope: "mail", isPermanent: false, code: `ECOMPOSE ${error instanceof Error ? error.name : ""}`.trim() };
    }
    try {
      await transport.send(composed, AbortSignal.any([AbortSignal.timeout(timing.sendMs), cutting.signal]));
      return null;
    } catch (error) {
      return describeSendFailure(error);
    }
  }

  function isItsOwnFault({ id }: ClaimedMail, startedAt: number): boolean {
    if (lastSentAt < startedAt) return false;
    strikes.set(id, (strikes.get(id) ?? 0) + 1);
    return (strikes.get(id) ?? 0) >= mostStrikes;
  }

  async function noteSent({ id, kind, attempts }: ClaimedMail): Promise<void> {
    lastSentAt = performance.now();
    strikes.delete(id);
    if (pause.isFailing()) log.info("mails go out again");
    pause.succeed();
    await note(() => outbox.markSent(id));
    log.info({ mailId: id, kind, attempt: attempts + 1 }, "mail sent");
  }

  /** Moves the mail behind the others that are due, so that the next try is with another one. */
  async function holdAll({ id, attempts }: ClaimedMail, { code }: SendFailure): Promise<void> {
    const isNews = pause.leftMs() === 0;
    const waitMs = Math.round(pause.fail());
    if (isNews) log.warn({ mailId: id, smtp: code, waitMs }, "mails do not go out");
    const others = waiting.splice(0).map((mail) => mail.id);
    await note(() => outbox.release(others));
    await note(() => outbox.postpone(id, { attempts, nextAttemptAt: Date.now(), lastError: code }));
  }

  async function noteRefused(mail: ClaimedMail, failure: SendFailure): Promise<void> {
    const { id, kind, createdAt } = mail;
    const attempts = mail.attempts + 1;
    const lastError = failure.code;
    const facts = { mailId: id, kind, attempt: attempts, smtp: lastError };
    strikes.delete(id);
    if (isGivenUp({ kind, attempts, createdAt }, failure, Date.now())) {
      await note(() => outbox.giveUp(id, { attempts, lastError }));
      log.error(facts, "mail given up");
      return;
    }
    const waitMs = retryDelayMs(attempts);
    await note(() => outbox.postpone(id, { attempts, nextAttemptAt: Date.now() + waitMs, lastError }));
    log.warn({ ...facts, waitMs }, "mail refused");
  }

  /** Tries until the database has it: what is forgotten here is sent again when the claim runs out. */
  async function note(change: () => Promise<void>): Promise<void> {
    const databasePause = createPause(timing.leastPauseMs, timing.mostPauseMs);
    while (true) {
      try {
        return await change();
      } catch (error) {
        log.error({ err: error }, "what became of a mail cannot be noted");
        if (cutting.signal.aborted) return;
        await waiter.sleep(databasePause.fail());
      }
    }
  }

  return {
    take: (mails) => void waiting.push(...mails),
    sendNext() {
      const mail = waiting.shift();
      if (!mail) return false;
      const sending = deliver(mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return true;
    },
    hasRoom: () => underWay.size < (pause.isFailing() ? 1 : timing.parallel),
    someDone: () => Promise.race(underWay),
    isCareful: pause.isFailing,
    pauseMs: pause.leftMs,
    async finish() {
      const others = waiting.splice(0).map((mail) => mail.id);
      if (others.length > 0) await note(() => outbox.release(others));
      await Promise.all(underWay);
    },
    cut() {
      cutting.abort();
      waiter.stop();
    },
  };
}
