import type { Logger } from "pino";
import { Webhook } from "standardwebhooks";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Channel, SendFailure } from "#app/server/outgoing/delivery.server.ts";
import { createDelivery, type Delivery } from "#app/server/outgoing/delivery.server.ts";
import { type DeliveryTiming, usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { type ClaimedItem, type Outgoing, openOutbox } from "#app/server/outgoing/outbox.server.ts";
import type { WebhookSettings } from "#app/server/settings/env.server.ts";
import type { WebhookSource } from "./events.server.ts";
import { createWebhookPost, type WebhookAnswer } from "./post-webhook.server.ts";
import type { WebhookEvent } from "./schemas.server.ts";

const longestTrialMs = 5 * 24 * 3600 * 1000;

/** A receiver has 15 seconds to answer. */
export const webhookTiming: DeliveryTiming = { ...usualTiming, sendMs: 15_000 };

type Dependencies = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  webhook: WebhookSettings;
  log: Logger;
  /** Where the events come from, by what they are about. */
  sources: readonly WebhookSource[];
  onOutcome?: Channel<ClaimedWebhook>["onOutcome"];
};

/** A webhook that only this process may send until the lease ends. */
type ClaimedWebhook = ClaimedItem & { event: WebhookEvent };

/**
 * Tells the receiver of `WEBHOOK_URL` what happens, signed as the Standard Webhooks specification says. An event has the
 * same `webhook-id` on each try, so a receiver can spot a repeat. Webhooks have their own loop: a dead receiver never delays
 * an email. An event is given up when the receiver calls it gone (410) or has refused it for five days.
 */
export function createWebhookDelivery(
  { database, webhook, log, sources, onOutcome }: Dependencies,
  timing: DeliveryTiming = webhookTiming,
): Delivery {
  const signer = new Webhook(webhook.secret);
  const post = createWebhookPost(webhook);

  async function send({ id, event }: ClaimedWebhook, signal: AbortSignal): Promise<SendFailure | null> {
    const body = JSON.stringify(event);
    const now = new Date();
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "path-to-keys",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": signer.sign(id, now, body),
    };
    try {
      return failureOfAnswer(await post(headers, body, signal), Date.now());
    } catch (error) {
      return failureOfError(error);
    }
  }

  const channel: Channel<ClaimedWebhook> = {
    words: { one: "webhook", many: "webhooks" },
    queue: openWebhooks(database, timing.leaseMs, sources),
    send,
    isGivenUp: ({ createdAt }, { isPermanent }, nowMs) => isPermanent || nowMs - createdAt > longestTrialMs,
    ...(onOutcome && { onOutcome }),
    close: () => {},
  };
  return createDelivery(channel, log, timing);
}

/** The webhooks that wait, each with its event. */
function openWebhooks(
  database: Pick<SiteDatabase, "db" | "dialect">,
  leaseMs: number,
  sources: readonly WebhookSource[],
): Outgoing<ClaimedWebhook> {
  const { db } = database;
  const outbox = openOutbox(database, {
    channel: "webhook",
    kinds: sources.flatMap(({ kinds }) => kinds),
    leaseMs,
    async read(rows) {
      const found = await Promise.all(
        sources.map(({ kinds, read }) => {
          const own = rows.filter(({ kind }) => kinds.some((known) => known === kind));
          return own.length === 0
            ? new Map<string, WebhookEvent>()
            : read(
                db,
                own.map(({ subject_id }) => subject_id),
              );
        }),
      );
      const events = new Map(found.flatMap((events) => [...events]));
      return new Map(
        rows.flatMap(({ id, subject_id }) => {
          const event = events.get(subject_id);
          return event ? [[id, { event }] as const] : [];
        }),
      );
    },
  });
  return {
    ...outbox,
    async claim(most) {
      for (const { queueNew } of sources) await queueNew?.(db, Date.now());
      return outbox.claim(most);
    },
  };
}

const longestAskedMs = 3600 * 1000;
/** The receiver is busy, or the gateway has no one behind it. That affects every event, so all of them wait. */
const aboutReceiver = new Set([429, 502, 503, 504]);
/** The receiver wants no more events, ever. */
const gone = 410;

/** What an answer means; null when the event was taken. */
export function failureOfAnswer({ status, retryAfter }: WebhookAnswer, nowMs: number): SendFailure | null {
  if (status >= 200 && status < 300) return null;
  const code = `HTTP ${status}`;
  if (!aboutReceiver.has(status)) return { scope: "item", isPermanent: status === gone, code };
  const waitMs = askedWaitMs(retryAfter, nowMs);
  return { scope: "transport", isPermanent: false, code, ...(waitMs > 0 && { waitMs }) };
}

/** No answer: the receiver is down. */
export function failureOfError(error: unknown): SendFailure {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  const isLate = name === "AbortError" || name === "TimeoutError";
  const words = isLate ? "ETIMEDOUT" : typeof code === "string" ? code : "EUNKNOWN";
  return { scope: "transport", isPermanent: false, code: words };
}

/** `Retry-After` in milliseconds, at most an hour: seconds or a date (RFC 9110, 10.2.3); 0 for anything else. */
function askedWaitMs(retryAfter: string | undefined, nowMs: number): number {
  if (!retryAfter) return 0;
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestAskedMs);
}
