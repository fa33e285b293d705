import type { FormDefinition } from "#app/forms/message-form-names.ts";
import { attributionNow } from "#app/lib/consent/attribution.ts";
import { formTokenSource } from "#app/lib/submission/form-token.ts";
import { sendFormNotification } from "#app/lib/submission/send-form-notification.ts";
import { submissionKeys } from "#app/lib/submission/submission-key.ts";

type Content = Record<string, unknown>;

/** Sends a form's fields, along with the page, a key that names the submission, and the form's token. */
export function formSender({ id, formName, limits, asksConsent }: FormDefinition) {
  const keyOf = submissionKeys(id);
  const tokens = limits && formTokenSource({ id, leastMs: limits.leastMs });

  /** The same `name` means the same submission. */
  async function sendAs(name: string, content: Content, tokensLeft: number) {
    // Servers that do not share a key refuse each other's tokens, so the last try goes without one.
    const _csrf = tokensLeft > 0 ? await tokens?.tokenFor(name) : undefined;
    const identity = { submissionKey: await keyOf(name), _csrf };
    const outcome = await sendFormNotification({ ...content, ...identity });
    const isTokenRefused = outcome.kind === "failed" && outcome.code?.startsWith("form-token-");
    if (!tokens || !isTokenRefused || tokensLeft === 0) return { outcome, identity };
    // The visitor did nothing wrong: the page was open too long, or the server has a new key.
    tokens.drop();
    return sendAs(name, content, tokensLeft - 1);
  }

  return {
    /** Starts fetching the form's token. */
    prepare: () => tokens?.prepare(),
    /** `identity` holds the values, besides the fields, that the form's own POST needs to count as the same submission. */
    send(fields: Content, form: FormData) {
      const textId = asksConsent && form.get("consentTextId");
      const consent = textId ? { textId, version: Number(form.get("consentVersion")) } : undefined;
      const attribution = asksConsent ? attributionNow() : {};
      const besides = {
        pageUrl: window.location.href,
        attribution: Object.keys(attribution).length > 0 ? attribution : undefined,
        website: form.get("website") || undefined,
      };
      const content = { formName, ...fields, consent };
      return sendAs(JSON.stringify(content), { ...content, ...besides }, 2);
    },
  };
}
