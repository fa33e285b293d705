import { pino } from "pino";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import { accessibilityReportForm } from "#app/forms/accessibility-report.ts";
import { contactForm } from "#app/forms/contact.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { privacyRequestForm } from "#app/forms/privacy-request.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { setSwitch } from "#app/server/desk/promises/promise-switches.server.ts";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { answerRequests } from "#app/server/newsletter/newsletter-requests.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { asOf, makeSampleCalendar } from "./calendar.server.ts";
import { type SamplePerson, samplePeople, samplePlan, sampleQuestions } from "./people.server.ts";
import { workOnSamples } from "./work.server.ts";

/** The services that make the samples. */
export type SampleParts = { database: SiteDatabase; dataKey: DataKey; siteUrl: string };

const hourMs = 60 * 60_000;

/**
 * Fills a database with people who do not exist, through the stores that visitors' forms use, and the desk with their
 * history. They wrote over the last two weeks: some are answered, some late, one was set aside. Nothing is emailed.
 */
export async function makeSamples(parts: SampleParts, nowMs: number): Promise<{ people: number; threads: number }> {
  for (const [index, person] of samplePeople.entries()) {
    const writtenMs = nowMs - hourMs * hoursAgo(index);
    await asOf(writtenMs, () => writeAs(parts, person, index, writtenMs));
  }
  const colleagues = await makeSampleCalendar(parts.database, nowMs);
  const projector = { database: parts.database, log: pino({ level: "silent" }) };
  await withoutMail(parts.database, nowMs);
  await withoutNotices(parts.database, colleagues, nowMs);
  await projectOnce(projector, nowMs);
  await workOnSamples(parts, colleagues, nowMs);
  await projectOnce(projector, nowMs);
  const { db } = parts.database;
  const threads = await db.selectFrom("threads").select("id").execute();
  return { people: samplePeople.length, threads: threads.length };
}

/** The newest third wrote within a day or so, the first of them an hour ago; the oldest two weeks ago. */
function hoursAgo(index: number): number {
  return index < 13 ? 1 + index * 2 : 32 + (index - 13) * 11;
}

/** Out of ten people six ask for an analysis, two write, one uses a right, one has trouble with a page. */
async function writeAs(parts: SampleParts, person: SamplePerson, index: number, nowMs: number): Promise<void> {
  const question = sampleQuestions[index % sampleQuestions.length] ?? "";
  const kind = index % 10;
  if (kind < 5 || kind === 7) await askForAnalysis(parts, person, kind < 3 ? question : null, index === 0);
  if (kind === 5 || kind === 6) await write(parts, contactOf(person, question), nowMs, index === 16);
  if (kind === 8) await write(parts, privacyOf(person, index), nowMs);
  if (kind === 9) await write(parts, accessibilityOf(person), nowMs);
  if (index % 7 === 3) {
    const request = { kind: "sign-up", email: person.email, pageUrl: `${parts.siteUrl}/blog` } as const;
    await createNewsletterStore(parts.database).request(request);
    await answerRequests({ db: parts.database.db, recipients: unlimitedRecipients });
  }
}

async function askForAnalysis(
  { database, siteUrl }: SampleParts,
  person: SamplePerson,
  message: string | null,
  withPlan: boolean,
) {
  await createLeadStore(database, { webhook: false, recipients: unlimitedRecipients }).save({
    ...person,
    formName: creditAnalysisForm.formName,
    pageUrl: `${siteUrl}/get-started`,
    ...(message !== null && { message }),
    ...(withPlan && { myPath: samplePlan }),
    consent: { textId: contactConsent.id, version: contactConsent.version },
  });
}

type Sent = { formName: string } & Record<string, string>;

/** As the form's own page sends it: checked, with its due time. */
async function write(
  { database, dataKey, siteUrl }: SampleParts,
  sent: Sent,
  nowMs: number,
  suspicious = false,
): Promise<void> {
  const parsed = messageForms.get(sent.formName)?.read({ ...sent, pageUrl: `${siteUrl}/contact` }, nowMs);
  if (!parsed?.ok) throw new Error(`The sample of ${sent.formName} is none that its form takes`);
  await createMessageStore(database, dataKey, { webhook: false, recipients: unlimitedRecipients }).save({
    ...parsed.value,
    suspicious,
  });
}

function contactOf({ firstName, lastName, email, phone }: SamplePerson, message: string): Sent {
  return { formName: contactForm.formName, firstName, lastName, email, phone, subject: "A question", message };
}

const rights = ["access", "delete", "opt-out"] as const;

function privacyOf({ name, email, phone }: SamplePerson, index: number): Sent {
  const requestType = rights[Math.floor(index / 10) % rights.length] ?? "access";
  return { formName: privacyRequestForm.formName, requestType, fullName: name, email, phone };
}

function accessibilityOf({ name, email }: SamplePerson): Sent {
  const description = "The chart on the savings page is hard to read with my screen reader.";
  return { formName: accessibilityReportForm.formName, issueType: "barrier", name, email, description };
}

/** No notices about late samples: the colleagues' addresses aren't real, either. */
async function withoutNotices(
  { db }: Pick<SiteDatabase, "db">,
  [staffId = ""]: string[],
  nowMs: number,
): Promise<void> {
  const actor = { staffId, nowMs, may: capabilitiesOf("owner") };
  for (const name of ["alarms", "digest"] as const) {
    await setSwitch(db, actor, { name, isOn: false, reason: "Sample people wait for no answer." });
  }
}

/** The letters count as sent when they were due, and none goes out later: these addresses belong to no one. */
async function withoutMail({ db }: Pick<SiteDatabase, "db">, nowMs: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("channel", "=", "email")
    .where("state", "=", "queued")
    .where("next_attempt_at", ">", nowMs)
    .execute();
  await db
    .updateTable("outbox")
    .set(({ ref }) => ({ state: "sent", attempts: 1, sent_at: ref("created_at") }))
    .where("channel", "=", "email")
    .where("state", "=", "queued")
    .execute();
}
