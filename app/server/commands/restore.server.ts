import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, existsSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { sqliteFile } from "#app/server/database/sqlite.server.ts";
import { openDocument } from "#app/server/documents/documents.server.ts";
import { documentFolder, missingSealed } from "#app/server/documents/sealed-files.server.ts";
import { dataKeyFile } from "#app/server/keys/data-key.server.ts";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";

const usage = `Usage: npm run -s restore -- BACKUP [--key FILE]

Restores a copy that npm run backup made, and proves it. Stop the site first.
  BACKUP       the file site-<time>.db or site-<time>.dump. Its folder of documents has to be next to it, if it had one
  --key FILE   the data.key of that site, if the settings have no DATA_KEY and DATA_DIR has no data.key
`;

const keyBytes = 32;

/** A reason not to restore, or why what was restored cannot be used. */
class CannotRestore extends Error {}

/**
 * Puts a backup, the files that people sent and the data key in place, migrates, and opens each file with the key. Says what
 * was restored. It never writes over anything: what is there has to be moved away first. If it fails, it takes back what it
 * put in the data folder, and the PostgreSQL database is left for a person to look at.
 */
export async function restoreBackup(
  settings: Settings,
  args: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const call = parseCall(args);
  if (!call) {
    problems.write(usage);
    return 2;
  }
  const placed: string[] = [];
  try {
    await checkPlace(settings, call);
    await placeAll(settings, call, placed);
    const { words, missing } = await proveRestored(settings);
    out.write(words);
    if (missing === 0) return 0;
    problems.write(
      `${missing} files that people sent are not in the backup. Its folder has to be next to it: ${call.backup}.documents\n`,
    );
    return 1;
  } catch (error) {
    for (const path of placed) await rm(path, { recursive: true, force: true });
    const isOurs = error instanceof CannotRestore || error instanceof SettingsError;
    problems.write(`Nothing was restored. ${isOurs ? error.message : `It stopped with ${codeOf(error)}.`}\n`);
    return 1;
  }
}

type Call = { backup: string; key: string | undefined };

function parseCall(args: string[]): Call | null {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { key: { type: "string" } } });
    const [backup, ...more] = positionals;
    return backup !== undefined && more.length === 0 ? { backup, key: values.key } : null;
  } catch {
    return null;
  }
}

async function checkPlace({ dataDir, databaseUrl, dataKeys }: Settings, { backup, key }: Call): Promise<void> {
  const ending = databaseUrl === undefined ? ".db" : ".dump";
  const missing = [backup, key].find((file) => file !== undefined && !existsSync(file));
  if (missing !== undefined) throw new CannotRestore(`There is no file ${missing}.`);
  if (!backup.endsWith(ending)) {
    const kind = databaseUrl === undefined ? "SQLite, because DATABASE_URL is not set" : "PostgreSQL (DATABASE_URL)";
    throw new CannotRestore(`The settings are for ${kind}: the backup has to be a ${ending} file.`);
  }
  if (key !== undefined && (await stat(key)).size !== keyBytes) {
    throw new CannotRestore(`${key} is not a data key, which is ${keyBytes} bytes long.`);
  }
  const own = [...(databaseUrl === undefined ? ["", "-wal", "-shm"].map((end) => sqliteFile(dataDir) + end) : [])];
  const files = await readdir(documentFolder(dataDir)).catch(() => []);
  const inTheWay = [...own, ...(key === undefined ? [] : [dataKeyFile(dataDir)])].find((file) => existsSync(file));
  if (inTheWay !== undefined) throw new CannotRestore(`${inTheWay} is in the way. Stop the site, and move it away.`);
  if (files.length > 0) throw new CannotRestore(`${documentFolder(dataDir)} has files in it. Move the folder away.`);
  if (dataKeys.length === 0 && key === undefined && !existsSync(dataKeyFile(dataDir))) {
    throw new CannotRestore("The data key is missing. Set DATA_KEY, or add --key FILE. It is kept apart from backups.");
  }
}

