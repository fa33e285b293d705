import type { Logger } from "pino";
import type { DataKey } from "#app/server/data-key.server.ts";
import type { SiteDatabase } from "#app/server/database.server.ts";
import type { Settings } from "#app/server/env.server.ts";
import { newsletterLinks } from "#app/server/newsletter-links.server.ts";
import { privacyLinks } from "#app/server/privacy-links.server.ts";
import { type DeliveryTiming, usualTiming } from "./delivery-timing.server.ts";
import { createMailDrop, mailDropFolder } from "./mail-drop.server.ts";
import { createOutbox } from "./outbox.server.ts";
import { createPause } from "./retry.server.ts";
import { createSender } from "./sender.server.ts";
import { createSmtpTransport } from "./smtp-transport.server.ts";
import type { MailTransport } from "./transport.server.ts";
import { createWaiter } from "./waiter.server.ts";

export type MailDelivery = {
  start(): void;
  /** Says that there is a new mail; it is sent at once unless the transport is down. */
  wake(): void;
  /** Finishes the mails under way, within `stopMs`, and gives all claims back. It cannot be started again. */
  stop(): Promise<void>;
};

type Surroundings = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  settings: Settings;
  log: Logger;
  /** Signs the links in mails. */
  dataKey: DataKey;
};

/**
 * Delivers the outgoing mails of the database, each once, beside any number of other processes.
 *
 * Back-off has two levels. When the transport is down (nothing answers, time is up, sign-in or TLS fails, our sender is
 * refused) the whole loop pauses, 1 s at first and up to 60 s, and then tries with a single mail. That counts against no
 * mail, so when mail is back, or this process is started again, all goes out at once. When the server refuses one mail
 * (4xx or 5xx to its recipient or content) that mail alone waits, 30 s at first and up to 1 h (see `retry.server.ts`).
 *
 * A mail may go out twice in one case only: the server has taken it, and the process is killed, or the connection or the
 * database is lost, before that is noted. Both copies then have the same Message-ID.
 */
export function createMailDelivery(
  { database, settings, log, dataKey }: Surroundings,
  timing: DeliveryTiming = usualTiming,
): MailDelivery {
  const transport = createTransport(settings, timing.parallel);
  const outbox = createOutbox(database, timing.leaseMs, {
    newsletter: newsletterLinks(dataKey, settings.siteUrl),
    privacy: privacyLinks(dataKey, settings.siteUrl),
  });
  const waiter = createWaiter();
  const sender = createSender({ outbox, transport, settings, log, timing });
  const databasePause = createPause(timing.leastPauseMs, timing.mostPauseMs);
  let running: Promise<void> | undefined;

  async function claim(): Promise<boolean> {
    try {
      const mails = await outbox.claim(sender.isCareful() ? 1 : timing.batch);
      databasePause.succeed();
      sender.take(mails);
      return mails.length > 0;
    } catch (error) {
      const waitMs = databasePause.fail();
      log.error({ err: error, waitMs: Math.round(waitMs) }, "outgoing mails cannot be read");
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!waiter.isStopped()) {
      const pauseMs = Math.max(sender.pauseMs(), databasePause.leftMs());
      if (pauseMs > 0) await waiter.sleep(pauseMs);
      else if (!sender.hasRoom()) await sender.someDone();
      else if (sender.sendNext()) continue;
      else {
        waiter.forgetWake();
        if (!(await claim())) await waiter.sleepUnlessWoken(timing.pollMs);
      }
    }
  }

  return {
    start() {
      if (running || waiter.isStopped()) return;
      if (settings.smtpUrl === undefined) {
        log.warn(
          { folder: mailDropFolder(settings.dataDir) },
          "no SMTP_URL: mails are dropped as .eml files, not sent",
        );
      }
      running = run();
    },
    wake: waiter.wake,
    async stop() {
      waiter.stop();
      const cutting = setTimeout(sender.cut, timing.stopMs);
      await running;
      await sender.finish();
      clearTimeout(cutting);
      transport.close();
    },
  };
}

function createTransport(settings: Settings, connections: number): MailTransport {
  return settings.smtpUrl === undefined
    ? createMailDrop(settings.dataDir)
    : createSmtpTransport(settings.smtpUrl, connections);
}
