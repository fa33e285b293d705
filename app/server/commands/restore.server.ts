import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, existsSync } from "node:fs";
import { access, chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { UnusableDatabase } from "#app/server/database/release.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { sqliteFile } from "#app/server/database/sqlite.server.ts";
import { openDocument, unopenedDocuments } from "#app/server/documents/documents.server.ts";
import { documentFolder, missingSealed } from "#app/server/documents/sealed-files.server.ts";
import { dataKeyFile } from "#app/server/keys/data-key.server.ts";
import { noteFilesIn } from "#app/server/privacy/departure-files.server.ts";
import { type RepeatedDepartures, repeatDepartures } from "#app/server/privacy/repeat-departures.server.ts";
import { backupFolder } from "#app/server/report/backup-record.server.ts";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";
import { missingKeyWords } from "./doctor/missing-key.server.ts";

const usage = `Usage: npm run -s restore -- BACKUP [--key FILE]

Restores a copy that npm run backup made, and proves it. Stop the site first.
  BACKUP       the file site-<time>.db or site-<time>.dump. Its folder of documents has to be next to it, if it had one
  --key FILE   the data.key of that site, if the settings have no DATA_KEY and DATA_DIR has no data.key
`;

const keyBytes = 32;

/** A reason not to restore, or why what was restored cannot be used. */
class CannotRestore extends Error {}

/**
 * Puts a backup, the files that people sent and the data key in place, migrates, and opens each file with the key. Files that
 * do not open stay sealed, and it counts them. It does again what the copy does not know: erasures, stops, and unsubscribing, and
 * wants the notes of every day from the copy on.
 * Says what was restored. It never writes over anything: what is there has to be moved away first. If it fails, it takes back what it
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
  let isFilled = false;
  try {
    await checkPlace(settings, call);
    await placeAll(settings, call, placed);
    isFilled = settings.databaseUrl !== undefined;
    const { words, faults } = await proveRestored(settings, call);
    const isDone = faults.length === 0;
    out.write(`${[...words, ...(isDone ? [startWords] : [])].join("\n")}\n`);
    problems.write([...faults, ...(isDone ? [] : [notYetWords])].map((line) => `${line}\n`).join(""));
    return isDone ? 0 : 1;
  } catch (error) {
    for (const path of placed) await rm(path, { recursive: true, force: true });
    const [said, next] = isFilled ? ["The restore is not complete.", ` ${emptyAgain}`] : ["Nothing was restored.", ""];
    problems.write(`${said} ${whyNot(error, settings, call)}${next}\n`);
    return 1;
  }
}

const emptyAgain = "The database has the copy's rows by now: drop it, and make an empty one before the next try.";

/** The file of a key that was given is the one that a person can look at: its copy has been taken back. */
function whyNot(error: unknown, { dataDir }: Settings, { key }: Call): string {
  if (error instanceof CannotRestore) return error.message;
  if (error instanceof UnusableDatabase) return `This release cannot use the backup: ${error.message}`;
  if (!(error instanceof SettingsError)) return `It stopped with ${codeOf(error)}.`;
  const words = error.problems.join(" ");
  return key === undefined ? words : words.replaceAll(dataKeyFile(dataDir), key);
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

/** Where the notes of who left may be: next to the copy, and where this site has its own. */
function noteFolders({ dataDir }: Settings, { backup }: Call): string[] {
  return [...new Set([resolve(dirname(backup)), resolve(backupFolder(dataDir))])];
}

async function checkPlace(settings: Settings, call: Call): Promise<void> {
  const { dataDir, databaseUrl, dataKeys } = settings;
  const { backup, key } = call;
  const ending = databaseUrl === undefined ? ".db" : ".dump";
  const notes = await Promise.all(noteFolders(settings, call).map(noteFilesIn));
  const files = [backup, ...(key === undefined ? [] : [key]), ...notes.flat()];
  for (const file of files) await access(file, constants.R_OK).catch(sayUnread);
  if (!backup.endsWith(ending)) {
    const kind = databaseUrl === undefined ? "SQLite, because DATABASE_URL is not set" : "PostgreSQL (DATABASE_URL)";
    throw new CannotRestore(`The settings are for ${kind}: the backup has to be a ${ending} file.`);
  }
  if (key !== undefined && (await stat(key)).size !== keyBytes) {
    throw new CannotRestore(`${key} is not a data key, which is ${keyBytes} bytes long.`);
  }
  const own = [...(databaseUrl === undefined ? ["", "-wal", "-shm"].map((end) => sqliteFile(dataDir) + end) : [])];
  const documents = await readdir(documentFolder(dataDir)).catch(() => []);
  const inTheWay = [...own, ...(key === undefined ? [] : [dataKeyFile(dataDir)])].find((file) => existsSync(file));
  if (inTheWay !== undefined) throw new CannotRestore(`${inTheWay} is in the way. Stop the site, and move it away.`);
  if (documents.length > 0)
    throw new CannotRestore(`${documentFolder(dataDir)} has files in it. Move the folder away.`);
  if (dataKeys.length === 0 && key === undefined && !existsSync(dataKeyFile(dataDir))) {
    throw new CannotRestore("The data key is missing. Set DATA_KEY, or add --key FILE. It is kept apart from backups.");
  }
}

/** A folder above that is closed to this user looks like a file that is not there. */
function sayUnread(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") throw new CannotRestore(`There is no file ${error.path}.`);
  throw new CannotRestore(
    `This user cannot read ${error.path} (${error.code}): its folders have to be open to it, too.`,
  );
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

/** Opens what was restored as the site does, and each file that people sent. Gives the lines to print, and what is wrong. */
async function proveRestored(settings: Settings, call: Call): Promise<{ words: string[]; faults: string[] }> {
  const { dataDir } = settings;
  const notes = noteFolders(settings, call);
  const since = dayOfCopy(call);
  return withDatabase(settings, async (database, dataKey) => {
    const { db } = database;
    const departures = await repeatDepartures({ database, dataKey, dataDir }, notes, since);
    const ids = (await db.selectFrom("documents").select("id").orderBy("id").execute()).map(({ id }) => id);
    const [missing, closed] = [await missingSealed(dataDir, ids), await unopenedDocuments({ db, dataKey })];
    const openable = ids.filter((id) => !missing.includes(id) && !closed.includes(id));
    const damaged: string[] = [];
    for (const id of openable) await openDocument({ db, dataKey, dataDir }, id).catch(() => damaged.push(id));
    return {
      words: [...(await restoredWords(db, openable.length - damaged.length)), departureWords(departures)],
      faults: [
        ...gapFaults(departures, notes, since),
        ...leftOutFaults(departures),
        ...fileFaults(missing.length, damaged.length, call),
        ...holdFaults(departures),
        ...(await missingKeyWords(db, dataKey)),
      ],
    };
  });
}

const startWords = "Start the site. What waits goes out then.";
const notYetWords = "Do not start the site before you have seen to each line above: what waits goes out at the start.";

function fileFaults(missing: number, damaged: number, { backup }: Call): string[] {
  const absent = `${missing} files that people sent are not in the backup. Its folder has to be next to it: ${backup}.documents`;
  return [
    ...(missing > 0 ? [absent] : []),
    ...(damaged > 0 ? [`${damaged} files that people sent are damaged in this backup.`] : []),
  ];
}

function holdFaults({ onHold }: RepeatedDepartures): string[] {
  return onHold.map(
    (person) =>
      `${person} was erased after this copy, and is on hold in it. If the hold is over: npm run -s privacy -- release ${person}, then erase ${person} --yes`,
  );
}

function departureWords({ erased, stops, newsletter, gaps }: RepeatedDepartures): string {
  const last = gaps.newest === null ? "" : ` The newest notes are from ${gaps.newest}: who left later is not in them.`;
  return `Done again, by the notes of who left: people erased ${erased}, stops ${stops}, newsletter left ${newsletter}.${last}`;
}

/** The day that its name says; empty for a copy that someone named otherwise. */
function dayOfCopy({ backup }: Call): string {
  return /^site-(\d{4}-\d\d-\d\d)T/.exec(basename(backup))?.[1] ?? "";
}

function gapFaults({ gaps }: RepeatedDepartures, folders: readonly string[], since: string): string[] {
  const from = since === "" ? "" : ` from ${since} or later`;
  const said = [
    ...(gaps.newest === null
      ? [
          `There is no note of who was erased, asked us to stop, or left the newsletter after this copy: no departures-<day>.txt${from} in ${folders.join(" or ")}.`,
        ]
      : []),
    ...(gaps.missing.length > 0 ? [`Notes of who left after this copy are missing: ${gaps.missing.join(", ")}.`] : []),
    ...(gaps.silent === null
      ? []
      : [
          `The newest notes, ${gaps.silent}, do not say on which other days there are notes. Compare with the folder that they come from: all departures-<day>.txt${from} have to be here.`,
        ]),
  ];
  return said.map((words) => `${words} ${gapTodo}`);
}

const gapTodo =
  "Put what is missing next to the copy, move away what was restored now, and restore again. If it is lost for good, erase, enter stops and unsubscribe by your own records before you start the site (docs/operations.md, Backup and restore).";

function leftOutFaults({ leftOut }: RepeatedDepartures): string[] {
  if (!leftOut) return [];
  const { files, lines, signed, erased, stops, left, unread } = leftOut;
  const whoLeft = left.length > 0 ? ` (${left.join(", ")})` : "";
  return [
    `The data key signed ${signed === 0 ? "none" : `only ${signed}`} of the ${lines} lines in ${files.join(" and ")}. Another key signed the others, as after a change of key, or they were edited or damaged. Not done again, because of that: people erased ${erased}, stops ${stops}, newsletter left ${left.length}${whoLeft}; and lines or files that cannot be read: ${unread}. Move away what was restored now, and restore again with all keys, the newest first: DATA_KEY=<new>,<old>. What is left out then, too, do by hand before you start the site. The notes do not say who was erased or stopped: look in your own records (docs/operations.md, Backup and restore).`,
  ];
}

async function restoredWords(db: Kysely<Schema>, documents: number): Promise<string[]> {
  const count = async (table: "leads" | "messages" | "bookings") =>
    Number((await db.selectFrom(table).select(db.fn.countAll().as("count")).executeTakeFirstOrThrow()).count);
  const queued = await db.selectFrom("outbox").select("id").where("state", "=", "queued").execute();
  const last = await db.selectFrom("leads").select("created_at").orderBy("created_at", "desc").executeTakeFirst();
  const known = await db.selectFrom("site_facts").select("name").where("name", "=", "key-fingerprint").execute();
  return [
    `Restored: leads ${await count("leads")}, messages ${await count("messages")}, bookings ${await count("bookings")}, files ${documents}, emails and webhooks that wait ${queued.length}.`,
    `The last lead came ${last ? new Date(Number(last.created_at)).toISOString() : "never"}. Leads that came later are not in it.`,
    known.length > 0 ? "The data key is the one of this database." : "This backup does not say which key it had.",
  ];
}

function codeOf(error: unknown): string {
  const { code, path } = error as NodeJS.ErrnoException;
  return code === undefined ? "an unexpected error" : [code, path ?? []].flat().join(" at ");
}
