import type { Logger } from "pino";
import { bookingForm } from "#app/forms/booking.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { newsletterForm } from "#app/forms/newsletter.ts";
import { releaseSetAside } from "#app/server/message/set-aside-messages.server.ts";
import { bookingLetters } from "./booking/booking-letters.server.tsx";
import { bookingLinks } from "./booking/booking-links.server.ts";
import { type BookingStore, createBookingStore } from "./booking/bookings.server.ts";
import { type CookieChoiceLog, createCookieChoiceLog } from "./consent/cookie-choices.server.ts";
import { createConsentKeeper } from "./consent/keeper.server.ts";
import { receiptLinks } from "./consent/receipt-links.server.ts";
import { openDatabase, type SiteDatabase } from "./database/database.server.ts";
import { createLogCheckpoints } from "./database/log-checkpoints.server.ts";
import { createDesk, type Desk } from "./desk/access/desk.server.ts";
import { answerLetters } from "./desk/answers/answer-letters.server.tsx";
import { setAsideLetters } from "./desk/inbox/set-aside-digest.server.tsx";
import { createMailTaker } from "./desk/mail-in/mail-taker.server.ts";
import { noteAddress, replyAddress } from "./desk/mail-in/reply-address.server.ts";
import { createSentLetters } from "./desk/mail-in/sent-letters.server.ts";
import { createProjector } from "./desk/projector/projector-loop.server.ts";
import { noticeLetters } from "./desk/promises/notice-letters.server.tsx";
import { createPromiseWatch } from "./desk/promises/promise-watch.server.ts";
import { createDeskReader } from "./desk/search/desk-reader.server.ts";
import { codeLetters } from "./desk/staff/code-notices.server.tsx";
import { staffLetters } from "./desk/staff/staff-letters.server.tsx";
import { eventWebhooks } from "./desk/webhooks/event-webhooks.server.ts";
import { createDocumentSweep } from "./documents/documents.server.ts";
import { createDocumentTaker, type DocumentTaker } from "./documents/take-document.server.ts";
import { messageForms } from "./forms/message-forms.server.ts";
import { type Admission, createAdmission } from "./guard/admission.server.ts";
import { createSubmissionLimiter, type SubmissionLimiter } from "./guard/limiter.server.ts";
import { createRecipientLimit, type RecipientLimit } from "./guard/recipient-limit.server.ts";
import type { DataKey } from "./keys/data-key.server.ts";
import { createKeyWatch, openKnownKey } from "./keys/known-key.server.ts";
import { leadLetters } from "./lead/lead-letters.server.tsx";
import { checkLeadTables, createLeadStore, type LeadStore } from "./lead/leads.server.ts";
import { createLetterArchive, type LetterArchive } from "./letter/letter-archive.server.ts";
import { createLetterDelivery } from "./letter/letter-delivery.server.ts";
import { everyLetter, type Letters } from "./mail/letters.server.ts";
import { createMailDelivery } from "./mail/mail-delivery.server.ts";
import type { TeamDesk } from "./mail/team-desk.server.tsx";
import { messageLetters } from "./message/message-letters.server.tsx";
import { createMessageStore, type MessageStore } from "./message/messages.server.ts";
import { createSiteMetrics, type SiteMetrics } from "./metrics/site-metrics.server.ts";
import { newsletterLetters } from "./newsletter/newsletter-letters.server.tsx";
import { newsletterLinks } from "./newsletter/newsletter-links.server.ts";
import { createNewsletterAnswers } from "./newsletter/newsletter-requests.server.ts";
import { createNewsletterStore, type NewsletterStore } from "./newsletter/subscribers.server.ts";
import { createBackgroundLoop } from "./outgoing/background-loop.server.ts";
import { allDeliveries, type Delivery } from "./outgoing/delivery.server.ts";
import { createApprovedErasures } from "./privacy/approved-erasures.server.ts";
import { createDepartureNotes } from "./privacy/departure-notes.server.ts";
import { privacyLinks } from "./privacy/privacy-requests.server.ts";
import { privacyStepLetters } from "./privacy/step-letters.server.tsx";
import { checkRoom } from "./report/disk-room.server.ts";
import { createHeartbeat } from "./report/heartbeat.server.ts";
import { createLog } from "./report/log.server.ts";
import { createVitalsRecorder, type VitalsRecorder } from "./report/vitals.server.ts";
import { deskPrivacy } from "./retention/expired-data.server.ts";
import { createNightlyRetention } from "./retention/nightly-retention.server.ts";
import type { Settings } from "./settings/env.server.ts";
import { type ClockCheck, createClockCheck, sayDoubts } from "./time/clock-check.server.ts";
import { createWebhookDelivery } from "./webhook/delivery.server.ts";
import { submissionWebhooks } from "./webhook/events.server.ts";

