import type { Logger } from "pino";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { type Channel, createDelivery, type Delivery, type SendFailure } from "#app/server/outgoing/delivery.server.ts";
import { type DeliveryTiming, usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { type ClaimedItem, type Outgoing, openOutbox } from "#app/server/outgoing/outbox.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { composeMail, type Letters, type Senders, type UnwrittenMail } from "./letters.server.ts";
import {
  type ComposedMail,
  createTransport,
  describeSmtpFailure,
  type MailTransport,
  mailDropFolder,
} from "./transport.server.ts";

type Dependencies = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  settings: Settings;
  log: Logger;
  /** The letters it can write, by kind of email. */
  letters: readonly Letters[];
  onOutcome?: Channel<ClaimedMail>["onOutcome"];
};

/**
 * Delivers the outgoing emails. They all wait when the mail server does not answer or refuses us or our sender; its
 * answer to a recipient or content (4xx or 5xx) is about that email. One that goes out twice has the same Message-ID.
 */
export function createMailDelivery(
  { database, settings, log, letters, onOutcome }: Dependencies,
  timing: DeliveryTiming = usualTiming,
): Delivery {
  const transport = createTransport(settings, timing.parallel);
  const { takeBack } = transport;
  const delivery = createDelivery<ClaimedMail>(
    {
      words: { one: "email", many: "emails" },
      queue: openEmails(database, timing.leaseMs, letters),
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
          "no SMTP_URL: emails are written as .eml files, not sent",
        );
      }
      delivery.start();
    },
  };
}

/** Writes an email and hands it over; null when the next server has it. Never rejects. */
export async function sendMail(
  transport: MailTransport,
  mail: UnwrittenMail & { id: string },
  senders: Senders,
  signal: AbortSignal,
): Promise<SendFailure | null> {
  try {
    const may = (await mail.mayGo?.()) ?? "yes";
    if (may !== "yes") return { scope: "item", isPermanent: true, code: may === "held" ? heldCode : stoppedCode };
  } catch {
    return { scope: "transport", isPermanent: false, code: "EDATABASE" };
  }
  let composed: ComposedMail;
  try {
    composed = composeMail(mail.id, mail, senders);
  } catch (error) {
    // The error's words may quote the email's content.
    return { scope: "item", isPermanent: false, code: `ECOMPOSE ${error instanceof Error ? error.name : ""}`.trim() };
  }
  try {
    await transport.send(composed, signal);
    return null;
  } catch (error) {
    return describeSmtpFailure(error);
  }
}

/** The note for an email that may no longer go out, because its receiver asked us to stop. */
export const stoppedCode = "ESTOPPED";
/** The same for one whose receiver may have asked us to stop: no colleague has decided about their sentence yet. */
export const heldCode = "EHELD";

const mostPermanentRefusals = 5;
/** RFC 5321, 4.5.4.1: give up after 4 to 5 days. */
const longestTrialMs = 5 * 24 * 3600 * 1000;

/**
 * Whether to give up an email that was just refused: a visitor's at its fifth permanent refusal, or after five
 * days. An email to the team is never given up: someone is waiting for an answer.
 */
export function isGivenUp(
  { audience, attempts, createdAt }: Pick<ClaimedMail, "audience" | "attempts" | "createdAt">,
  failure: SendFailure,
  nowMs: number,
): boolean {
  if (failure.code === stoppedCode || failure.code === heldCode) return true;
  if (audience === "team") return false;
  return (failure.isPermanent && attempts >= mostPermanentRefusals) || nowMs - createdAt > longestTrialMs;
}

/** An email that only this process may send until the lease ends. */
type ClaimedMail = ClaimedItem & UnwrittenMail;

/** The emails that wait, each with its subject's data. */
function openEmails(
  database: Pick<SiteDatabase, "db" | "dialect">,
  leaseMs: number,
  letters: readonly Letters[],
): Outgoing<ClaimedMail> {
  const kinds = letters.flatMap((own) => [...own.kinds]);
  return openOutbox(database, {
    channel: "email",
    kinds: kinds.map(([kind]) => kind),
    plannedKinds: kinds.filter(([, { isPlanned }]) => isPlanned).map(([kind]) => kind),
    leaseMs,
    async read(rows) {
      const emails = await Promise.all(letters.map((own) => own.prepare(database.db, rows)));
      return new Map(emails.flat());
    },
  });
}
