import type { SubmissionEnvelope } from "#app/forms/submission-envelope.ts";
import { attributionNow } from "#app/lib/consent/attribution.ts";

export type SubmissionExtras = Pick<SubmissionEnvelope, "consent" | "attribution">;

/** What goes along with a form's fields: the words that its sender has agreed to, and how they came here. */
export function submissionExtras(formId: string): SubmissionExtras {
  const consent = tickedConsent(formId);
  const attribution = attributionNow();
  return { ...(consent && { consent }), ...(Object.keys(attribution).length > 0 && { attribution }) };
}

/** None when the box is not ticked, or the form has none. */
function tickedConsent(formId: string): SubmissionExtras["consent"] {
  const form = document.forms.namedItem(formId);
  const sent = form && new FormData(form);
  const textId = sent?.get("consentTextId");
  return typeof textId === "string" ? { textId, version: Number(sent?.get("consentVersion")) } : undefined;
}
