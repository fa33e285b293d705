import type { Kysely } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { denialWords, extensionWords } from "#app/content/desk/privacy-words.ts";
import { requestChoices } from "#app/content/pages/company/privacy-rights.ts";
import { answerBy } from "#app/domain/privacy/legal-dates.ts";
import type { DenialReason, ExtensionReason, PrivacyStepKind } from "#app/domain/privacy/request-steps.ts";
import type { PrivacyStepRow } from "#app/server/database/schema/privacy-schema.server.ts";
import type { PrivacyRequestRow, Schema } from "#app/server/database/schema.server.ts";
import { readSteps } from "#app/server/desk/privacy/read-request.server.ts";
import { type EmailRecord, lettersAbout } from "#app/server/mail/letters.server.ts";
import {
  ConfirmationFooter,
  Field,
  MailButton,
  MailLayout,
  MailLink,
  Paragraph,
} from "#app/server/mail/mail-layout.server.tsx";
import { hoursLater, sampleId, samplePerson, sampleTime } from "#app/server/mail/sample-people.server.ts";
import type { TeamDesk } from "#app/server/mail/team-desk.server.tsx";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { site } from "#config/site.ts";
import { heldKinds } from "./held-kinds.server.ts";
import { type PrivacyLinks, statusLinkDays } from "./privacy-requests.server.ts";

type PrivacyStep = Pick<PrivacyStepRow, "kind" | "detail">;

/** The data for the emails about the steps of a request. Times are milliseconds since 1970. */
type StepsOf = {
  reference: string;
  email: string;
  requestType: PrivacyRequestRow["request_type"];
  receivedAt: number;
  answerBy: number;
  statusUrl: string;
  steps: readonly PrivacyStep[];
  /** The kinds of data that are held, in words. */
  kinds: readonly string[];
};

/** The emails that tell the sender of a privacy request about each step. They repeat nothing that anyone typed. */
export function privacyStepLetters(links: PrivacyLinks, desk: TeamDesk | null) {
  const step = (words: (request: StepsOf) => Words, about: Partial<StepsOf> = {}): EmailRecord<StepsOf> => ({
    subject: (request) => words(request).subject,
    template: (request) => <StepLetter request={request} words={words(request)} />,
    replyTo: ({ reference }) => desk?.visitorReplyTo(reference),
    samples: () => ({ usual: { ...sampleRequest(links), ...about } }),
  });
  return lettersAbout<MailKindOf<"privacy">, StepsOf>({
    read: (db, ids) => readRequests(db, ids, links),
    visitorOf: ({ email }) => ({ email }),
    kinds: {
      "privacy-confirm": step(askToConfirm),
      "privacy-categories": step(tellKinds),
      "privacy-file": step(offerFile),
      "privacy-corrected": step(tellCorrected, { steps: [{ kind: "corrected", detail: "phone number" }] }),
      "privacy-opted-out": step(tellOptedOut, { requestType: "opt-out" }),
      "privacy-extended": step(giveNotice, { steps: [{ kind: "extended", detail: "much-data" }] }),
      "privacy-denied": step(tellDenied, { steps: [{ kind: "denied", detail: "not-verified" }] }),
      "privacy-erasing": step(tellErasing, { requestType: "delete" }),
    },
  });
}

/** One email: short paragraphs, and perhaps a button that leads to the status page. */
type Words = {
  subject: string;
  title: string;
  preview: string;
  paragraphs: string[];
  list?: readonly string[];
  button?: string;
};

