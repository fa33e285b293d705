import type { FormDefinition } from "#app/forms/define-form.ts";
import { attributionNow } from "#app/lib/consent/attribution.ts";
import { formTokenSource } from "#app/lib/submission/form-token.ts";
import { type SendOutcome, sendFormNotification } from "#app/lib/submission/send-form-notification.ts";
import { submissionKeys } from "#app/lib/submission/submission-key.ts";

type Content = Record<string, unknown>;
type Sent = { outcome: SendOutcome; identity: { submissionKey: string | undefined; _csrf: string | undefined } };

/** Sends a form's fields, along with the page, a key that names the submission, and the form's token. */
export function formSender({ id, formName, limits, asksConsent }: Omit<FormDefinition, "fields">) {
  const keys = submissionKeys(id);
  const tokens = limits && formTokenSource({ id, leastMs: limits.leastMs });

  /** The same `name` means the same submission. */
  async function sendAs(name: string, content: Content, triesLeft: number): Promise<Sent> {
    // Servers that do not share a key refuse each other's tokens, so the last try goes without one.
    const _csrf = triesLeft > 0 ? await tokens?.tokenFor(name) : undefined;
    const identity = { submissionKey: await keys.keyOf(name), _csrf };
    const outcome = await sendFormNotification({ ...content, ...identity });
    const code = outcome.kind === "failed" ? (outcome.code ?? "") : "";
    // The visitor did nothing wrong: the page was open too long, the server has a new key, or this tab sent other words.
    if (code === "submission-key-used") keys.drop();
    else if (tokens && code.startsWith("form-token-")) tokens.drop();
    else return { outcome, identity };
    return triesLeft === 0 ? { outcome, identity } : sendAs(name, content, triesLeft - 1);
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
