import { findConsentText } from "#app/content/site/consent-texts.ts";
import { SmallPrint } from "#app/server/mail/mail-layout.server.tsx";
import { Field } from "#app/server/mail/mail-parts.server.tsx";

/** The words that a visitor has agreed to; null when there are none. */
export type MailConsent = { textId: string; version: number } | null;

/** Columns of the evidence that lies beside a lead or message, if any does. */
export type MailConsentColumns = { text_id: string | null; text_version: number | null };

export function mailConsentOf({ text_id, text_version }: MailConsentColumns): MailConsent {
  return text_id === null || text_version === null ? null : { textId: text_id, version: text_version };
}

/** Says what the team may do beside answering. */
export function ConsentField({ consent }: { consent: MailConsent }) {
  return (
    <Field label="Marketing calls, texts and email">
      {allowsMarketing(consent) ? "allowed" : "not allowed; only answer what was asked"}
    </Field>
  );
}

/** Names the evidence. */
export function ConsentPrint({ consent }: { consent: MailConsent }) {
  const how = allowsMarketing(consent) ? "the box was ticked" : "was shown at the form";
  return (
    <SmallPrint>
      Consent: {consent ? `text ${consent.textId}, version ${consent.version}, ${how}` : "none, the box was not ticked"}
    </SmallPrint>
  );
}

function allowsMarketing(consent: MailConsent): boolean {
  return consent !== null && findConsentText(consent.textId, consent.version)?.allowsMarketing === true;
}
