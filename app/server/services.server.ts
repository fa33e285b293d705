import type { Logger } from "pino";
import { createMailDelivery } from "#app/server/mail/delivery.server.ts";
import { type Admission, createAdmission } from "./admission.server.ts";
import { type BookingStore, createBookingStore } from "./bookings.server.ts";
import { type CookieChoiceLog, createCookieChoiceLog } from "./cookie-choices.server.ts";
import { type DataKey, openDataKey } from "./data-key.server.ts";
import { openDatabase, type SiteDatabase } from "./database.server.ts";
import type { Settings } from "./env.server.ts";
import { createHeartbeat } from "./heartbeat.server.ts";
import { createLeadStore, type LeadStore } from "./leads.server.ts";
import { createSubmissionLimiter, type SubmissionLimiter } from "./limiter.server.ts";
import { createLog } from "./log.server.ts";
import { createMessageStore, type MessageStore } from "./messages.server.ts";
import { createSiteMetrics, type SiteMetrics } from "./metrics/site-metrics.server.ts";
import { createNewsletterStore, type NewsletterStore } from "./newsletter.server.ts";
import { allDeliveries, type Delivery } from "./outgoing/delivery.server.ts";
import { createRecipientLimit, type RecipientLimit } from "./recipient-limit.server.ts";
import { createVitalsRecorder, type VitalsRecorder } from "./vitals.server.ts";
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
  const metrics = settings.metrics && createSiteMetrics({ database, vitals, submissionsUnderWay: admission.underWay });
  const delivery = allDeliveries([
    createMailDelivery({
      ...{ database, settings, log, dataKey },
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
