import type { Kysely } from "kysely";
import { openDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

const facts = { good: "last-good-backup", failed: "last-failed-backup" } as const;

/** Times in milliseconds since 1970; null when there was none. */
export type BackupRecord = { lastGood: number | null; lastFailed: number | null };

/** A nightly backup that is this late has failed, or did not run at all. */
const backupLateMs = 36 * 3600 * 1000;

/**
 * Notes in the database how a backup ended. If it cannot, as on a full disk or without the database, the last good one gets
 * old, which is seen as well.
 */
export async function noteBackup(
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
  { at, isGood }: { at: number; isGood: boolean },
): Promise<void> {
  const value = String(at);
  const database = await openDatabase(settings).catch(() => null);
  try {
    await database?.db
      .insertInto("site_facts")
      .values({ name: isGood ? facts.good : facts.failed, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  } catch {
    // The command has already said what is wrong with the database.
  } finally {
    await database?.close();
  }
}

/** When the last good backup began, and the last one that failed. Rejects when the database cannot be read. */
export async function readBackups(db: Kysely<Schema>): Promise<BackupRecord> {
  const rows = await db.selectFrom("site_facts").selectAll().where("name", "in", Object.values(facts)).execute();
  const timeOf = (fact: (typeof rows)[number]["name"]) => {
    const row = rows.find(({ name }) => name === fact);
    return row ? Number(row.value) : null;
  };
  return { lastGood: timeOf(facts.good), lastFailed: timeOf(facts.failed) };
}

/** Whether the newest backup did not end well. */
export function hasFailed({ lastGood, lastFailed }: BackupRecord): boolean {
  return lastFailed !== null && lastFailed > (lastGood ?? 0);
}

/** What is wrong with the backups, for the operator: none yet, the last one failed, or the last good one is old. */
export function backupFaults(record: BackupRecord, nowMs: number): string[] {
  const { lastGood, lastFailed } = record;
  const good =
    lastGood === null ? "There is no good backup yet" : `The last good backup is from ${dayAndTime(lastGood)}`;
  if (hasFailed(record)) return [`The backup of ${dayAndTime(lastFailed ?? 0)} failed. ${good}: npm run -s backup`];
  const isLate = lastGood === null || nowMs - lastGood > backupLateMs;
  return isLate ? [`${good}: npm run -s backup, and see that it runs each night (docs/operations.md)`] : [];
}

function dayAndTime(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
