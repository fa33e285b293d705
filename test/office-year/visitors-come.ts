import { randomUUID } from "node:crypto";
import { answerTimes, type PromiseName } from "#app/content/site/answer-times.ts";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { bookableTimes } from "#app/domain/time/booking-times.ts";
import { accessibilityReportForm } from "#app/forms/accessibility-report.ts";
import { contactForm } from "#app/forms/contact.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { privacyRequestForm } from "#app/forms/privacy-request.ts";
import { stopByReceipt } from "#app/server/contact/receipt.server.ts";
import { confirmRequest } from "#app/server/desk/privacy/privacy-steps.server.ts";
import { receiveSubmission } from "#app/server/http/request/receive-submission.server.ts";
import { answerRequests } from "#app/server/newsletter/newsletter-requests.server.ts";
import { receiveNewsletterRequest } from "#app/server/newsletter/receive-newsletter.server.ts";
import { analysisDue, dueTime, office as openHours } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { newBooking, owner } from "#test/new-booking.ts";
import type { Chance } from "./chance.ts";
import { planAnswer, planPrivacyWork } from "./colleagues-work.ts";
import { count, type Promised, touch, type Visitor } from "./diary.ts";
import type { Office } from "./open-office.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Arizona, Florida, Washington, Hawaii, New York, Texas: some of these states have special calling hours. */
const areaCodes = ["602", "305", "206", "808", "212", "214"] as const;
const firstNames = ["Ana", "Ben", "Carla", "Dev", "Elena", "Frank", "Grace", "Hugo", "Iris", "Jonas"] as const;
const lastNames = ["Adams", "Brandt", "Castillo", "Dubois", "Ellis", "Foster", "Grant", "Hollis"] as const;
const words = "We rent for $1,900 a month. What would be our first step?";

function newVisitor({ diary }: Office, chance: Chance): Visitor {
  const number = diary.visitors.length;
  const visitor: Visitor = {
    email: `Visitor-${number}.Year@visitor.example`,
    firstName: chance.of(firstNames),
    lastName: chance.of(lastNames),
    // Not 555: forms refuse the numbers that no phone has.
    phone: `+1${chance.of(areaCodes)}867${String(number).padStart(4, "0")}`,
    noCalls: null,
    noLetters: null,
    noEmail: false,
    hasOpenRequest: false,
    goneAt: null,
    touchedAt: 0,
  };
  diary.visitors.push(visitor);
  return visitor;
}

/** A new visitor, or now and then one who was here before. */
function someone(office: Office, chance: Chance): Visitor {
  const known = chance.is(0.15) ? knownVisitors(office) : [];
  return known.length > 0 ? chance.of(known) : newVisitor(office, chance);
}

function knownVisitors({ diary }: Office): Visitor[] {
  return diary.visitors.filter(({ goneAt, hasOpenRequest }) => goneAt === null && !hasOpenRequest);
}

type Sent = { formName: string } & Record<string, unknown>;

/** Sends a form as a browser does, each visitor from a different address; returns the reference. */
async function send({ services, settings }: Office, visitor: Visitor, sent: Sent): Promise<string> {
  const common = { email: visitor.email, pageUrl: `${settings.siteUrl}/contact`, submissionKey: randomUUID() };
  const number = Number(visitor.phone.slice(-4));
  const address = `198.${Math.floor(number / 250)}.${number % 250}.7`;
  const { reference } = await receiveSubmission(services, { ...common, ...sent }, { address });
  return reference;
}

function promise(
  office: Office,
  about: Pick<Promised, "source" | "sourceId" | "visitor">,
  name: PromiseName,
  dueAt: number,
) {
  const promised: Promised = {
    ...about,
    promise: name,
    dueAt,
    startedAt: Date.now(),
    endedAt: null,
    endedHow: null,
    agreed: false,
    isOver: false,
  };
  touch(about.visitor);
  office.diary.promised.push(promised);
  return promised;
}

