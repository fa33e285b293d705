import { accessRequestsPerYear } from "#app/content/pages/privacy-rights.ts";
import { formatUsPhoneNumber } from "#app/domain/text/phone-number.ts";
import { ConsentField, ConsentPrint } from "#app/server/consent/mail-consent.server.tsx";
import { MailLayout, MailLink, SmallPrint } from "#app/server/mail/mail-layout.server.tsx";
import { Field, mailtoOf, NoConfirmation, Typed } from "#app/server/mail/mail-parts.server.tsx";
import { formatEasternTime, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import type { MailMessage, MailPrivacyRequest } from "./mail-message.server.ts";

/** Names the form and the time, and no person: subjects show on locked screens. */
export function messageTeamNoticeSubject({ formName, dueAt }: MailMessage): string {
  return `${formName}: answer by ${formatShortEasternTime(dueAt)}`;
}

/** Gives the team all that a visitor sent, as typed. */
export function MessageTeamNotice({ message }: { message: MailMessage }) {
  const answerBy = formatEasternTime(message.dueAt);
  return (
    <MailLayout
      title={`New message: ${message.formName}`}
      preview={`Answer by ${answerBy}.`}
      footer={<Footer message={message} />}
    >
      <Field label="Answer by">
        <strong>{answerBy}</strong>
      </Field>
      <Field label="Name">
        <bdi>{message.name}</bdi>
      </Field>
      {message.phone !== null && (
        <Field label="Phone">
          <MailLink href={`tel:${message.phone}`}>{formatUsPhoneNumber(message.phone)}</MailLink>
        </Field>
      )}
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
        <FormField key={field} label={labelOf(field)} value={String(value)} />
      ))}
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
        {confirmed ? "our confirmation by email does" : "yourself, by phone or email"})
      </Field>
      {nextAccessAt !== null && (
        <Field label="Over the limit">
          {accessRequestsPerYear} requests for access came in the last 12 months. Write to say so; they can ask again
          from {formatEasternTime(nextAccessAt)}.
        </Field>
      )}
      {hasReference && (
        <Field label="Account reference">
          given, and kept out of mails. Read it with: npm run -s privacy -- export, and the address above
        </Field>
      )}
    </>
  );
}

/** What may run over lines gets room of its own. */
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

/** `assistiveTechnology` → "Assistive technology". */
function labelOf(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Footer({ message }: { message: MailMessage }) {
  return (
    <>
      <SmallPrint>Received: {formatEasternTime(message.receivedAt)}</SmallPrint>
      {/* Not a link: whoever calls the form's address can say any page. */}
      <SmallPrint>Page: {message.pageUrl}</SmallPrint>
      {message.privacy === null && <ConsentPrint consent={message.consent} />}
      <SmallPrint>Reference: {message.reference}</SmallPrint>
      <SmallPrint>An answer to this email goes to the visitor.</SmallPrint>
    </>
  );
}
