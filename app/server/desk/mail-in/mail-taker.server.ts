import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { MailboxTrouble } from "#app/domain/desk/mail/mailbox-trouble.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { isRowFault } from "#app/server/database/group-commit.server.ts";
import type { MailboxRow } from "#app/server/database/schema/mail-in-schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { addressOf } from "#app/server/mail/letters.server.ts";
import { createPause, createWaiter } from "#app/server/outgoing/delivery-timing.server.ts";
import type { ImapSettings } from "#app/server/settings/imap-settings.server.ts";
import { fileMail } from "./file-mail.server.ts";
import { faultOf, type OpenMailbox, openMailbox } from "./imap-mailbox.server.ts";
import { createMailReader } from "./mail-reader.server.ts";
import {
  leaveMailbox,
  mailboxId,
  noteLook,
  noteTrouble,
  noteWatch,
  readMailbox,
  readMailboxTrouble,
  takeMailbox,
} from "./mailbox-state.server.ts";
import type { SentLetters } from "./sent-letters.server.ts";
import { takeInMessage } from "./take-in-message.server.ts";

export type MailTakerParts = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  dataKey: DataKey;
  imap: ImapSettings;
  /** Our own sender, `Name <address>` or only an address. */
  mailFrom: string;
  /** Our mail server's name in `Authentication-Results`; undefined when nothing proves a sender. */
  authServer: string | undefined;
  readSent: SentLetters;
  log: Logger;
};

/** The loop that takes in email from the mailbox. */
export type MailTaker = {
  start(): void;
  /** Checks right away. */
  wake(): void;
  /** Finishes the current message, then stops. It cannot be started again. */
  stop(): Promise<void>;
  watch: MailboxWatch;
};

/** State of the mailbox for the desk and the metrics. */
export type MailboxWatch = {
  /** Null before the first check. */
  read(): Promise<MailboxRow | null>;
  /** The problem someone must look into; null when all is well. */
  trouble(): Promise<MailboxTrouble | null>;
  wake(): void;
};

/** A message to take in, and when our last look did not find it yet; 0 when nobody knows. */
type WaitingMail = { uid: number; missingAt: number };

/** Milliseconds. A killed process blocks the mailbox for the others for `holdMs`. */
const usualTiming = { pollMs: 20_000, holdMs: 60_000, leastPauseMs: 1000, mostPauseMs: 60_000 };

/**
 * Checks the mailbox every 20 seconds, and whenever the server says that something came. One process has the mailbox at a
 * time; when it ends, another takes over. While the server is down it waits, longer each time, and nothing is lost: the
 * messages stay there.
 */
export function createMailTaker(parts: MailTakerParts, timing = usualTiming): MailTaker {
  const { database, dataKey, imap, log } = parts;
  const { db } = database;
  const [id, taker, reader] = [mailboxId(dataKey, imap), randomUUID(), createMailReader()];
  const { authServer, readSent } = parts;
  const ownAddress = emailKey(addressOf(parts.mailFrom));
  const filing = { database, dataKey, ownAddress, authServer, readSent };
  const waiter = createWaiter();
  const pause = createPause(timing.leastPauseMs, timing.mostPauseMs);
  let mailbox: OpenMailbox | undefined;
  let running: Promise<void> | undefined;

  const hold = (nowMs: number) => takeMailbox(db, id, { taker, nowMs, untilMs: nowMs + timing.holdMs });

  async function open(): Promise<OpenMailbox> {
    if (mailbox?.isOpen()) return mailbox;
    await mailbox?.close();
    mailbox = await openMailbox(imap, waiter.wake);
    return mailbox;
  }

  async function close(): Promise<void> {
    const closing = mailbox;
    mailbox = undefined;
    await closing?.close().catch(() => {});
  }

  async function takeIn(from: OpenMailbox, { uid, missingAt }: WaitingMail): Promise<void> {
    const message = await from.fetch(uid);
    if (!message) return;
    const read = await takeInMessage(reader, message, missingAt);
    const taken = { mailboxId: id, uidValidity: from.uidValidity(), ...read };
    try {
      const filed = await fileMail(filing, taken);
      if (filed !== "known") log.info({ filed, flaw: taken.flaw }, "an email came in");
      // The site's own emails stay as they are, for the people who read that mailbox.
      if (filed !== "ours") await from.markRead(uid);
    } catch (err) {
      if (!isRowFault(err)) throw err;
      // It stays in the mailbox, unread; continue with the others.
      log.error({ err, uid }, "an email cannot be taken in: look at it in the mailbox");
    }
  }

  /** False while another process has the mailbox. */
  async function look(): Promise<boolean> {
    const now = Date.now();
    await noteWatch(db, id, now);
    if (!(await hold(now))) {
      await close();
      return false;
    }
    const isNew = !mailbox?.isOpen();
    const from = await open();
    let held = now;
    for (const waiting of await readWaiting(from, isNew)) {
      if (waiter.isStopped()) break;
      await takeIn(from, waiting);
      if (Date.now() > held + timing.holdMs / 3) {
        held = Date.now();
        if (!(await hold(held))) return false;
      }
    }
    await reader.rest();
    await noteLook(db, id, Date.now());
    return true;
  }

  /**
   * Messages since the last check; on a new connection, also unread ones: they were taken in but not marked, or they were
   * there before we were.
   */
  async function readWaiting(from: OpenMailbox, isNew: boolean): Promise<WaitingMail[]> {
    const uidValidity = from.uidValidity();
    const row = await readMailbox(db, id);
    if (row?.uid_validity === uidValidity) {
      const unread = isNew ? await from.unread() : [];
      const numbers = new Set([...unread, ...(await from.after(row.last_uid))]);
      const lookedAt = row.looked_at ?? 0;
      return [...numbers].map((uid) => ({ uid, missingAt: uid > row.last_uid ? lookedAt : 0 }));
    }
    const [last = 0] = (await from.after(0)).toReversed();
    await db.updateTable("mailboxes").set({ uid_validity: uidValidity, last_uid: last }).where("id", "=", id).execute();
    return (await from.unread()).map((uid) => ({ uid, missingAt: 0 }));
  }

  async function run(): Promise<void> {
    while (!waiter.isStopped()) {
      waiter.forgetWake();
      try {
        await look();
        pause.succeed();
        await waiter.sleepUnlessWoken(timing.pollMs);
      } catch (err) {
        const fault = faultOf(err);
        const waitMs = pause.fail();
        // The server's text may hold a name or an address.
        log.error({ fault, waitMs: Math.round(waitMs) }, "the mailbox cannot be looked at");
        await noteTrouble(db, id, fault, Date.now()).catch(() => {});
        await close();
        await waiter.sleep(waitMs);
      }
    }
  }

  return {
    start() {
      if (!waiter.isStopped()) running ??= run();
    },
    wake: waiter.wake,
    watch: {
      read: () => readMailbox(db, id),
      trouble: () => readMailboxTrouble(db, id, Date.now()),
      wake: waiter.wake,
    },
    async stop() {
      waiter.stop();
      await running;
      await close();
      await reader.rest();
      await leaveMailbox(db, id, taker).catch(() => {});
    },
  };
}
