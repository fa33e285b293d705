import { accessRequestsPerYear, requestChoices } from "#app/content/pages/company/privacy-rights.ts";
import type { PrivacyRequestRow } from "#app/server/database/schema.server.ts";
import {
  ConfirmationFooter,
  Field,
  MailLayout,
  MailLink,
  Paragraph,
  SectionHeading,
} from "#app/server/mail/mail-layout.server.tsx";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";

/** Names no person: subjects show on locked screens. */
export const privacyConfirmationSubject = "We received your privacy request";

/** The privacy request as its emails show it. Times are milliseconds since 1970. */
export type MailPrivacyRequest = {
  requestType: PrivacyRequestRow["request_type"];
  acknowledgeBy: number;
  /** Set when the address has asked to see its data too often. */
  nextAccessAt: number | null;
  /** The account reference itself is in no email. */
  hasReference: boolean;
  statusUrl: string;
};

type Props = { reference: string; receivedAt: number; dueAt: number; privacy: MailPrivacyRequest };

/**
 * Confirms a privacy request as the law requires: that it arrived, what happens now and when it will be answered. Like every
 * confirmation, it repeats nothing that was typed.
 */
export function PrivacyConfirmation({ reference, receivedAt, dueAt, privacy }: Props) {
  const answerBy = formatEasternTime(dueAt);
  return (
    <MailLayout
      title="We have your privacy request"
      preview={`You’ll get our answer by ${answerBy}.`}
      footer={<ConfirmationFooter reference={reference} />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        We received a privacy request with your address on {formatEasternTime(receivedAt)}. You’ll get our answer by{" "}
        <strong>{answerBy}</strong>.
      </Paragraph>
      <Field label="You asked for">{requestChoices[privacy.requestType].label}</Field>
      <Field label="Reference number">{reference}</Field>
      <SectionHeading>What happens now</SectionHeading>
      <WhatHappens {...privacy} />
      <SectionHeading>Status</SectionHeading>
      <Paragraph>
        <MailLink href={privacy.statusUrl} showAddress>
          See the status of your request
        </MailLink>
      </Paragraph>
      <Paragraph>Keep this email. You need its link to get there.</Paragraph>
    </MailLayout>
  );
}

function WhatHappens({ requestType, nextAccessAt }: MailPrivacyRequest) {
  if (nextAccessAt !== null) {
    return (
      <Paragraph>
        In the last 12 months we answered {accessRequestsPerYear} requests for access that this address confirmed. That
        is as many as we answer in 12 months. We still keep this one: a person reads it and writes to you by the date
        above. You can ask again from {formatEasternTime(nextAccessAt)}.
      </Paragraph>
    );
  }
  if (requestType === "opt-out") {
    return <Paragraph>You don’t need to do anything. An opt-out needs no proof.</Paragraph>;
  }
  return (
    <Paragraph>
      Please open the page below and press the button there, so we know it was you. Then we will do what you asked. A
      reply to this email is no proof: anyone can write your address into one. We never ask for your Social Security
      number.
    </Paragraph>
  );
}