/** Notes in `placed` what it puts in the data folder, before it does. */
async function placeAll({ dataDir, databaseUrl }: Settings, { backup, key }: Call, placed: string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (key !== undefined) {
    const place = dataKeyFile(dataDir);
    await writeFile(place, await readFile(key), { mode: 0o600, flag: "wx" });
    placed.push(place);
  }
  if (existsSync(`${backup}.documents`)) {
    placed.push(documentFolder(dataDir));
    await mkdir(documentFolder(dataDir), { recursive: true, mode: 0o700 });
    for (const name of await readdir(`${backup}.documents`)) {
      const copy = join(documentFolder(dataDir), name);
      await copyFile(join(`${backup}.documents`, name), copy, constants.COPYFILE_EXCL);
      await chmod(copy, 0o600);
    }
  }
  if (databaseUrl === undefined) await placeSqlite(backup, sqliteFile(dataDir), placed);
  else await restorePostgres(backup, databaseUrl);
}

async function placeSqlite(backup: string, file: string, placed: string[]): Promise<void> {
  const draft = `${file}.restoring`;
  placed.push(draft, file, `${file}-wal`, `${file}-shm`);
  await copyFile(backup, draft, constants.COPYFILE_EXCL);
  await chmod(draft, 0o600);
  if (!isWhole(draft)) throw new CannotRestore("The backup is damaged. Take another one.");
  await rename(draft, file);
}

function isWhole(file: string): boolean {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    return copy.prepare("PRAGMA integrity_check").get()?.integrity_check === "ok";
  } catch {
    // Not a database at all.
    return false;
  } finally {
    copy.close();
  }
}

/** Into an empty database, all or nothing. */
async function restorePostgres(backup: string, url: string): Promise<void> {
  const address = new URL(url);
  // Everyone on the machine can read command lines, but not environments.
  // biome-ignore lint/style/noProcessEnv: not read here; the child needs PATH and similar ones.
  const env = { ...process.env, ...(address.password && { PGPASSWORD: decodeURIComponent(address.password) }) };
  address.password = "";
  const options = ["--no-owner", "--single-transaction", "--exit-on-error", `--dbname=${address.href}`, backup];
  const restore = spawn("pg_restore", options, { env, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(restore, "exit").catch(() => {
    throw new CannotRestore("pg_restore is not installed here.");
  });
  if (code !== 0) throw new CannotRestore("pg_restore says above why. The database has to be new and empty: createdb.");
}

/** Opens what was restored as the site does, and each file that people sent. Gives the lines to print. */
async function proveRestored(settings: Settings): Promise<{ words: string; missing: number }> {
  return withDatabase(settings, async (database, dataKey) => {
    const documents = await database.db.selectFrom("documents").select("id").execute();
    const ids = documents.map(({ id }) => id);
    const missing = await missingSealed(settings.dataDir, ids);
    for (const id of ids.filter((one) => !missing.includes(one))) {
      const opened = await openDocument({ db: database.db, dataKey, dataDir: settings.dataDir }, id).catch(() => null);
      if (!opened)
        throw new CannotRestore("The files that people sent do not open with this key. Use that site’s key.");
    }
    const words = await restoredWords(database.db, ids.length - missing.length);
    return { words, missing: missing.length };
  });
}

async function restoredWords(db: Kysely<Schema>, documents: number): Promise<string> {
  const count = async (table: "leads" | "messages" | "bookings") =>
    Number((await db.selectFrom(table).select(db.fn.countAll().as("count")).executeTakeFirstOrThrow()).count);
  const queued = await db.selectFrom("outbox").select("id").where("state", "=", "queued").execute();
  const last = await db.selectFrom("leads").select("created_at").orderBy("created_at", "desc").executeTakeFirst();
  const known = await db.selectFrom("site_facts").select("name").where("name", "=", "key-fingerprint").execute();
  const keyWords =
    known.length > 0 ? "The data key is the one of this database." : "This backup does not say which key it had.";
  return [
    `Restored: leads ${await count("leads")}, messages ${await count("messages")}, bookings ${await count("bookings")}, files ${documents}, emails and webhooks that wait ${queued.length}.`,
    `The last lead came ${last ? new Date(Number(last.created_at)).toISOString() : "never"}. What came later is not in it.`,
    keyWords,
    "Start the site. What waits goes out then.\n",
  ].join("\n");
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "an unexpected error";
}
