import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { mailboxTroubleWords } from "#app/domain/desk/mail/mailbox-trouble-words.ts";
import { openDatabase } from "#app/server/database/database.server.ts";
import { whyTooOld } from "#app/server/database/migrations.server.ts";
import { faultOf, openMailbox } from "#app/server/desk/mail-in/imap-mailbox.server.ts";
import { checkKey } from "#app/server/keys/known-key.server.ts";
import { createTransport, describeSmtpFailure, mailDropFolder } from "#app/server/mail/transport.server.ts";
import { checkRoom } from "#app/server/report/disk-room.server.ts";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";
import { hasDatabase, outgoingFaults } from "./outgoing-faults.server.ts";

/** Says what does not work right now, one line each: it reaches for everything that a request needs on its way. */
export async function findFaults(settings: Settings, nowMs: number): Promise<string[]> {
  const found = await Promise.all([
    databaseFaults(settings),
    folderFaults(settings),
    senderFaults(settings),
    mailboxFaults(settings),
    outgoingFaults(settings, nowMs),
  ]);
  return found.flat();
}

/**
 * Says that the database belongs to another key, or needs a newer release. Nothing when there is no database yet, or an older
 * one.
 */
async function databaseFaults(settings: Settings): Promise<string[]> {
  if (!hasDatabase(settings)) return [];
  const database = await openDatabase(settings);
  try {
    const tooOld = await whyTooOld(database.db);
    if (tooOld !== null) return [`This release does not start: ${tooOld}`];
    await checkKey(settings, database.db);
    return [];
  } catch (error) {
    // Any other error: not migrated yet, or not to be read. The check of what goes out says so.
    return error instanceof SettingsError ? [...error.problems] : [];
  } finally {
    await database.close();
  }
}

/** Below this, a nightly backup and a day's log may fill the disk. */
const leastFreeMegabytes = 500;

async function folderFaults({ dataDir }: Pick<Settings, "dataDir">): Promise<string[]> {
  if (!existsSync(dataDir)) return [];
  try {
    await checkRoom(dataDir);
  } catch (error) {
    return [`DATA_DIR takes no file: ${dataDir} (${codeOf(error)})`];
  }
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  return megabytes < leastFreeMegabytes ? [`Only ${megabytes} MB are free on the disk of DATA_DIR, ${dataDir}`] : [];
}

async function senderFaults(settings: Settings): Promise<string[]> {
  const { dataDir, smtpUrl } = settings;
  if (smtpUrl === undefined && !existsSync(mailDropFolder(dataDir))) return [];
  const transport = createTransport(settings, 1);
  try {
    await transport.check();
    return [];
  } catch (error) {
    return smtpUrl === undefined
      ? [`Emails can't be written as files into ${mailDropFolder(dataDir)} (${codeOf(error)})`]
      : [`The mail server of SMTP_URL takes no email from us (${describeSmtpFailure(error).code})`];
  } finally {
    transport.close();
  }
}

async function mailboxFaults({ desk, imap }: Pick<Settings, "desk" | "imap">): Promise<string[]> {
  if (!desk || !imap) return [];
  try {
    const mailbox = await openMailbox(imap, () => {});
    await mailbox.close();
    return [];
  } catch (error) {
    const { title, todo } = mailboxTroubleWords[faultOf(error)];
    return [`${title}. ${todo}`];
  }
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "unknown";
}
