import { analysisSteps, officialReports } from "#app/content/pages/free-analysis.ts";
import { greetingName } from "#app/domain/text/greeting-name.ts";
import { MailLayout, MailLink, Paragraph, SectionHeading } from "#app/server/mail/mail-layout.server.tsx";
import { ConfirmationFooter, openingHours } from "#app/server/mail/mail-parts.server.tsx";
import { styles } from "#app/server/mail/mail-style.server.ts";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { site } from "#config/site.ts";
import type { MailLead } from "./mail-lead.server.ts";

export const leadConfirmationSubject = "We received your request for a free credit analysis";

/**
 * Tells a visitor that the request arrived and what comes next.
 * It repeats neither message nor phone, and the name only if it looks like one: anybody can type somebody else's address,
 * and must not write to them through us.
 */
export function LeadConfirmation({ lead }: { lead: MailLead }) {
  const answerBy = formatEasternTime(lead.dueAt);
  const name = greetingName(lead.firstName);
  return (
    <MailLayout
      title="We have your request"
      preview={`You have our answer by ${answerBy}. Have your three free credit reports ready.`}
      footer={<ConfirmationFooter reference={lead.reference} />}
    >
      <Paragraph>{name === null ? "Hello," : `Hi ${name},`}</Paragraph>
      <Paragraph>
        You asked {site.name} for a free credit analysis on {formatEasternTime(lead.receivedAt)}. You have our answer by{" "}
        <strong>{answerBy}</strong>.
      </Paragraph>
      <SectionHeading>What happens now</SectionHeading>
      <Steps answerBy={answerBy} />
      <SectionHeading>How your analysis is done</SectionHeading>
      <AnalysisSteps />
      <SectionHeading>Rather talk today?</SectionHeading>
      <Paragraph>
        Call <MailLink href={site.phone.href}>{site.phone.display}</MailLink>. The line is open {openingHours()}.
      </Paragraph>
      <SectionHeading>What we never ask for by email</SectionHeading>
      <Paragraph>
        Your full Social Security number. If an email in our name asks for it, do not answer it and call us.
      </Paragraph>
    </MailLayout>
  );
}

function AnalysisSteps() {
  return (
    <>
      <ol className="ink" style={styles.list}>
        {analysisSteps.map(({ title, text }) => (
          <li key={title} style={styles.item}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
      <Paragraph>
        Order your reports:{" "}
        <MailLink href={officialReports.url} showAddress>
          {officialReports.name}
        </MailLink>
      </Paragraph>
    </>
  );
}

const stepsOf = (answerBy: string) => [
  { name: "Email confirmation", note: "You are reading it." },
  { name: "Expert review", note: "An expert on our team reads what you wrote." },
  { name: "Personal response", note: `You hear from us by ${answerBy}, with the next step.` },
];

function Steps({ answerBy }: { answerBy: string }) {
  return (
    <ol className="ink" style={styles.list}>
      {stepsOf(answerBy).map(({ name, note }) => (
        <li key={name} style={styles.item}>
          <strong>{name}.</strong> {note}
        </li>
      ))}
    </ol>
  );
}
