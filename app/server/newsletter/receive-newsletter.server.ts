import { setTimeout as wait } from "node:timers/promises";
import { newsletterForm } from "#app/forms/newsletter-fields.ts";
import { parseNewsletterSignUp } from "#app/forms/newsletter-schema.ts";
import type { Gate } from "#app/server/guard/admission.server.ts";
import type { SubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import { type RecipientLimit, reserveConfirmation } from "#app/server/guard/recipient-limit.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { AppError, codeOf } from "#app/server/report/app-error.server.ts";
import type { NewsletterStore } from "./subscribers.server.ts";

/**
 * Takes a sign-up for the newsletter: counts it, checks it, notes it durably and wakes the delivery. Whoever is on the
 * list, or left it, is taken like anybody else. Where the trap was filled, it asks for another press. Throws `overloaded`, `too-many-requests`, `invalid-fields` or
 * `storage-unavailable`.
 */
export async function receiveNewsletterSignUp(
  services: SignUpReceiver,
  input: Record<string, unknown>,
  client: Client,
) {
  await take(services, input, client, services.newsletter.ask);
}

/**
 * Takes the wish to leave of somebody who has none of our mails at hand: their address gets the link. It passes what a
 * sign-up passes, tells as little of who is on the list, and throws the same.
 */
export async function receiveLeaveRequest(services: SignUpReceiver, input: Record<string, unknown>, client: Client) {
  await take(services, input, client, services.newsletter.askToLeave);
}

async function take(
  services: SignUpReceiver,
  input: Record<string, unknown>,
  client: Client,
  note: NewsletterStore["ask"],
): Promise<void> {
  const { admission, metrics } = services;
  try {
    using _place = admission.admit();
    await receive(services, input, client, note);
    metrics?.submission(newsletterForm.id, "taken");
  } catch (error) {
    metrics?.submission(newsletterForm.id, codeOf(error));
    throw error;
  }
}

const afterAnswerMs = 200;

type SignUpReceiver = Gate & {
  limiter: SubmissionLimiter;
  recipients: RecipientLimit;
  newsletter: Pick<NewsletterStore, "ask" | "askToLeave">;
  delivery: Pick<Delivery, "wake">;
};
type Client = { address: string; pageUrl: string };

async function receive(
  { limiter, recipients, delivery }: SignUpReceiver,
  input: Record<string, unknown>,
  client: Client,
  note: NewsletterStore["ask"],
): Promise<void> {
  await limiter.take(newsletterForm.id, client.address);
  const parsed = parseNewsletterSignUp(input);
  if (!parsed.ok) {
    throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields: parsed.fields });
  }
  // Counts only what could be noted: a visitor who fixes a slip has sent nothing yet.
  await limiter.take(`${newsletterForm.id} sent`, client.address, newsletterForm.limits.perMinute);
  const { email, website } = parsed.value;
  // Nothing is set aside here: no one would look at it, and the page must not say that an email is on its way.
  if (website)
    throw new AppError("invalid-fields", "The trap was filled.", { fields: { email: [newsletterForm.trapped] } });
  // The answer is the same for everybody: an address that asked a minute ago uses up no count, and that must not show,
  // not even by the time the answer takes. So the delivery is woken for everybody, too.
  await using confirmation = await reserveConfirmation(givingBackLater(recipients), email);
  const { mailQueued } = await note({ email, pageUrl: client.pageUrl, mayMail: confirmation.isGranted });
  if (mailQueued) confirmation.use();
  delivery.wake();
}

/** Gives the count back only after the answer has gone out. */
function givingBackLater(recipients: RecipientLimit): RecipientLimit {
  return {
    ...recipients,
    async giveBack(email) {
      void wait(afterAnswerMs).then(() => recipients.giveBack(email));
    },
  };
}
