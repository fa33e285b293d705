import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { openForCommand } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

const facts = { good: "last-good-backup", failed: "last-failed-backup" } as const;

/**
 * Times in milliseconds since 1970; null when there was none. `fromFuture` is a good backup that a wrong clock dates later
 * than now: it is not counted as good, because no one could tell when the next one is late.
 */
export type BackupRecord = { lastGood: number | null; lastFailed: number | null; fromFuture: number | null };

/** A nightly backup that is this late has failed, or did not run at all. */
const backupLateMs = 36 * 3600 * 1000;

/** Clocks of two machines may be this far apart. */
const mostAheadMs = 5 * 60 * 1000;

/**
 * Notes in the database how a backup ended. A good one ends the failure before it, whatever their clocks said. If it cannot, as on a full disk or without the database, the last good one gets
 * old, which is seen as well.
 */
export async function noteBackup(
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
  { at, isGood }: { at: number; isGood: boolean },
): Promise<void> {
  const value = String(at);
  const database = await openForCommand(settings).catch(() => null);
  try {
    await database?.db
      .insertInto("site_facts")
      .values({ name: isGood ? facts.good : facts.failed, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
    if (isGood) await database?.db.deleteFrom("site_facts").where("name", "=", facts.failed).execute();
  } catch {
    // The command has already said what is wrong with the database.
  } finally {
    await database?.close();
  }
}

/** When the last good backup began, and the last one that failed since. Rejects when the database cannot be read. */
export async function readBackups(db: Kysely<Schema>, nowMs: number): Promise<BackupRecord> {
  const rows = await db.selectFrom("site_facts").selectAll().where("name", "in", Object.values(facts)).execute();
  const timeOf = (fact: (typeof rows)[number]["name"]) => {
    const row = rows.find(({ name }) => name === fact);
    return row ? Number(row.value) : null;
  };
  const [good, lastFailed] = [timeOf(facts.good), timeOf(facts.failed)];
  const isAhead = good !== null && good > nowMs + mostAheadMs;
  return { lastGood: isAhead ? null : good, lastFailed, fromFuture: isAhead ? good : null };
}

/** Whether the newest backup did not end well. */
export function hasFailed({ lastGood, lastFailed }: BackupRecord): boolean {
  return lastFailed !== null && lastFailed > (lastGood ?? 0);
}

/**
 * What is wrong with the backups, for the operator: none yet, the last one failed, the last good one is old or from a day
 * that has not come, or no copy is left in their folder.
 */
export async function backupFaults(record: BackupRecord, dataDir: string, nowMs: number): Promise<string[]> {
  const { lastGood, lastFailed } = record;
  const good = goodWords(record);
  if (hasFailed(record)) return [`The backup of ${dayAndTime(lastFailed ?? 0)} failed. ${good}: npm run -s backup`];
  const isLate = lastGood === null || nowMs - lastGood > backupLateMs;
  if (isLate) return [`${good}: npm run -s backup, and see that it runs each night (docs/operations.md)`];
  const folder = backupFolder(dataDir);
  if ((await namesIn(folder).catch(() => [])).some(isCopy)) return [];
  return [`${good}, but there is no copy in ${folder} anymore: npm run -s backup`];
}

function goodWords({ lastGood, fromFuture }: BackupRecord): string {
  if (fromFuture !== null)
    return `The last good backup says that it is from ${dayAndTime(fromFuture)}, which has not come yet. A clock was wrong, so it does not count`;
  return lastGood === null ? "There is no good backup yet" : `The last good backup is from ${dayAndTime(lastGood)}`;
}

/** Where copies go. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

/** The names in a folder of backups; none when there is no such folder. Rejects when it is closed to us: it may have some. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

function isCopy(name: string): boolean {
  return name.endsWith(".db") || name.endsWith(".dump");
}

function dayAndTime(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