function StepLetter({ request, words }: { request: StepsOf; words: Words }) {
  const { reference, requestType, receivedAt, statusUrl } = request;
  const { title, preview, paragraphs, list = [], button } = words;
  return (
    <MailLayout title={title} preview={preview} footer={<ConfirmationFooter reference={reference} />}>
      <Paragraph>Hello,</Paragraph>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {list.map((line) => (
        <Paragraph key={line}>• {line}</Paragraph>
      ))}
      {button && <MailButton href={statusUrl}>{button}</MailButton>}
      <Field label="You asked for">{requestChoices[requestType].label}</Field>
      <Field label="Received">{formatEasternTime(receivedAt)}</Field>
      {!button && (
        <Paragraph>
          <MailLink href={statusUrl} showAddress>
            See the status of your request
          </MailLink>
        </Paragraph>
      )}
      <Paragraph>
        Questions? Write to <MailLink href={`mailto:${site.email}`}>{site.email}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

function sampleRequest(links: PrivacyLinks): StepsOf {
  return {
    reference: sampleId,
    email: samplePerson.email,
    requestType: "access",
    receivedAt: sampleTime,
    answerBy: hoursLater(45 * 24),
    statusUrl: links.status(sampleId),
    steps: [],
    kinds: ["Messages you sent with our forms", "Calls you booked"],
  };
}

function askToConfirm({ answerBy: due }: StepsOf): Words {
  return {
    subject: "Please confirm your privacy request",
    title: "Was it you?",
    preview: "One button, and we can go on.",
    paragraphs: [
      "Before we open or change anything, we have to know that it was you. Open the page and press the button there.",
      `You’ll get our answer by ${formatEasternTime(due)}. We never ask for your Social Security number.`,
    ],
    button: "Open the page",
  };
}

function tellKinds({ kinds }: StepsOf): Words {
  return {
    subject: "Our answer to your privacy request",
    title: "What we hold about you",
    preview: "The kinds of data, without the data itself.",
    paragraphs: [
      kinds.length > 0 ? "We hold these kinds of data under your address:" : "We hold nothing but this request.",
    ],
    list: kinds,
  };
}

function offerFile(): Words {
  return {
    subject: "Your data is ready",
    title: "Your data is ready",
    preview: "You can download it for 30 days.",
    paragraphs: [
      `We put everything we hold about you into one file. You can download it for ${statusLinkDays} days.`,
      "The file is JSON. You can open it in any text editor, and pass it on to another service.",
    ],
    button: "Get your file",
  };
}

function tellCorrected(request: StepsOf): Words {
  const what = stepOf(request, "corrected")?.detail;
  return {
    subject: "We corrected your data",
    title: "We corrected your data",
    preview: "It is right everywhere now.",
    paragraphs: [
      `We corrected what you asked for${what ? `: your ${what}` : ""}. It is now correct in everything you sent us.`,
      "Our record of what you agreed to stays as it was. It is proof, for you and for us.",
    ],
  };
}

function tellOptedOut(): Words {
  return {
    subject: "Your opt-out is recorded",
    title: "Your opt-out is recorded",
    preview: "We don’t sell or share your data.",
    paragraphs: [
      "We recorded that you don’t want your data sold or shared. We do neither.",
      "Do you also want us to stop calling, texting or emailing you? Just reply to this email and say so.",
    ],
  };
}

function giveNotice(request: StepsOf): Words {
  const reason = stepOf(request, "extended")?.detail as ExtensionReason | undefined;
  const due = formatEasternTime(request.answerBy);
  return {
    subject: "Your privacy request needs more time",
    title: "We need more time",
    preview: `You’ll get our answer by ${due}.`,
    paragraphs: [
      `We need more time for your request. You’ll get our answer by ${due}. That is 90 days from the day we received it, and the last date the law allows.`,
      ...(reason ? [extensionWords[reason].letter] : []),
    ],
  };
}

function tellDenied(request: StepsOf): Words {
  const reason = stepOf(request, "denied")?.detail as DenialReason | undefined;
  return {
    subject: "Our answer to your privacy request",
    title: "We could not do what you asked",
    preview: "Here is why, and what you can do.",
    paragraphs: [
      ...(reason ? [denialWords[reason].letter] : []),
      "Do you think we are wrong? Reply to this email and say why. A person reads it. You can also file a complaint with your state’s privacy regulator or attorney general.",
    ],
  };
}

function tellErasing(): Words {
  return {
    subject: "We are erasing your data",
    title: "We are erasing your data",
    preview: "This is our last email to you.",
    paragraphs: [
      "We said yes to your request. Everything we hold under your address is erased as soon as this email is on its way.",
      `This is our last email: your address goes, too. The page below tells you the day it was done, for ${statusLinkDays} days.`,
      "Backup copies are opened only if we lose data. Each one is deleted when its time is up.",
    ],
  };
}

function stepOf({ steps }: StepsOf, kind: PrivacyStepKind): PrivacyStep | undefined {
  return steps.findLast((step) => step.kind === kind);
}

async function readRequests(db: Kysely<Schema>, ids: string[], links: PrivacyLinks): Promise<Map<string, StepsOf>> {
  const rows = await db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .select(["message.id", "message.email", "message.created_at", "message.due_at"])
    .select(["request.request_type", "request.extended_until"])
    .where("message.id", "in", ids)
    .execute();
  const steps = Map.groupBy(await readSteps(db, ids), ({ request_id }) => request_id);
  const requests = new Map<string, StepsOf>();
  for (const { id, email, created_at, due_at, request_type, extended_until } of rows) {
    requests.set(id, {
      reference: id,
      email,
      requestType: request_type,
      receivedAt: created_at,
      steps: steps.get(id) ?? [],
      answerBy: answerBy({ dueAt: due_at, extendedUntil: extended_until }),
      statusUrl: links.status(id),
      kinds: await heldKinds(db, email, id),
    });
  }
  return requests;
}