/** Everything with effects that a request can reach; made once at start-up. */
export type Services = {
  settings: Settings;
  log: Logger;
  database: SiteDatabase;
  dataKey: DataKey;
  leads: LeadStore;
  messages: MessageStore;
  /** Takes files. */
  documents: DocumentTaker;
  newsletter: NewsletterStore;
  /** The weekly letters that went out. */
  letters: LetterArchive;
  bookings: BookingStore;
  cookieChoices: CookieChoiceLog;
  /** Only where the settings have one. */
  desk?: Desk | undefined;
  clock: ClockCheck;
  vitals: VitalsRecorder;
  limiter: SubmissionLimiter;
  recipients: RecipientLimit;
  admission: Admission;
  /** Only when someone reads them. */
  metrics?: SiteMetrics | undefined;
  delivery: Delivery;
  /** Whether a lead could be stored now; asks the database at most once a second. */
  canTakeLead(): Promise<boolean>;
  /** Lets what is going out finish, then closes the database. */
  close(): Promise<void>;
};

/**
 * Opens and migrates the database and wires everything to it; the delivery loop is not started yet.
 * Throws when the database cannot be opened or migrated, or belongs to another data key.
 */
export async function createServices(
  settings: Settings,
  log: Logger = createLog(settings.logLevel),
): Promise<Services> {
  const database = await openDatabase(settings, log);
  const dataKey = await migrateAndOpenKey(settings, database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const { webhook } = settings;
  const vitals = createVitalsRecorder();
  const admission = createAdmission(settings.submissionsAtOnce);
  const { imap, mailFrom, mailAuthServer: authServer, dataDir, databaseUrl, clamd } = settings;
  const clock = createClockCheck(database, log);
  await clock.look(Date.now());
  await sayDoubts(database, log, Date.now());
  const keyWatch = createKeyWatch(database.db, dataKey, log);
  const letters = siteLetters(dataKey, settings);
  const readSent = createSentLetters(letters, settings, settings.siteUrl);
  const mailTaker =
    settings.desk && imap && createMailTaker({ database, dataKey, imap, mailFrom, authServer, readSent, log });
  const mailbox = mailTaker?.watch;
  const canTakeLead = createHeartbeat(database, log, async (db) => {
    await checkLeadTables(db);
    // SQLite writes into pages it already has for as long as it can: a small write works where a burst of leads finds no room.
    if (databaseUrl === undefined) await checkRoom(dataDir);
  });
  const metrics =
    settings.metrics &&
    createSiteMetrics({
      database,
      canTakeLead,
      clock,
      keyWatch,
      vitals,
      forms: countedForms,
      mailbox,
      submissionsUnderWay: admission.underWay,
    });
  const recipients = createRecipientLimit(dataKey, settings.confirmations);
  const taking = { webhook: webhook !== undefined, recipients };
  const reader = settings.desk && createDeskReader(database, settings.dataDir);
  const delivery = allDeliveries([
    createMailDelivery({
      database,
      settings,
      log,
      letters,
      onOutcome: (outcome) => metrics?.outgoing("mail", outcome),
    }),
    ...(webhook
      ? [
          createWebhookDelivery({
            database,
            webhook,
            log,
            sources: settings.desk ? [submissionWebhooks, eventWebhooks] : [submissionWebhooks],
            onOutcome: (outcome) => metrics?.outgoing("webhook", outcome),
          }),
        ]
      : []),
    ...(settings.desk
      ? [
          createLetterDelivery({
            database,
            dataKey,
            settings,
            log,
            onOutcome: (outcome) => metrics?.outgoing("mail", outcome),
          }),
        ]
      : []),
    // A lead does not wake these: visitors' work comes first.
    createNewsletterAnswers({ db: database.db, recipients, log }),
    createConsentKeeper({ database, dataKey, log }),
    ...(settings.desk ? [createProjector({ database, log })] : []),
    ...(settings.desk ? [createApprovedErasures({ database, dataKey, dataDir: settings.dataDir, log })] : []),
    createNightlyRetention({ database, log }),
    createBackgroundLoop({ look: clock.look, everyMs: 60_000, failure: "the clock cannot be compared", log }),
    createBackgroundLoop({ look: keyWatch.look, everyMs: 60_000, failure: "the data key cannot be compared", log }),
    createBackgroundLoop({
      look: createDepartureNotes({ db: database.db, dataKey, dataDir }).write,
      everyMs: 60_000,
      failure: "who left cannot be noted next to the backups",
      log,
    }),
    ...(database.dialect === "sqlite" ? [createLogCheckpoints({ database, dataDir, log })] : []),
    ...(mailTaker ? [{ ...mailTaker, wake() {} }] : []),
    ...(reader ? [createPromiseWatch({ source: { db: database.db, reader }, log })] : []),
    createDocumentSweep({ db: database.db, dataDir, log }),
  ]);
  const limiter = createSubmissionLimiter(database, settings.submissionsPerIpPerMinute);
  const leads = createLeadStore(database, taking);
  return {
    settings,
    log,
    database,
    dataKey,
    leads,
    messages: createMessageStore(database, dataKey, taking),
    documents: createDocumentTaker({ db: database.db, dataKey, dataDir, clamd, log }),
    newsletter: createNewsletterStore(database),
    letters: await createLetterArchive(database.db),
    bookings: createBookingStore({ db: database.db, clock }),
    cookieChoices: createCookieChoiceLog(database),
    desk:
      settings.desk &&
      reader &&
      createDesk({
        database,
        reader,
        dataKey,
        dataDir,
        limiter,
        delivery,
        mailbox,
        log,
        settings: settings.desk,
        privacy: deskPrivacy(database, dataKey, dataDir),
        hasWebhook: webhook !== undefined,
        intake: {
          leads,
          recipients,
          siteUrl: settings.siteUrl,
          releaseMessage: (reference) => releaseSetAside(database.db, reference, taking),
        },
      }),
    clock,
    vitals,
    limiter,
    recipients,
    admission,
    metrics,
    delivery,
    canTakeLead,
    async close() {
      await delivery.stop();
      await reader?.close();
      await database.close();
    },
  };
}

/** The forms that `/metrics` counts. */
export const countedForms = {
  ids: [creditAnalysisForm, ...messageForms.values(), newsletterForm, bookingForm].map(({ id }) => id),
  setAside: messageForms,
};

/** Every letter that the site writes, with its links signed. */
export function siteLetters(
  dataKey: DataKey,
  { siteUrl, desk, replyAddress: template }: Pick<Settings, "siteUrl" | "desk" | "replyAddress">,
): Letters[] {
  const team: TeamDesk | null = desk
    ? {
        threadUrl: (reference) => `${desk.url ?? siteUrl}/desk/threads/${reference}`,
        replyTo: (reference) => (template === undefined ? null : noteAddress(dataKey, template, reference)),
        visitorReplyTo: (reference) => (template === undefined ? null : replyAddress(dataKey, template, reference)),
      }
    : null;
  return everyLetter([
    staffLetters(dataKey, desk?.url ?? siteUrl),
    codeLetters(desk?.url ?? siteUrl),
    noticeLetters(desk?.url ?? siteUrl),
    answerLetters(dataKey, template),
    leadLetters(receiptLinks(dataKey, siteUrl), siteUrl, team),
    messageLetters({ privacy: privacyLinks(dataKey, siteUrl), receipt: receiptLinks(dataKey, siteUrl) }, team),
    privacyStepLetters(privacyLinks(dataKey, siteUrl), team),
    setAsideLetters,
    newsletterLetters(newsletterLinks(dataKey, siteUrl)),
    bookingLetters(bookingLinks(dataKey, siteUrl), team),
  ]);
}

async function migrateAndOpenKey(settings: Settings, database: SiteDatabase): Promise<DataKey> {
  await database.migrate();
  return openKnownKey(settings, database.db);
}