async function askForAnalysis(office: Office, chance: Chance, visitor: Visitor): Promise<void> {
  const { firstName, lastName, phone, noCalls, noLetters } = visitor;
  // A later consent would lift a stop.
  const agrees = noCalls === null && noLetters === null && chance.is(0.7);
  const consent = agrees && { consent: { textId: contactConsent.id, version: contactConsent.version } };
  const form = { formName: creditAnalysisForm.formName, firstName, lastName, phone, message: words };
  const sourceId = await send(office, visitor, { ...form, ...consent });
  count(office.diary, "requests for an analysis");
  const about = { source: "lead", sourceId, visitor } as const;
  const promised = promise(office, about, "creditAnalysis", analysisDue(Date.now()));
  promised.agreed = agrees;
  planAnswer(office, chance, [promised]);
  if (agrees && chance.is(0.2)) planStop(office, chance, visitor, sourceId);
}

/** Stops contact through the page of the visitor's receipt, a few days later. */
function planStop({ services, diary }: Office, chance: Chance, visitor: Visitor, leadId: string): void {
  const work = async () => {
    if (visitor.goneAt !== null) return;
    const { db } = services.database;
    const evidence = await db.selectFrom("consent_evidence").select("id").where("lead_id", "=", leadId).execute();
    const channel = chance.of(["call", "email"] as const);
    for (const { id } of evidence) await stopByReceipt({ db, dataKey: services.dataKey }, id, channel, Date.now());
    if (channel === "call") visitor.noCalls ??= Date.now();
    else visitor.noLetters ??= Date.now();
    count(diary, "stops on a receipt");
  };
  diary.plans.visitors.push({ at: Date.now() + chance.from(0, 20) * dayMs, work });
}

async function write(office: Office, chance: Chance, visitor: Visitor): Promise<void> {
  const { firstName, lastName, phone } = visitor;
  const form = { formName: contactForm.formName, firstName, lastName, phone, subject: "A question", message: words };
  const about = { source: "message", sourceId: await send(office, visitor, form), visitor } as const;
  count(office.diary, "messages");
  planAnswer(office, chance, [promise(office, about, "contact", dueTime(answerTimes.contact, Date.now()))]);
}

async function reportBarrier(office: Office, chance: Chance, visitor: Visitor): Promise<void> {
  const issueType = chance.of(["barrier", "assistance", "feedback"] as const);
  const name = `${visitor.firstName} ${visitor.lastName}`;
  const form = { formName: accessibilityReportForm.formName, issueType, name, description: words };
  const about = { source: "message", sourceId: await send(office, visitor, form), visitor } as const;
  count(office.diary, "accessibility reports");
  const dueAt = dueTime(answerTimes.accessibilityReport[issueType], Date.now());
  planAnswer(office, chance, [promise(office, about, `accessibilityReport.${issueType}`, dueAt)]);
}

/** Only people whose data we have had for more than a day: nothing about the others can match. */
export async function askForData(office: Office, chance: Chance): Promise<void> {
  const { diary, db } = office;
  const before = Date.now() - dayMs;
  const wrote = diary.promised.filter(({ source, startedAt }) => source === "lead" && startedAt < before);
  const able = wrote.map(({ visitor }) => visitor).filter((visitor) => knownVisitors(office).includes(visitor));
  if (able.length === 0) return;
  const visitor = chance.of(able);
  const requestType = chance.of(["access", "access", "delete", "delete", "correct", "opt-out"] as const);
  const fullName = `${visitor.firstName} ${visitor.lastName}`;
  const form = { formName: privacyRequestForm.formName, requestType, fullName, phone: visitor.phone };
  visitor.hasOpenRequest = true;
  const sourceId = await send(office, visitor, form);
  count(diary, `privacy requests: ${requestType}`);
  const about = { source: "message", sourceId, visitor } as const;
  const legal = promise(
    office,
    about,
    `privacyRequest.${requestType}`,
    dueTime(answerTimes.privacyRequest[requestType], Date.now()),
  );
  const confirmed = promise(
    office,
    about,
    "privacyAcknowledgement",
    dueTime(answerTimes.privacyAcknowledgement, Date.now()),
  );
  diary.onTheirWay.push({ promised: [confirmed], how: "confirmation" });
  const confirm = (declares: boolean) => confirmRequest(db, sourceId, { declares, nowMs: Date.now() });
  planPrivacyWork(office, chance, { requestType, legal, confirm });
}

