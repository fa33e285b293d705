import type { SubmitLimits } from "#app/forms/submit-limits.ts";
import { formTokenSource } from "#app/lib/submission/form-token.ts";
import { type SendOutcome, sendFormNotification } from "#app/lib/submission/send-form-notification.ts";
import { submissionKeys } from "#app/lib/submission/submission-keys.ts";
import { submissionExtras } from "./submission-extras.ts";

/** What a message form is called, and what its submissions have to keep to. */
export type MessageFormNames = {
  id: string;
  formName: string;
  limits: SubmitLimits;
  /** Whether its sender is asked for consent to marketing, and it says how they came. */
  marketing: boolean;
};

/**
 * Sends a message form's fields with what the server asks for besides: the page, a key that names the submission, and
 * the form's token. `prepare` starts fetching the token.
 */
export function messageSender({ id, formName, limits, marketing }: MessageFormNames) {
  const keyOf = submissionKeys();
  const tokens = formTokenSource({ id, leastMs: limits.leastMs });

  async function trySending(fields: Record<string, unknown>, withToken = true): Promise<SendOutcome> {
    // What was left out is not there.
    const { consent, attribution } = marketing ? submissionExtras(id) : {};
    const content = { formName, ...fields, ...(consent && { consent }) };
    const name = JSON.stringify(content);
    const submissionKey = keyOf(name);
    const token = withToken && (await tokens.tokenFor(name));
    return sendFormNotification({
      ...content,
      pageUrl: window.location.href,
      ...(attribution && { attribution }),
      ...(submissionKey && { submissionKey }),
      ...(token && { _csrf: token }),
    });
  }

  return {
    prepare: tokens.prepare,
    async send(fields: Record<string, unknown>): Promise<SendOutcome> {
      const first = await trySending(fields);
      if (!isAboutToken(first)) return first;
      // Nobody did anything wrong: the page lay open too long, or the server has another key now.
      tokens.drop();
      const second = await trySending(fields);
      // Servers that do not share a key would refuse each other's tokens forever.
      return isAboutToken(second) ? trySending(fields, false) : second;
    },
  };
}

function isAboutToken(outcome: SendOutcome): boolean {
  return outcome.kind === "failed" && outcome.code?.startsWith("form-token-") === true;
}
