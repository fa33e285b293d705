import { formatUsPhoneNumber } from "#app/domain/text/phone-number.ts";
import { ConsentField, ConsentPrint } from "#app/server/consent/mail-consent.server.tsx";
import { MailLayout, MailLink, Paragraph, SectionHeading, SmallPrint } from "#app/server/mail/mail-layout.server.tsx";
import { Field, mailtoOf, NoConfirmation, Typed } from "#app/server/mail/mail-parts.server.tsx";
import { formatEasternTime, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import type { MailLead } from "./mail-lead.server.ts";

/** Names the form and the time, and no person: subjects show on locked screens. */
export function leadTeamNoticeSubject(lead: MailLead): string {
  return `${lead.formName}: answer by ${formatShortEasternTime(lead.dueAt)}`;
}

/** Gives the team all that a visitor sent, as typed. */
export function LeadTeamNotice({ lead }: { lead: MailLead }) {
  const answerBy = formatEasternTime(lead.dueAt);
  return (
    <MailLayout
      title={`New request: ${lead.formName}`}
      preview={`Answer by ${answerBy}.`}
      footer={<Footer lead={lead} />}
    >
      <Field label="Answer by">
        <strong>{answerBy}</strong>
      </Field>
      <Field label="Name">
        <bdi>{lead.name}</bdi>
      </Field>
      <Field label="Phone">
        <MailLink href={`tel:${lead.phone}`}>{formatUsPhoneNumber(lead.phone)}</MailLink>
      </Field>
      <Field label="Email">
        <MailLink href={mailtoOf(lead.email)}>{lead.email}</MailLink>
      </Field>
      {!lead.confirmed && <NoConfirmation />}
      <ConsentField consent={lead.consent} />
      <SectionHeading>Message</SectionHeading>
      {lead.message === null ? <Paragraph>No message was written.</Paragraph> : <Typed>{lead.message}</Typed>}
    </MailLayout>
  );
}

function Footer({ lead }: { lead: MailLead }) {
  return (
    <>
      <SmallPrint>Received: {formatEasternTime(lead.receivedAt)}</SmallPrint>
      {/* Not a link: whoever calls the form's address can say any page. */}
      <SmallPrint>Page: {lead.pageUrl}</SmallPrint>
      <ConsentPrint consent={lead.consent} />
      <SmallPrint>Reference: {lead.reference}</SmallPrint>
      <SmallPrint>An answer to this email goes to the visitor.</SmallPrint>
    </>
  );
}
