import type { SubmitLimits } from "#app/forms/message-form-names.ts";
import type { SubmissionEnvelope } from "#app/forms/submission-envelope.ts";
import { attributionNow } from "#app/lib/consent/attribution.ts";
import { formTokenSource } from "#app/lib/submission/form-token.ts";
import { type SendOutcome, sendFormNotification } from "#app/lib/submission/send-form-notification.ts";
import { submissionKeys } from "#app/lib/submission/submission-key.ts";

type Fields = Record<string, unknown>;

/** The names of a form, and what is sent with its fields. */
export type FormToSend = {
  id: string;
  formName: string;
  /** A form without limits sends no token. */
  limits?: SubmitLimits;
  /** Whether the form asks for consent to marketing. If so, it also sends how the visitor came. */
  asksConsent: boolean;
};

type FormSender = {
  /** Starts fetching the form's token. */
  prepare: () => void;
  send: (fields: Fields) => Promise<SendOutcome>;
  /** What the form's own POST needs besides its fields to be the same submission as the one that was sent. */
  identify: (fields: Fields) => Promise<Record<string, string>>;
};

/** Sends a form's fields, and with them the page, a key that names the submission, and the form's token. */
export function formSender({ id, formName, limits, asksConsent }: FormToSend): FormSender {
  const keyOf = submissionKeys(id);
  const tokens = limits && formTokenSource({ id, leastMs: limits.leastMs });

  function contentOf(fields: Fields): Fields {
    const { consent } = besideFields(id);
    return { formName, ...fields, ...(asksConsent && consent && { consent }) };
  }

  async function identityOf(content: Fields, withToken = true): Promise<Record<string, string>> {
    // Fields that were left out are missing in it.
    const name = JSON.stringify(content);
    const submissionKey = await keyOf(name);
    const token = withToken && (await tokens?.tokenFor(name));
    return { ...(submissionKey && { submissionKey }), ...(token && { _csrf: token }) };
  }

  async function trySending(fields: Fields, withToken = true): Promise<SendOutcome> {
    const { website } = besideFields(id);
    const attribution = asksConsent ? attributionNow() : {};
    const content = contentOf(fields);
    return sendFormNotification({
      ...content,
      pageUrl: window.location.href,
      ...(Object.keys(attribution).length > 0 && { attribution }),
      ...(await identityOf(content, withToken)),
      ...(website && { website }),
    });
  }

  return {
    prepare: () => tokens?.prepare(),
    identify: (fields) => identityOf(contentOf(fields)),
    async send(fields) {
      const first = await trySending(fields);
      if (!tokens || !isAboutToken(first)) return first;
      // Nobody did anything wrong: the page lay open too long, or the server has another key now.
      tokens.drop();
      const second = await trySending(fields);
      // Servers that do not share a key would refuse each other's tokens forever.
      return isAboutToken(second) ? trySending(fields, false) : second;
    },
  };
}

/** What a form holds besides its fields: the consent, where its box is ticked, and what somebody or something put into the trap. */
function besideFields(formId: string): Pick<SubmissionEnvelope, "consent"> & { website?: string } {
  const form = document.forms.namedItem(formId);
  const sent = form && new FormData(form);
  const [textId, website] = [sent?.get("consentTextId"), sent?.get("website")];
  return {
    ...(typeof textId === "string" && { consent: { textId, version: Number(sent?.get("consentVersion")) } }),
    ...(typeof website === "string" && { website }),
  };
}

function isAboutToken(outcome: SendOutcome): boolean {
  return outcome.kind === "failed" && outcome.code?.startsWith("form-token-") === true;
}
