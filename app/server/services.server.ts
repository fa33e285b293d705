import type { Logger } from "pino";
import { bookingForm } from "#app/forms/booking-schema.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis-fields.ts";
import { newsletterForm } from "#app/forms/newsletter-fields.ts";
import { bookingLetters } from "./booking/booking-letters.server.tsx";
import { bookingLinks } from "./booking/booking-links.server.ts";
import { type BookingStore, createBookingStore } from "./booking/bookings.server.ts";
import { type CookieChoiceLog, createCookieChoiceLog } from "./consent/cookie-choices.server.ts";
import { openDatabase, type SiteDatabase } from "./database/database.server.ts";
import { createSubmissionLimiter, type SubmissionLimiter } from "./guard/limiter.server.ts";
import { createRecipientLimit, type RecipientLimit } from "./guard/recipient-limit.server.ts";
import { type Admission, createAdmission } from "./guard/take-in.server.ts";
import { type DataKey, openDataKey } from "./keys/data-key.server.ts";
import { leadLetters } from "./lead/lead-letters.server.tsx";
import { createLeadStore, type LeadStore } from "./lead/leads.server.ts";
import type { Letters } from "./mail/letters.server.ts";
import { createMailDelivery } from "./mail/mail-delivery.server.ts";
import { messageForms } from "./message/message-forms.server.ts";
import { messageLetters } from "./message/message-letters.server.tsx";
import { createMessageStore, type MessageStore } from "./message/messages.server.ts";
import { setAsideLetters } from "./message/set-aside-digest.server.tsx";
import { createSiteMetrics, type SiteMetrics } from "./metrics/site-metrics.server.ts";
import { newsletterLetters } from "./newsletter/newsletter-letters.server.tsx";
import { newsletterLinks } from "./newsletter/newsletter-links.server.ts";
import { createNewsletterStore, type NewsletterStore } from "./newsletter/subscribers.server.ts";
import { allDeliveries, type Delivery } from "./outgoing/delivery.server.ts";
import { privacyLinks } from "./privacy/privacy-requests.server.ts";
import { createHeartbeat } from "./report/heartbeat.server.ts";
import { createLog } from "./report/log.server.ts";
import { createVitalsRecorder, type VitalsRecorder } from "./report/vitals.server.ts";
import type { Settings } from "./settings/env.server.ts";
import { createWebhookDelivery } from "./webhook/webhook-delivery.server.ts";

/** Everything with effects that a request can reach; made once at start-up. */
export type Services = {
  settings: Settings;
  log: Logger;
  database: SiteDatabase;
  dataKey: DataKey;
  leads: LeadStore;
  messages: MessageStore;
  newsletter: NewsletterStore;
  bookings: BookingStore;
  cookieChoices: CookieChoiceLog;
  vitals: VitalsRecorder;
  limiter: SubmissionLimiter;
  recipients: RecipientLimit;
  admission: Admission;
  /** Only where somebody reads them. */
  metrics?: SiteMetrics | undefined;
  delivery: Delivery;
  /** Whether a lead could be stored now; asks the database at most once a second. */
  canTakeLead(): Promise<boolean>;
  /** Lets what is going out finish, then closes the database. */
  close(): Promise<void>;
};

/**
 * Opens and migrates the database and wires everything to it; the delivery loop is not started yet.
 * Throws when the database cannot be opened or migrated.
 */
export async function createServices(
  settings: Settings,
  log: Logger = createLog(settings.logLevel),
): Promise<Services> {
  const dataKey = await openDataKey(settings);
  const database = await openDatabase(settings, log);
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  const { webhook } = settings;
  const queued = { webhook: webhook !== undefined };
  const vitals = createVitalsRecorder();
  const admission = createAdmission(settings.submissionsAtOnce);
  const metrics =
    settings.metrics &&
    createSiteMetrics({ database, vitals, submissionsUnderWay: admission.underWay, forms: countedForms });
  const delivery = allDeliveries([
    createMailDelivery({
      ...{ database, settings, log, letters: siteLetters(dataKey, settings.siteUrl) },
      onOutcome: (outcome) => metrics?.outgoing("mail", outcome),
    }),
    ...(webhook
      ? [
          createWebhookDelivery({
            ...{ database, webhook, log },
            onOutcome: (outcome) => metrics?.outgoing("webhook", outcome),
          }),
        ]
      : []),
  ]);
  return {
    settings,
    log,
    database,
    dataKey,
    leads: createLeadStore(database, queued),
    messages: createMessageStore(database, dataKey, queued),
    newsletter: createNewsletterStore(database, dataKey),
    bookings: createBookingStore(database),
    cookieChoices: createCookieChoiceLog(database),
    vitals,
    limiter: createSubmissionLimiter(database, settings.submissionsPerIpPerMinute),
    recipients: createRecipientLimit({ database, dataKey, log }, settings.confirmations),
    admission,
    metrics,
    delivery,
    canTakeLead: createHeartbeat(database, log),
    async close() {
      await delivery.stop();
      await database.close();
    },
  };
}

/** The forms that `/metrics` counts. */
export const countedForms = {
  ids: [creditAnalysisForm, ...messageForms.values(), newsletterForm, bookingForm].map(({ id }) => id),
  setAside: messageForms,
};

/** Every letter that the site writes, with the links in them signed. */
export function siteLetters(dataKey: DataKey, siteUrl: string): Letters[] {
  return [
    leadLetters,
    messageLetters(privacyLinks(dataKey, siteUrl)),
    setAsideLetters,
    newsletterLetters(newsletterLinks(dataKey, siteUrl)),
    bookingLetters(bookingLinks(dataKey, siteUrl)),
  ];
}
