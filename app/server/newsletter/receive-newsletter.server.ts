import { newsletterForm, parseNewsletterSignUp } from "#app/forms/newsletter.ts";
import type { Gate } from "#app/server/guard/admission.server.ts";
import type { SubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import { AppError, codeOf } from "#app/server/report/app-error.server.ts";
import type { NewsletterRequest, NewsletterStore } from "./subscribers.server.ts";

type RequestReceiver = Gate & { limiter: SubmissionLimiter; newsletter: Pick<NewsletterStore, "request"> };
type Client = { address: string; pageUrl: string };

/**
 * Takes a sign-up for the newsletter, or a request to leave from someone without one of our emails at hand: counts it,
 * checks it and keeps it durably. The address is looked up after the answer, which is the same for everyone, and just as
 * fast. If the trap was filled, it asks for another press. Throws `overloaded`, `too-many-requests`, `invalid-fields` or
 * `storage-unavailable`.
 */
export async function receiveNewsletterRequest(
  { admission, limiter, newsletter, metrics }: RequestReceiver,
  kind: NewsletterRequest["kind"],
  input: Record<string, unknown>,
  { address, pageUrl }: Client,
): Promise<void> {
  try {
    using _place = admission.admit();
    await limiter.take(newsletterForm.id, address);
    const parsed = parseNewsletterSignUp(input);
    if (!parsed.ok) {
      throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields: parsed.fields });
    }
    const { email, website } = parsed.value;
    // Nothing is set aside here: no one would look at it, and the page must not say that an email is on its way.
    if (website) {
      throw new AppError("invalid-fields", "The trap was filled.", { fields: { email: [newsletterForm.trapped] } });
    }
    await newsletter.request({ kind, email, pageUrl });
    metrics?.submission(newsletterForm.id, "taken");
  } catch (error) {
    metrics?.submission(newsletterForm.id, codeOf(error));
    throw error;
  }
}
