import type { Writable } from "node:stream";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import { checkKey } from "#app/server/keys/known-key.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

/** The input and output of a command of `npm run`. */
export type Command = (settings: Settings, args: string[], streams: CommandStreams) => Promise<ExitCode>;

/** Where a command writes: its result to `out`, everything else to `problems`. */
export type CommandStreams = { out: Writable; problems: Writable };

/** 0 is success, 1 is failure or something left to do, 2 is a wrong call. */
export type ExitCode = 0 | 1 | 2;

/** Runs `work` on the migrated database, if it belongs to the settings' key, and closes the database afterwards. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: SiteDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings);
  try {
    await database.migrate();
    await checkKey(settings, database.db);
    return await work(database);
  } finally {
    await database.close();
  }
}
