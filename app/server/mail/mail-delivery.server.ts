import type { Logger } from "pino";
import { bookingLinks } from "#app/server/booking/booking-links.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { newsletterLinks } from "#app/server/newsletter/newsletter-links.server.ts";
import { createDelivery, type Delivery } from "#app/server/outgoing/deliveries.server.ts";
import { type DeliveryTiming, usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import type { SendFailure } from "#app/server/outgoing/failed-send.server.ts";
import type { Way } from "#app/server/outgoing/sender.server.ts";
import { privacyLinks } from "#app/server/privacy/privacy-links.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { type ComposedMail, composeMail } from "./compose-mail.server.tsx";
import { createMailDrop, mailDropFolder } from "./mail-drop.server.ts";
import { isGivenUp } from "./mail-give-up.server.ts";
import { type ClaimedMail, createOutbox } from "./outbox.server.ts";
import { describeSmtpFailure } from "./smtp-failure.server.ts";
import { createSmtpTransport } from "./smtp-transport.server.ts";
import type { MailTransport } from "./transport.server.ts";

type Surroundings = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  settings: Settings;
  log: Logger;
  /** Signs the links in mails. */
  dataKey: DataKey;
  onOutcome?: Way<ClaimedMail>["onOutcome"];
};

/**
 * Delivers the outgoing mails. The way is closed when the mail server does not answer or refuses us or our sender; what it
 * answers to a recipient or content (4xx or 5xx) is about that mail. One that goes out twice has the same Message-ID.
 */
export function createMailDelivery(
  { database, settings, log, dataKey, onOutcome }: Surroundings,
  timing: DeliveryTiming = usualTiming,
): Delivery {
  const transport = createTransport(settings, timing.parallel);
  const { takeBack } = transport;
  const outgoing = createOutbox(database, timing.leaseMs, {
    newsletter: newsletterLinks(dataKey, settings.siteUrl),
    privacy: privacyLinks(dataKey, settings.siteUrl),
    booking: bookingLinks(dataKey, settings.siteUrl),
  });
  const delivery = createDelivery(
    {
      words: { one: "mail", many: "mails" },
      outgoing,
      send: (mail, signal) => sendMail(transport, mail, settings, signal),
      isGivenUp,
      ...(takeBack && { takeBack: ({ id }) => takeBack(id) }),
      ...(onOutcome && { onOutcome }),
      close: transport.close,
    },
    log,
    timing,
  );
  return {
    ...delivery,
    start() {
      if (settings.smtpUrl === undefined) {
        log.warn(
          { folder: mailDropFolder(settings.dataDir) },
          "no SMTP_URL: mails are dropped as .eml files, not sent",
        );
      }
      delivery.start();
    },
  };
}

function createTransport({ dataDir, smtpUrl, smtpAllowsPlain }: Settings, connections: number): MailTransport {
  if (smtpUrl === undefined) return createMailDrop(dataDir);
  return createSmtpTransport(smtpUrl, { connections, allowsPlain: smtpAllowsPlain });
}

async function sendMail(
  transport: MailTransport,
  mail: ClaimedMail,
  settings: Settings,
  signal: AbortSignal,
): Promise<SendFailure | null> {
  let composed: ComposedMail;
  try {
    composed = composeMail(mail, settings);
  } catch (error) {
    // The error's words may quote what was to be written.
    return { scope: "item", isPermanent: false, code: `ECOMPOSE ${error instanceof Error ? error.name : ""}`.trim() };
  }
  try {
    await transport.send(composed, signal);
    return null;
  } catch (error) {
    return describeSmtpFailure(error);
  }
}
