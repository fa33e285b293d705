import { site } from "#config/site.ts";
import { formatEasternTime } from "./eastern-time.server.ts";
import { MailLayout, MailLink, Paragraph, SectionHeading, SmallPrint } from "./mail-layout.server.tsx";
import type { MailLead } from "./mail-lead.server.ts";
import { styles } from "./mail-style.server.ts";

export const leadConfirmationSubject = "We received your request for a free credit analysis";

/**
 * Tells a visitor that the request arrived and what comes next.
 * It repeats neither message nor phone: anybody can type somebody else's address, and must not write to them through us.
 */
export function LeadConfirmation({ lead }: { lead: MailLead }) {
  return (
    <MailLayout
      title="We have your request"
      preview="Our team answers within 24 hours. Nothing is left for you to do."
      footer={<Footer reference={lead.reference} />}
    >
      <Paragraph>Hi {lead.firstName},</Paragraph>
      <Paragraph>
        You asked {site.name} for a free credit analysis on {formatEasternTime(lead.receivedAt)}. Our team answers
        within 24 hours.
      </Paragraph>
      <SectionHeading>What happens now</SectionHeading>
      <Steps />
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

const steps = [
  { name: "Email confirmation", note: "You are reading it." },
  { name: "Expert review", note: "An expert on our team reads what you wrote." },
  { name: "Personal response", note: "Within 24 hours you hear from us, with the next step." },
];

function Steps() {
  return (
    <ol className="ink" style={styles.list}>
      {steps.map(({ name, note }) => (
        <li key={name} style={styles.item}>
          <strong>{name}.</strong> {note}
        </li>
      ))}
    </ol>
  );
}

function Footer({ reference }: { reference: string }) {
  const { street, city, region, postalCode } = site.address;
  return (
    <>
      <SmallPrint>
        Not your request? Somebody typed your address by mistake. Tell us at{" "}
        <MailLink href={`mailto:${site.email}`}>{site.email}</MailLink>.
      </SmallPrint>
      <SmallPrint>Reference: {reference}</SmallPrint>
      <SmallPrint>
        {site.name}, {street}, {city}, {region} {postalCode}
      </SmallPrint>
    </>
  );
}

/** "Mon–Fri 8am–8pm ET and Sat 10am–4pm ET". */
function openingHours(): string {
  const open = site.hours.filter((day) => day.opens !== null).map((day) => `${day.short} ${day.time}`);
  return open.join(" and ");
}
