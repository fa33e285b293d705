import { MailLayout, MailLink, Paragraph, SectionHeading } from "#app/server/mail/mail-layout.server.tsx";
import { ConfirmationFooter, openingHours } from "#app/server/mail/mail-parts.server.tsx";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { site } from "#config/site.ts";
import type { MailMessage } from "./mail-message.server.ts";

export const messageConfirmationSubject = "We received your message";

/**
 * Tells a visitor that the message arrived and by when it is answered.
 * It repeats nothing that was typed: anybody can type somebody else's address, and must not write to them through us.
 */
export function MessageConfirmation({ message }: { message: MailMessage }) {
  const answerBy = formatEasternTime(message.dueAt);
  return (
    <MailLayout
      title="We have your message"
      preview={`You have our answer by ${answerBy}.`}
      footer={<ConfirmationFooter reference={message.reference} />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        A message with your address reached {site.name} on {formatEasternTime(message.receivedAt)}, from our form “
        {message.formName}”. You have our answer by <strong>{answerBy}</strong>.
      </Paragraph>
      <SectionHeading>Rather talk today?</SectionHeading>
      <Paragraph>
        Call <MailLink href={site.phone.href}>{site.phone.display}</MailLink>. The line is open {openingHours()}.
      </Paragraph>
    </MailLayout>
  );
}
