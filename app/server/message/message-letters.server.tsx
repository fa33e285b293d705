import type { Kysely } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { accessRequestsPerYear } from "#app/content/pages/company/privacy-rights.ts";
import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import {
  ConsentField,
  ConsentPrint,
  type MailConsent,
  type MailConsentColumns,
  type MailReceipt,
  mailConsentOf,
  type ReceiptColumns,
  ReceiptPart,
  readMailReceipts,
} from "#app/server/consent/mail-consent.server.tsx";
import type { ReceiptLinks } from "#app/server/consent/receipt-links.server.ts";
import type { MessageRow, PrivacyRequestRow, Schema } from "#app/server/database/schema.server.ts";
import { answerLabel } from "#app/server/forms/message-forms.server.ts";
import { lettersAbout } from "#app/server/mail/letters.server.ts";
import {
  ConfirmationFooter,
  Field,
  MailLayout,
  MailLink,
  mailtoOf,
  NoConfirmation,
  Paragraph,
  SectionHeading,
  SmallPrint,
  Typed,
} from "#app/server/mail/mail-layout.server.tsx";
import {
  hostilePerson,
  hostileText,
  hoursLater,
  sampleId,
  samplePerson,
  sampleTime,
} from "#app/server/mail/sample-people.server.ts";
import { AnswerAtDesk, type TeamDesk, TeamPhone, WhereRepliesGo } from "#app/server/mail/team-desk.server.tsx";
import {
  type MailPrivacyRequest,
  PrivacyConfirmation,
  privacyConfirmationSubject,
} from "#app/server/privacy/privacy-confirmation.server.tsx";
import type { PrivacyLinks } from "#app/server/privacy/privacy-requests.server.ts";
import { formatEasternTime, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { site } from "#config/site.ts";

/** Where the links of a confirmation lead. */
type MessageLinks = { privacy: PrivacyLinks; receipt: ReceiptLinks };

/** The emails about a message. The sender of a privacy request gets the confirmation that the law requires. */
export function messageLetters(links: MessageLinks, desk: TeamDesk | null) {
  return lettersAbout<MailKindOf<"message">, MailMessage>({
    read: (db, ids) => readMessages(db, ids, links),
    visitorOf: (message) => message,
    kinds: {
      "message-confirmation": {
        subject: ({ privacy }) => (privacy ? privacyConfirmationSubject : "We received your message"),
        template: (message) =>
          message.privacy ? (
            <PrivacyConfirmation {...message} privacy={message.privacy} />
          ) : (
            <MessageConfirmation message={message} />
          ),
        replyTo: ({ reference }) => desk?.visitorReplyTo(reference),
        samples: () => sampleMessages(links),
      },
      "message-team-notice": {
        subject: ({ formName, dueAt }) => `${formName}: answer by ${formatShortEasternTime(dueAt)}`,
        template: (message) => <MessageTeamNotice message={message} desk={desk} />,
        replyTo: ({ reference }) => desk?.replyTo(reference),
        samples: () => sampleMessages(links),
      },
    },
  });
}

/** The message as its emails show it. Times are milliseconds since 1970, the phone is E.164. */
export type MailMessage = {
  /** The message's id. */
  reference: string;
  formName: string;
  name: string;
  email: string;
  phone: string | null;
  /** The form's other answers, by field name. */
  fields: Record<string, string | number>;
  pageUrl: string;
  dueAt: number;
  receivedAt: number;
  /** Not asked when someone sends a privacy request. */
  consent: MailConsent;
  receipt: MailReceipt | null;
  /** A confirmation goes, or went, to the visitor. */
  confirmed: boolean;
  /** A file was attached. */
  hasFile: boolean;
  /** Only for a privacy request. */
  privacy: MailPrivacyRequest | null;
};

/** A message, its evidence of consent, and the row of its privacy request if it is one. */
type MailMessageRow = MessageRow &
  MailConsentColumns &
  ReceiptColumns & { confirmation_id: string | null; document_id: string | null } & {
    [Column in keyof PrivacyRequestRow]: PrivacyRequestRow[Column] | null;
  };

function mailMessageOf(
  row: MailMessageRow,
  links: PrivacyLinks,
  receiptOf: (row: ReceiptColumns) => MailReceipt | null,
): MailMessage {
  return {
    reference: row.id,
    formName: row.form_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    fields: JSON.parse(row.fields) as Record<string, string | number>,
    pageUrl: row.page_url,
    dueAt: row.due_at,
    receivedAt: row.created_at,
    consent: mailConsentOf(row),
    receipt: receiptOf(row),
    confirmed: row.confirmation_id !== null,
    hasFile: row.document_id !== null,
    privacy: mailPrivacyRequestOf(row, links),
  };
}

function mailPrivacyRequestOf(row: MailMessageRow, links: PrivacyLinks): MailPrivacyRequest | null {
  const { request_type, acknowledge_by, next_access_at, sealed_reference } = row;
  if (request_type === null || acknowledge_by === null) return null;
  return {
    requestType: request_type,
    acknowledgeBy: acknowledge_by,
    nextAccessAt: next_access_at,
    hasReference: sealed_reference !== null,
    statusUrl: links.status(row.id),
  };
}

async function readMessages(db: Kysely<Schema>, ids: string[], links: MessageLinks): Promise<Map<string, MailMessage>> {
  const rows: MailMessageRow[] = await db
    .selectFrom("messages")
    .leftJoin("privacy_requests", "privacy_requests.message_id", "messages.id")
    .leftJoin("consent_evidence", "consent_evidence.message_id", "messages.id")
    .leftJoin("outbox as mail", (join) =>
      join.onRef("mail.subject_id", "=", "messages.id").on("mail.kind", "=", "message-confirmation"),
    )
    .selectAll(["messages", "privacy_requests"])
    .select(["text_id", "text_version", "mail.id as confirmation_id"])
    .select((row) =>
      row
        .selectFrom("documents")
        .select("documents.id")
        .whereRef("documents.message_id", "=", "messages.id")
        .limit(1)
        .as("document_id"),
    )
    .select(["consent_evidence.id as evidence_id", "text_sha256", "given_at"])
    .where("messages.id", "in", ids)
    .execute();
  const receiptOf = await readMailReceipts(db, rows, links.receipt);
  return new Map(rows.map((row) => [row.id, mailMessageOf(row, links.privacy, receiptOf)]));
}

function sampleMessages({ privacy, receipt }: MessageLinks) {
  const usual: MailMessage = {
    ...samplePerson,
    reference: sampleId,
    formName: "Contact",
    fields: { subject: "Down payment", message: "Can a gift from my parents be the whole down payment?" },
    pageUrl: "https://site.example/contact",
    dueAt: hoursLater(24),
    receivedAt: sampleTime,
    consent: { textId: "calls-texts-email", version: 1 },
    receipt: { words: "You may call, text and email me.", givenAt: sampleTime, url: receipt.url(sampleId) },
    confirmed: true,
    hasFile: false,
    privacy: null,
  };
  const request: MailPrivacyRequest = {
    requestType: "access",
    acknowledgeBy: hoursLater(10 * 24),
    nextAccessAt: null,
    hasReference: true,
    statusUrl: privacy.status(sampleId),
  };
  const asked = { ...usual, formName: "Privacy Rights Request", fields: { requestType: "access" }, privacy: request };
  return {
    usual,
    hostile: {
      ...usual,
      ...hostilePerson,
      fields: { message: hostileText, work: "<i>x</i>" },
      confirmed: false,
      hasFile: true,
    },
    privacy: asked,
    "privacy, too often": { ...asked, privacy: { ...request, nextAccessAt: hoursLater(150 * 24) } },
    "privacy, opt-out": { ...asked, privacy: { ...request, requestType: "opt-out" as const } },
  };
}

/**
 * Tells a visitor that the message arrived and when we will answer it. It repeats nothing that was typed: anyone can type
 * someone else's address, and must not be able to write to them through us.
 */
function MessageConfirmation({ message }: { message: MailMessage }) {
  const answerBy = formatEasternTime(message.dueAt);
  return (
    <MailLayout
      title="We have your message"
      preview={`You’ll get our answer by ${answerBy}.`}
      footer={<ConfirmationFooter reference={message.reference} />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {site.name} received a message with your address on {formatEasternTime(message.receivedAt)}, from our form “
        {message.formName}”. You’ll get our answer by <strong>{answerBy}</strong>.
      </Paragraph>
      <SectionHeading>Rather talk today?</SectionHeading>
      <Paragraph>
        Call <MailLink href={site.phone.href}>{site.phone.display}</MailLink>. The line is open {openHours}.{" "}
        {closedDays}
      </Paragraph>
      {message.receipt && <ReceiptPart receipt={message.receipt} />}
    </MailLayout>
  );
}

type MessageNotice = { message: MailMessage; desk: TeamDesk | null };

/** Gives the team everything that a visitor sent, as typed. */
function MessageTeamNotice({ message, desk }: MessageNotice) {
  const answerBy = formatEasternTime(message.dueAt);
  return (
    <MailLayout
      title={`New message: ${message.formName}`}
      preview={`Answer by ${answerBy}.`}
      footer={<TeamFooter message={message} desk={desk} />}
    >
      <AnswerAtDesk desk={desk} reference={message.reference} />
      <Field label="Answer by">
        <strong>{answerBy}</strong>
      </Field>
      <Field label="Name">
        <bdi>{message.name}</bdi>
      </Field>
      {message.phone !== null && <TeamPhone desk={desk} phone={message.phone} />}
      <Field label="Email">
        <MailLink href={mailtoOf(message.email)}>{message.email}</MailLink>
      </Field>
      {!message.confirmed && <NoConfirmation />}
      {message.privacy ? (
        <PrivacyFields {...message.privacy} confirmed={message.confirmed} />
      ) : (
        <ConsentField consent={message.consent} />
      )}
      {Object.entries(message.fields).map(([field, value]) => (
        <FormField key={field} label={answerLabel(message.formName, field)} value={String(value)} />
      ))}
      {message.hasFile && (
        <Field label="File">
          was attached, and is kept out of emails. Save it from its thread at the desk, or read it with: npm run -s
          privacy -- export, and the address above
        </Field>
      )}
    </MailLayout>
  );
}

function PrivacyFields({
  acknowledgeBy,
  nextAccessAt,
  hasReference,
  confirmed,
}: MailPrivacyRequest & Pick<MailMessage, "confirmed">) {
  return (
    <>
      <Field label="Confirm arrival by">
        {formatEasternTime(acknowledgeBy)} (
        {confirmed ? "our confirmation email does this" : "yourself, by phone or email"})
      </Field>
      {nextAccessAt !== null && (
        <Field label="Over the limit">
          {accessRequestsPerYear} requests for access were confirmed and answered in the last 12 months. Write to say
          so; they can ask again from {formatEasternTime(nextAccessAt)}.
        </Field>
      )}
      {hasReference && (
        <Field label="Account reference">
          given, and kept out of emails. Read it with: npm run -s privacy -- export, and the address above
        </Field>
      )}
    </>
  );
}

/** A long value, or one with line breaks, gets its own block. */
function FormField({ label, value }: { label: string; value: string }) {
  if (value.length <= 60 && !value.includes("\n")) {
    return (
      <Field label={label}>
        <bdi>{value}</bdi>
      </Field>
    );
  }
  return (
    <>
      <Field label={label}>{null}</Field>
      <Typed>{value}</Typed>
    </>
  );
}

function TeamFooter({ message, desk }: MessageNotice) {
  return (
    <>
      <SmallPrint>Received: {formatEasternTime(message.receivedAt)}</SmallPrint>
      {/* Not a link: anyone who posts to the form's address can name any page. */}
      <SmallPrint>Page: {message.pageUrl}</SmallPrint>
      {message.privacy === null && <ConsentPrint consent={message.consent} />}
      <SmallPrint>Reference: {message.reference}</SmallPrint>
      <WhereRepliesGo desk={desk} reference={message.reference} />
    </>
  );
}
