import type { Writable } from "node:stream";
import { hasDatabase, openForCommand, type SiteDatabase } from "#app/server/database/database.server.ts";
import { whyUnreachable } from "#app/server/database/unreachable.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { checkKey, openKnownKey } from "#app/server/keys/known-key.server.ts";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";

/** The input and output of a command of `npm run`. */
export type Command = (settings: Settings, args: string[], streams: CommandStreams) => Promise<ExitCode>;

/** Where a command writes: its result to `out`, everything else to `problems`. */
export type CommandStreams = { out: Writable; problems: Writable };

/** 0 is success, 1 is failure or something left to do, 2 is a wrong call. */
export type ExitCode = 0 | 1 | 2;

type Work<Result> = (database: SiteDatabase, dataKey: DataKey) => Promise<Result>;

/**
 * Runs `work` on the migrated database and its key, and closes the database afterwards. Makes neither: throws a
 * `SettingsError` when there is nothing, as in a wrong folder, or when the key is another one.
 */
export async function withDatabase<Result>(settings: Settings, work: Work<Result>): Promise<Result> {
  requireDatabase(settings);
  return withOpened(settings, async (database) => {
    await requireTables(settings, database);
    await database.migrate();
    const dataKey = await checkKey(settings, database.db);
    if (!dataKey) {
      throw new SettingsError([
        "There is no data key yet: neither DATA_KEY nor a file in DATA_DIR. Start the site once.",
      ]);
    }
    return work(database, dataKey);
  });
}

/** Does the same for a command that may be the first one of a new site: it makes what is missing, as a start does. */
export async function withNewDatabase<Result>(settings: Settings, work: Work<Result>): Promise<Result> {
  return withOpened(settings, async (database) => {
    await reach(settings, () => database.migrate());
    return work(database, await openKnownKey(settings, database.db));
  });
}

async function withOpened<Result>(
  settings: Settings,
  use: (database: SiteDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await reach(settings, () => openForCommand(settings));
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Does the first thing with a database. If it cannot be reached, the error says where and why. */
async function reach<Result>(settings: Place, first: () => Promise<Result>): Promise<Result> {
  try {
    return await first();
  } catch (error) {
    const why = whyUnreachable(error, settings);
    throw why === null ? error : new Error(why, { cause: error });
  }
}

type Place = Pick<Settings, "databaseUrl" | "dataDir">;

/** Throws a `SettingsError` when there is no database of the site to look into, and makes none. */
export async function requireSite(settings: Settings): Promise<void> {
  requireDatabase(settings);
  await withOpened(settings, (database) => requireTables(settings, database));
}

function requireDatabase(settings: Place): void {
  if (!hasDatabase(settings)) throw new SettingsError([nothingIn(settings)]);
}

/** Throws a `SettingsError` when the site has never used this database: its tables would be made, empty. */
async function requireTables(settings: Place, { db }: SiteDatabase): Promise<void> {
  const tables = await reach(settings, () => db.introspection.getTables());
  if (!tables.some(({ name }) => name === "leads")) throw new SettingsError([nothingIn(settings)]);
}

function nothingIn({ databaseUrl, dataDir }: Place): string {
  return databaseUrl === undefined
    ? `There is no database in DATA_DIR, ${dataDir}. Is that the folder of the site? A new site makes it at its first start.`
    : "The database of DATABASE_URL has no tables of the site. Is that the right one? A new site makes them at its first start.";
}
