import { AppError } from "./app-error.server.ts";
import type { MessageForm } from "./message-forms.server.ts";
import type { SavedMessage } from "./messages.server.ts";
import type { Services } from "./services.server.ts";

/**
 * Takes a submission of a form that is a message: counts it, checks it, stores it durably and wakes the delivery.
 * Throws `too-many-requests`, `invalid-fields` with messages by field, or `storage-unavailable`; nothing is stored then.
 */
export async function receiveMessage(
  { limiter, messages, delivery }: Pick<Services, "limiter" | "messages" | "delivery">,
  form: MessageForm,
  input: unknown,
  client: { address: string },
): Promise<SavedMessage> {
  await limiter.take(form.id, client.address);
  const parsed = form.read(input, Date.now());
  if (!parsed.ok) {
    throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields: parsed.fields });
  }
  const saved = await messages.save(parsed.value);
  if (!saved.repeated) delivery.wake();
  return saved;
}
