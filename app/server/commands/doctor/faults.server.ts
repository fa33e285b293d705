import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Kysely } from "kysely";
import { mailboxTroubleWords } from "#app/domain/desk/mail/mailbox-trouble.ts";
import { hasDatabase, openForCommand, type SiteDatabase } from "#app/server/database/database.server.ts";
import { whyUnusable } from "#app/server/database/release.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { whyUnreachable } from "#app/server/database/unreachable.server.ts";
import { faultOf, openMailbox } from "#app/server/desk/mail-in/imap-mailbox.server.ts";
import { checkKey } from "#app/server/keys/known-key.server.ts";
import { createTransport, describeSmtpFailure, mailDropFolder } from "#app/server/mail/transport.server.ts";
import { backupFaults, readBackups } from "#app/server/report/backup-record.server.ts";
import { checkRoom } from "#app/server/report/disk-room.server.ts";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";
import { clockFaults } from "#app/server/time/clock-check.server.ts";
import { missingKeyWords } from "./missing-key.server.ts";
import { outgoingFaults } from "./outgoing-faults.server.ts";

/** Says what does not work right now, one line each: it reaches for everything that a request needs on its way. */
export async function findFaults(settings: Settings, nowMs: number): Promise<string[]> {
  const found = await Promise.all([
    databaseFaults(settings, nowMs),
    folderFaults(settings),
    senderFaults(settings),
    mailboxFaults(settings),
  ]);
  return found.flat();
}

/**
 * Says why the database cannot be used, or belongs to another key, or is not for this release; else what needs an earlier key,
 * what waits too long in it, and how its backups are. Nothing when there is no database yet.
 */
async function databaseFaults(settings: Settings, nowMs: number): Promise<string[]> {
  if (!hasDatabase(settings)) return [];
  let database: SiteDatabase | undefined;
  try {
    database = await openForCommand(settings);
    const { db } = database;
    const unusable = await whyUnusable(db);
    if (unusable !== null) return [`This release does not start: ${unusable}`];
    return [
      ...(await keyFaults(settings, db)),
      ...(await outgoingFaults(db, settings, nowMs)),
      ...(await dumpFaults(settings)),
      ...(await backupFaults(await readBackups(db, nowMs), settings.dataDir, nowMs)),
      ...(await clockFaults(database, nowMs)),
    ];
  } catch (error) {
    // Any other error: not migrated yet.
    return [
      whyUnreachable(error, settings) ??
        "The database has no tables yet, which the first start makes, or it cannot be read: see the log",
    ];
  } finally {
    await database?.close();
  }
}

async function keyFaults(settings: Settings, db: Kysely<Schema>): Promise<string[]> {
  try {
    const dataKey = await checkKey(settings, db);
    return dataKey ? await missingKeyWords(db, dataKey) : [];
  } catch (error) {
    if (error instanceof SettingsError) return [...error.problems];
    throw error;
  }
}

/** The backup of PostgreSQL is made by its own program, which has to be on the machine of the timer. */
async function dumpFaults({ databaseUrl }: Pick<Settings, "databaseUrl">): Promise<string[]> {
  if (databaseUrl === undefined) return [];
  const dump = spawn("pg_dump", ["--version"], { stdio: "ignore" });
  const isThere = await once(dump, "exit").then(
    () => true,
    () => false,
  );
  return isThere ? [] : ["pg_dump is not installed here, so no backup can be made: apt-get install postgresql-client"];
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
