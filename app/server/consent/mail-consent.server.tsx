import type { Kysely } from "kysely";
import { findConsentText } from "#app/content/site/consent-texts.ts";
import type { ConsentEvidenceRow, Schema } from "#app/server/database/schema.server.ts";
import { Field, MailLink, Paragraph, SectionHeading, SmallPrint, Typed } from "#app/server/mail/mail-layout.server.tsx";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { readConsentWords } from "./consent-words.server.ts";
import type { ReceiptLinks } from "./receipt-links.server.ts";

/** The words that a visitor has agreed to; null when there are none. */
export type MailConsent = { textId: string; version: number } | null;

/** Columns of the evidence for a lead or message, if there is any. */
export type MailConsentColumns = { text_id: string | null; text_version: number | null };

/** Null when there is no evidence. */
export function mailConsentOf({ text_id, text_version }: MailConsentColumns): MailConsent {
  return text_id === null || text_version === null ? null : { textId: text_id, version: text_version };
}

/** Says whether the team may do more than answer. */
export function ConsentField({ consent }: { consent: MailConsent }) {
  return (
    <Field label="Marketing calls, texts and email">
      {allowsMarketing(consent) ? "allowed" : "not allowed; only answer their request"}
    </Field>
  );
}

/** Names the evidence. */
export function ConsentPrint({ consent }: { consent: MailConsent }) {
  const how = allowsMarketing(consent) ? "the box was checked" : "was shown on the form";
  return (
    <SmallPrint>
      Consent:{" "}
      {consent ? `text ${consent.textId}, version ${consent.version}, ${how}` : "none, the box was not checked"}
    </SmallPrint>
  );
}

/** A confirmation's summary of its reader's consent: the words, when (milliseconds), and the link that stops it. */
export type MailReceipt = { words: string; givenAt: number; url: string };

/** Columns of the evidence for a lead or message, if there is any. */
export type ReceiptColumns = { evidence_id: string | null } & {
  [Column in "text_sha256" | "given_at"]: ConsentEvidenceRow[Column] | null;
};

/** The consent summary in the confirmations of some leads or messages. The function gives null for one without evidence. */
export async function readMailReceipts(
  db: Kysely<Schema>,
  rows: readonly ReceiptColumns[],
  links: ReceiptLinks,
): Promise<(row: ReceiptColumns) => MailReceipt | null> {
  const words = await readConsentWords(db, [...new Set(rows.flatMap(({ text_sha256 }) => text_sha256 ?? []))]);
  return ({ evidence_id, text_sha256, given_at }) => {
    if (evidence_id === null || text_sha256 === null || given_at === null) return null;
    return { words: words.get(text_sha256) ?? "", givenAt: Number(given_at), url: links.url(evidence_id) };
  };
}

/** Shows the person what they agreed to, or that they did not. */
export function ReceiptPart({ receipt }: { receipt: MailReceipt | null }) {
  return (
    <>
      <SectionHeading>What you agreed to</SectionHeading>
      {receipt === null ? (
        <Paragraph>You did not check the box about calls, texts and emails. So we only answer your request.</Paragraph>
      ) : (
        <>
          <Paragraph>You agreed to these words on {formatEasternTime(receipt.givenAt)}:</Paragraph>
          <Typed>{receipt.words}</Typed>
          <Paragraph>
            <MailLink href={receipt.url} showAddress>
              Stop calls, texts or emails
            </MailLink>
          </Paragraph>
          <SmallPrint>
            Did you ask us to stop before? That still holds. To get calls, texts or emails again, press the button
            there.
          </SmallPrint>
        </>
      )}
    </>
  );
}

function allowsMarketing(consent: MailConsent): boolean {
  return consent !== null && findConsentText(consent.textId, consent.version)?.allowsMarketing === true;
}
