import type { Logger } from "pino";
import { Webhook } from "standardwebhooks";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { type Channel, createDelivery, type Delivery } from "#app/server/outgoing/deliveries.server.ts";
import { type DeliveryTiming, usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import type { SendFailure } from "#app/server/outgoing/failed-send.server.ts";
import type { WebhookSettings } from "#app/server/settings/env.server.ts";
import { createWebhookPost } from "./post-webhook.server.ts";
import { type ClaimedWebhook, createWebhookQueue } from "./webhook-events.server.ts";
import { failureOfAnswer, failureOfError } from "./webhook-failure.server.ts";

const longestTrialMs = 5 * 24 * 3600 * 1000;

export const webhookTiming: DeliveryTiming = { ...usualTiming, sendMs: 15_000 };

type Dependencies = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  webhook: WebhookSettings;
  log: Logger;
  onOutcome?: Channel<ClaimedWebhook>["onOutcome"];
};

/**
 * Tells the receiver of `WEBHOOK_URL` of each lead and message, signed as the Standard Webhooks specification says. An
 * event has the same `webhook-id` at each try, so a receiver can tell a repeat. It has a loop of its own: a dead receiver
 * keeps no mail waiting. Given up is an event that the receiver calls gone (410) or has refused for five days.
 */
export function createWebhookDelivery(
  { database, webhook, log, onOutcome }: Dependencies,
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
    queue: createWebhookQueue(database, timing.leaseMs),
    send,
    isGivenUp: ({ createdAt }, { isPermanent }, nowMs) => isPermanent || nowMs - createdAt > longestTrialMs,
    ...(onOutcome && { onOutcome }),
    close: () => {},
  };
  return createDelivery(channel, log, timing);
}
