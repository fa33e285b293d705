import type { Kysely } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { analysisSteps, officialReports } from "#app/content/pages/buying/free-analysis.ts";
import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import type { SentParts } from "#app/domain/plan/sent-parts.ts";
import { greetingName } from "#app/domain/text/greeting-name.ts";
import { type SentPartWords, sentPartWords } from "#app/lib/my-path/sent-part-words.ts";
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
import type { LeadRow, Schema } from "#app/server/database/schema.server.ts";
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
  styles,
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
import { formatEasternTime, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { analysisDue } from "#app/server/time/office.server.ts";
import { site } from "#config/site.ts";

/** The emails about a lead: the visitor's confirmation and the team's notice. */
export function leadLetters(links: ReceiptLinks, siteUrl: string, desk: TeamDesk | null) {
  return lettersAbout<MailKindOf<"lead">, MailLead>({
    read: (db, ids) => readLeads(db, ids, links),
    visitorOf: (lead) => (lead.email === "" ? null : lead),
    kinds: {
      "lead-confirmation": {
        subject: "We received your request for a free credit analysis",
        template: (lead) => <LeadConfirmation lead={lead} siteUrl={siteUrl} />,
        replyTo: ({ reference }) => desk?.visitorReplyTo(reference),
        samples: () => sampleLeads(links),
      },
      "lead-team-notice": {
        subject: ({ formName, dueAt }) => `${formName}: answer by ${formatShortEasternTime(dueAt)}`,
        template: (lead) => <LeadTeamNotice lead={lead} desk={desk} />,
        replyTo: ({ reference }) => desk?.replyTo(reference),
        samples: () => sampleLeads(links),
      },
    },
  });
}

/** The lead as its emails show it. Times are milliseconds since 1970, the phone is E.164. */
export type MailLead = {
  /** The lead's id. */
  reference: string;
  formName: string;
  firstName: string;
  name: string;
  /** Empty, as the phone may be, when a caller has none. */
  email: string;
  phone: string;
  message: string | null;
  /** Their picks from their plan, in words. */
  parts: readonly SentPartWords[];
  pageUrl: string;
  receivedAt: number;
  /** When the answer is due; the visitor and the team read the same time. */
  dueAt: number;
  consent: MailConsent;
  /** The consent summary that the visitor reads. */
  receipt: MailReceipt | null;
  /** A confirmation goes, or went, to the visitor. */
  confirmed: boolean;
  /** It came with very many others from one network. */
  isFlood: boolean;
};

type MailLeadRow = Omit<LeadRow, "submission_key" | "last_name" | "attribution"> &
  MailConsentColumns &
  ReceiptColumns & { confirmation_id: string | null };

function mailLeadOf(row: MailLeadRow, receiptOf: (row: ReceiptColumns) => MailReceipt | null): MailLead {
  return {
    reference: row.id,
    formName: row.form_name,
    firstName: row.first_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    parts: row.my_path === null ? [] : sentPartWords(JSON.parse(row.my_path) as SentParts),
    pageUrl: row.page_url,
    receivedAt: row.created_at,
    dueAt: analysisDue(row.created_at),
    consent: mailConsentOf(row),
    receipt: receiptOf(row),
    confirmed: row.confirmation_id !== null,
    isFlood: row.status === "flood",
  };
}

async function readLeads(db: Kysely<Schema>, ids: string[], links: ReceiptLinks): Promise<Map<string, MailLead>> {
  const rows: MailLeadRow[] = await db
    .selectFrom("leads")
    .leftJoin("consent_evidence", "consent_evidence.lead_id", "leads.id")
    .leftJoin("outbox as mail", (join) =>
      join.onRef("mail.subject_id", "=", "leads.id").on("mail.kind", "=", "lead-confirmation"),
    )
    .select(["leads.id", "form_name", "first_name", "leads.name", "email", "phone", "message", "leads.page_url"])
    .select([
      "leads.created_at",
      "leads.status",
      "leads.my_path",
      "text_id",
      "text_version",
      "mail.id as confirmation_id",
    ])
    .select(["consent_evidence.id as evidence_id", "text_sha256", "given_at"])
    .where("leads.id", "in", ids)
    .execute();
  const receiptOf = await readMailReceipts(db, rows, links);
  return new Map(rows.map((row) => [row.id, mailLeadOf(row, receiptOf)]));
}

function sampleLeads(links: ReceiptLinks) {
  const usual: MailLead = {
    ...samplePerson,
    reference: sampleId,
    formName: "Free Credit Analysis",
    message: "I would like to buy in two years. What should I pay first?",
    parts: [{ name: "savings", title: "Savings", lines: ["$12,400 saved", "$300 saved a month"] }],
    pageUrl: "https://site.example/get-started",
    receivedAt: sampleTime,
    dueAt: hoursLater(24),
    consent: { textId: "calls-texts-email", version: 1 },
    receipt: { words: "You may call, text and email me.", givenAt: sampleTime, url: links.url(sampleId) },
    confirmed: true,
    isFlood: false,
  };
  const bare: MailLead = { ...usual, phone: "", message: null, parts: [], consent: null, receipt: null };
  const hostile: MailLead = { ...usual, ...hostilePerson, message: hostileText, confirmed: false, isFlood: true };
  return { usual, bare, hostile };
}

/**
 * Tells a visitor that the request arrived and what comes next. It doesn't repeat the message or the phone, and repeats the
 * name only if it looks like one: anyone can type someone else's address, and must not be able to write to them through us.
 */
function LeadConfirmation({ lead, siteUrl }: { lead: MailLead; siteUrl: string }) {
  const answerBy = formatEasternTime(lead.dueAt);
  const name = greetingName(lead.firstName);
  return (
    <MailLayout
      title="We have your request"
      preview={`You’ll get our answer by ${answerBy}. Have your three free credit reports ready.`}
      footer={<ConfirmationFooter reference={lead.reference} />}
    >
      <Paragraph>{name === null ? "Hello," : `Hi ${name},`}</Paragraph>
      <Paragraph>
        You asked {site.name} for a free credit analysis on {formatEasternTime(lead.receivedAt)}. You’ll get our answer
        by <strong>{answerBy}</strong>.
      </Paragraph>
      <SectionHeading>What happens now</SectionHeading>
      <Steps answerBy={answerBy} />
      <SectionHeading>How your analysis is done</SectionHeading>
      <AnalysisSteps />
      <SectionHeading>Your next three steps</SectionHeading>
      <NextSteps siteUrl={siteUrl} />
      <SectionHeading>Rather talk today?</SectionHeading>
      <Paragraph>
        Call <MailLink href={site.phone.href}>{site.phone.display}</MailLink>. The line is open {openHours}.{" "}
        {closedDays}
      </Paragraph>
      <SectionHeading>What we never ask for by email</SectionHeading>
      <Paragraph>
        Your full Social Security number. If an email in our name asks for it, don’t answer. Call us.
      </Paragraph>
      <ReceiptPart receipt={lead.receipt} />
    </MailLayout>
  );
}

function AnalysisSteps() {
  return (
    <ol className="ink" style={styles.list}>
      {analysisSteps.map(({ title, text }) => (
        <li key={title} style={styles.item}>
          <strong>{title}.</strong> {text}
        </li>
      ))}
    </ol>
  );
}

/** What the visitor can do before we call. The links contain nothing about the visitor. */
function NextSteps({ siteUrl }: { siteUrl: string }) {
  const steps = [
    { title: "Order your reports", text: "They are free:", to: officialReports.url, label: officialReports.name },
    {
      title: "Find your month",
      text: "My path works out when you could buy, and what to do by when. Your numbers stay on your device:",
      to: `${siteUrl}/my-path`,
      label: "My path",
    },
    {
      title: "Look for help with the down payment",
      text: "A few short questions show the programs to ask about:",
      to: `${siteUrl}/assistance-finder`,
      label: "Assistance finder",
    },
  ];
  return (
    <ol className="ink" style={styles.list}>
      {steps.map(({ title, text, to, label }) => (
        <li key={title} style={styles.item}>
          <strong>{title}.</strong> {text}{" "}
          <MailLink href={to} showAddress>
            {label}
          </MailLink>
        </li>
      ))}
    </ol>
  );
}

const stepsOf = (answerBy: string) => [
  { name: "Email confirmation", note: "You are reading it." },
  { name: "Expert review", note: "An expert on our team reads your request." },
  { name: "Personal response", note: `We get back to you by ${answerBy} with the next step.` },
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

type LeadNotice = { lead: MailLead; desk: TeamDesk | null };

/** Gives the team everything that a visitor sent, as typed. */
function LeadTeamNotice({ lead, desk }: LeadNotice) {
  const answerBy = formatEasternTime(lead.dueAt);
  return (
    <MailLayout
      title={`New request: ${lead.formName}`}
      preview={`Answer by ${answerBy}.`}
      footer={<TeamFooter lead={lead} desk={desk} />}
    >
      <AnswerAtDesk desk={desk} reference={lead.reference} />
      <Field label="Answer by">
        <strong>{answerBy}</strong>
      </Field>
      <Field label="Name">
        <bdi>{lead.name}</bdi>
      </Field>
      {lead.phone !== "" && <TeamPhone desk={desk} phone={lead.phone} />}
      {lead.email === "" ? (
        <Field label="Email">none: call them</Field>
      ) : (
        <Field label="Email">
          <MailLink href={mailtoOf(lead.email)}>{lead.email}</MailLink>
        </Field>
      )}
      {lead.email !== "" && !lead.confirmed && <NoConfirmation isFlood={lead.isFlood} />}
      <ConsentField consent={lead.consent} />
      <SectionHeading>Message</SectionHeading>
      {lead.message === null ? <Paragraph>No message was written.</Paragraph> : <Typed>{lead.message}</Typed>}
      {lead.parts.length > 0 && <PlanParts parts={lead.parts} />}
    </MailLayout>
  );
}

/** The text the visitor saw before sending, in the same words. */
function PlanParts({ parts }: Pick<MailLead, "parts">) {
  return (
    <>
      <SectionHeading>From their path</SectionHeading>
      <Paragraph>They picked these parts of the plan on their device. No one has checked them.</Paragraph>
      {parts.map(({ name, title, lines }) => (
        <Field key={name} label={title}>
          {lines.join(". ")}
        </Field>
      ))}
    </>
  );
}

function TeamFooter({ lead, desk }: LeadNotice) {
  return (
    <>
      <SmallPrint>Received: {formatEasternTime(lead.receivedAt)}</SmallPrint>
      {/* Not a link: anyone who posts to the form's address can name any page. */}
      <SmallPrint>Page: {lead.pageUrl}</SmallPrint>
      <ConsentPrint consent={lead.consent} />
      <SmallPrint>Reference: {lead.reference}</SmallPrint>
      {lead.email !== "" && <WhereRepliesGo desk={desk} reference={lead.reference} />}
    </>
  );
}