async function signUp(office: Office, chance: Chance, visitor: Visitor): Promise<void> {
  const { services, settings, diary, db } = office;
  const number = Number(visitor.phone.slice(-4));
  const client = {
    address: `203.${Math.floor(number / 250)}.${number % 250}.7`,
    pageUrl: `${settings.siteUrl}/newsletter`,
  };
  await receiveNewsletterRequest(services, "sign-up", { email: visitor.email }, client);
  await answerRequests({ db, recipients: services.recipients });
  const row = db.selectFrom("newsletter_subscribers").select("id").where("email_key", "=", visitor.email.toLowerCase());
  const { id } = await row.executeTakeFirstOrThrow();
  if (diary.readers.some((reader) => reader.id === id)) return;
  count(diary, "newsletter sign-ups");
  const reader = { id, visitor, askedAt: Date.now(), confirmedAt: null, leftAt: null, pausedUntil: null };
  diary.readers.push(reader);
  planReading(office, chance, reader);
}

/** Most confirm; some of these leave later, and some pause for a month. */
function planReading({ services, diary }: Office, chance: Chance, reader: Office["diary"]["readers"][number]): void {
  const { newsletter } = services;
  const later = (days: number, work: () => Promise<unknown>) => {
    const unlessGone = async () => {
      if (reader.visitor.goneAt !== null) return;
      touch(reader.visitor);
      await work();
    };
    diary.plans.visitors.push({ at: Date.now() + days * dayMs, work: unlessGone });
  };
  if (chance.is(0.2)) return;
  later(chance.next(), async () => {
    if (await newsletter.confirm(reader.id)) reader.confirmedAt = Date.now();
  });
  const way = chance.of(["leave", "rest", "read", "read", "read", "read"] as const);
  if (way === "leave") {
    later(chance.from(2, 200), async () => {
      await newsletter.unsubscribe(reader.id);
      reader.leftAt = Date.now();
    });
  }
  if (way === "rest") {
    later(chance.from(2, 60), async () => {
      await newsletter.choose(reader.id, { guides: true, reports: true, pause: 30 });
      reader.pausedUntil = Date.now() + 30 * dayMs;
    });
  }
}

async function book(office: Office, chance: Chance, visitor: Visitor): Promise<void> {
  const { services, diary } = office;
  const offered = bookableTimes(Date.now(), 15, openHours, bookingRules);
  const free = await services.bookings.freeTimes(offered, 15, {});
  if (free.length === 0) return;
  const { email, phone } = visitor;
  const name = `${visitor.firstName} ${visitor.lastName}`;
  const { booking } = await services.bookings.book(newBooking({ startMs: chance.of(free), name, email, phone }));
  count(diary, "booked calls");
  touch(visitor, booking.starts_at);
  if (!chance.is(0.15)) return;
  const work = async () => {
    if (visitor.goneAt === null && Date.now() < booking.starts_at) await services.bookings.cancel(booking.id, owner);
  };
  diary.plans.visitors.push({ at: Date.now() + 2 * hourMs, work });
}

/** Lets visitors come within a few minutes: `pace` 1 is about seven people a day. */
export async function visitorsCome(office: Office, chance: Chance, pace: number): Promise<void> {
  const ways = [
    { often: 0.45, come: askForAnalysis },
    { often: 0.3, come: write },
    { often: 0.05, come: reportBarrier },
    { often: 0.25, come: signUp },
    { often: 0.12, come: book },
  ];
  for (const { often, come } of ways) {
    office.clock.add(chance.from(1, 90) * 1000);
    if (chance.is(often * pace)) await come(office, chance, someone(office, chance));
  }
}
