import type { Logger } from "pino";
import { isLinkHeavy } from "#app/domain/text/suspicious-text.ts";
import type { MessageForm, NewMessage } from "#app/server/forms/message-forms.server.ts";
import { openFormToken } from "#app/server/guard/form-token-check.server.ts";
import {
  countedAddress,
  isAboveLimit,
  isFlood,
  logSource,
  type SubmissionLimiter,
} from "#app/server/guard/limiter.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { MessageStore, SavedMessage } from "./messages.server.ts";

/** How many submissions of a form may come without a token in a minute, from all addresses. More than that are robots. */
const unprovenPerMinute = 60;

/** The services that taking a message needs. */
export type MessageReceiver = {
  limiter: SubmissionLimiter;
  messages: MessageStore;
  delivery: Pick<Delivery, "wake">;
  dataKey: DataKey;
  log: Logger;
};

/**
 * Takes a submission of a form that is a message: counts it, checks it, stores it durably and wakes the delivery. A message
 * that a robot may have sent, or that is part of a flood, is set aside until someone has looked (docs/decisions/031-what-is-set-aside.md), and an
 * address that reached its limit of confirmations gets none. Throws `too-many-requests`, `invalid-fields` with messages by field,
 * what `openFormToken` throws, `form-token-used` or `storage-unavailable`; nothing is stored then.
 */
export async function receiveMessage(
  services: MessageReceiver,
  form: MessageForm,
  input: unknown,
  client: { address: string },
): Promise<SavedMessage & { dueAt: number }> {
  const { limiter, messages, delivery, dataKey, log } = services;
  const now = Date.now();
  await limiter.take(form.id, client.address);
  const parsed = form.read(input, now);
  if (!parsed.ok) {
    throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields: parsed.fields });
  }
  const { formToken, ...message } = parsed.value;
  const limits = { id: form.id, leastMs: form.limits.leastMs };
  // A robot that fell into the trap learns nothing, not even that its token is invalid.
  const isProven = formToken !== undefined && !message.suspicious;
  const token = isProven ? openFormToken(dataKey, limits, formToken, now) : null;
  // A visitor who presses four times because nothing seems to happen has sent one message.
  const before = await messages.findRepeat(message);
  if (before) return { ...before, dueAt: message.dueAt };
  // Counts only messages that could be stored: a visitor who fixes a field three times has sent nothing yet.
  const isCrowded = await isFlood(limiter, form.id, client.address);
  const suspicious = isCrowded || message.suspicious || (token === null && (await isRobots(services, form, message)));
  const saved = await messages.save({ ...message, suspicious, sender: countedAddress(client.address) }, token);
  const answer = { ...saved, dueAt: message.dueAt };
  if (saved.repeated) return answer;
  if (saved.setAside) {
    const source = logSource(dataKey, client.address, now);
    log.warn({ form: form.id, reference: saved.reference, source }, "submission set aside");
  } else delivery.wake();
  return answer;
}

/** Whether a message without a token is from a robot: it advertises, or it is part of a flood. */
async function isRobots({ limiter }: MessageReceiver, form: MessageForm, { fields }: NewMessage): Promise<boolean> {
  return (
    isLinkHeavy(Object.values(fields).map(String)) ||
    (await isAboveLimit(limiter, `${form.id} unproven`, "all", unprovenPerMinute))
  );
}
