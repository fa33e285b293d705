import { z } from "zod";
import type { WebhookKind } from "#app/server/database/schema/outbox-schema.server.ts";

/** The one place that defines what webhooks tell their receiver. The developers page is made from it, too. */

const id = z.string().meta({ description: "A UUID." });
const time = z.iso.datetime().meta({ description: "ISO 8601 in UTC." });
const attribution = z.record(z.string(), z.string()).nullable();
const consent = z
  .object({ textId: z.string(), textVersion: z.number(), textSha256: z.string(), givenAt: time })
  .nullable()
  .meta({ description: "What the person agreed to; null when no box was checked." });

const lead = z.object({
  reference: id,
  formName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string().meta({ description: "Empty for a caller who gave only a phone number." }),
  phone: z.string().meta({ description: "E.164; empty for someone who gave only an email address." }),
  message: z.string().nullable(),
  pageUrl: z.string(),
  attribution,
  consent,
});

const message = z.object({
  reference: id,
  formName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  fields: z.record(z.string(), z.unknown()).meta({ description: "The form’s other answers, by field." }),
  pageUrl: z.string(),
  dueAt: time.meta({ description: "When the promised answer is due." }),
  attribution,
  consent,
});

const booking = z.object({
  reference: id,
  status: z.enum(["booked", "held", "waiting", "cancelled"]),
  startsAt: time,
  minutes: z.number(),
  movedFrom: time.nullable(),
  timeZone: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  topic: z.string().nullable(),
  outcome: z.enum(["kept", "no-show"]).nullable().meta({ description: "What a colleague marked after it ended." }),
});

const subscriber = z.object({
  reference: id,
  email: z.string(),
  status: z.enum(["pending", "confirmed", "unsubscribed"]),
  guides: z.boolean(),
  reports: z.boolean(),
  confirmedAt: time.nullable(),
  unsubscribedAt: time.nullable(),
});

const answer = z.object({
  reference: id,
  thread: id,
  recipient: z.string(),
  subject: z.string(),
  words: z.string(),
  writtenBy: z.string().meta({ description: "The colleague’s name." }),
  sentAt: time,
});

const stage = z.object({
  thread: id,
  kind: z.string().meta({ description: "What the thread is about, such as a lead." }),
  stage: z.string(),
  reason: z.string().nullable().meta({ description: "Why it was closed." }),
  name: z.string(),
  email: z.string().nullable(),
  changedBy: z.string(),
});

/** Each kind of event: when it is sent, and its data. */
export const webhookTypes = {
  "lead.created": { says: "Someone asked for a credit analysis.", data: lead },
  "message.created": { says: "Someone sent one of the other forms.", data: message },
  "booking.created": { says: "Someone booked a call.", data: booking },
  "booking.confirmed": { says: "The visitor confirmed a booking by the emailed link.", data: booking },
  "booking.moved": { says: "A booking was moved.", data: booking },
  "booking.cancelled": { says: "A booking was canceled.", data: booking },
  "booking.kept": { says: "A colleague said the call took place.", data: booking },
  "booking.missed": { says: "A colleague said no one picked up.", data: booking },
  "subscriber.confirmed": { says: "Someone confirmed the newsletter.", data: subscriber },
  "subscriber.left": { says: "Someone left the newsletter.", data: subscriber },
  "answer.sent": { says: "The mail server accepted a letter from the team.", data: answer },
  "stage.changed": { says: "A colleague moved a thread to another stage.", data: stage },
} as const satisfies Record<WebhookKind, { says: string; data: z.ZodType }>;

export type WebhookType = keyof typeof webhookTypes;

/** The body of a webhook. `timestamp` is when the event happened. */
export type WebhookEvent = {
  [Type in WebhookType]: { type: Type; timestamp: string; data: z.infer<(typeof webhookTypes)[Type]["data"]> };
}[WebhookType];

/** The body of a webhook of one kind. */
export function webhookBody(type: WebhookType) {
  return z.object({ type: z.literal(type), timestamp: time, data: webhookTypes[type].data });
}
