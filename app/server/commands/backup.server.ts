import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, existsSync } from "node:fs";
import { chmod, copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { backup as copySqlite, DatabaseSync } from "node:sqlite";
import type { Kysely } from "kysely";
import { checkChain } from "#app/server/consent/chain-check.server.ts";
import { openForCommand } from "#app/server/database/database.server.ts";
import { isMigrated } from "#app/server/database/migrations.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { sqliteFile } from "#app/server/database/sqlite.server.ts";
import { verifyWithHeads } from "#app/server/desk/audit/audit-heads.server.ts";
import { documentFolder, missingSealed, sealedEnding } from "#app/server/documents/sealed-files.server.ts";
import { type ChainHead, type HeadKind, keepHead, readHeads } from "#app/server/keys/chain-heads.server.ts";
import { type DataKey, findDataKey } from "#app/server/keys/data-key.server.ts";
import { checkKey } from "#app/server/keys/known-key.server.ts";
import { createDepartureNotes } from "#app/server/privacy/departure-notes.server.ts";
import { backupFolder, noteBackup } from "#app/server/report/backup-record.server.ts";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";
import { type CommandStreams, type ExitCode, requireSite } from "./command.server.ts";
import { missingKeyWords } from "./doctor/missing-key.server.ts";

/** Where Debian and Red Hat keep the certificates of authorities. */
const authorities = ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"];

/**
 * Copies the database into `backups` under the data folder while the site runs, and prints the copy's path. Files that
 * people sent go into a folder next to it. The copy gets its name only when it is whole and checked. The desk's log and the
 * chain of consents are verified, too, and their ends are saved with the copy. The database remembers when the last good
 * backup was, and whether one has failed since.
 */
export async function makeBackup(
  settings: Settings,
  _args: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const nothing = await requireSite(settings).then(() => null, reasonOf);
  if (nothing !== null) {
    problems.write(`No backup was made: ${nothing}\n`);
    return 1;
  }
  const at = Date.now();
  const code = await copyAll(settings, at, { out, problems }).catch((error: unknown): ExitCode => {
    problems.write(`The backup failed: ${reasonOf(error)}\n`);
    return 1;
  });
  await noteBackup(settings, { at, isGood: code === 0 });
  return code;
}

async function copyAll(settings: Settings, startedAt: number, { out, problems }: CommandStreams): Promise<ExitCode> {
  const folder = backupFolder(settings.dataDir);
  const isSqlite = settings.databaseUrl === undefined;
  const time = new Date(startedAt).toISOString().replaceAll(/[:.]/g, "-");
  const file = join(folder, `site-${time}.${isSqlite ? "db" : "dump"}`);
  const unfinished = `${file}.unfinished`;
  const chains = await checkChains(settings, startedAt, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    if (settings.databaseUrl === undefined) await backUpSqlite(settings.dataDir, unfinished);
    else await backUpPostgres(settings.databaseUrl, settings.dataDir, unfinished);
    await makeDurable(unfinished);
    await copyDocuments(settings.dataDir, `${file}.documents`);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(`${file}.documents`, { recursive: true, force: true });
    problems.write(`No backup was made: ${reasonOf(error)}\n`);
    return 1;
  }
  out.write(`${file}\n`);
  if (chains.missingKey.length > 0) problems.write(`The backup was made. ${chains.missingKey.join("\n")}\n`);
  const [kept, whole] = [await keepHeads(chains, file, problems), await checkDocuments(settings, startedAt, problems)];
  return kept === 0 ? whole : kept;
}

/**
 * Says how many files are not there although the database names them. The copy stays: one without them is better than none.
 * What came after `startedAt` may still be on its way.
 */
async function checkDocuments(
  settings: Settings,
  startedAt: number,
  problems: CommandStreams["problems"],
): Promise<ExitCode> {
  const database = await openForCommand(settings);
  try {
    const tables = await database.db.introspection.getTables();
    if (!tables.some(({ name }) => name === "documents")) return 0;
    const named = await database.db.selectFrom("documents").select("id").where("created_at", "<", startedAt).execute();
    const ids = named.map(({ id }) => id);
    const missing = await missingSealed(settings.dataDir, ids);
    if (missing.length === 0) return 0;
    const folder = documentFolder(settings.dataDir);
    problems.write(
      `The backup was made without files that people sent: ${missing.length} of ${ids.length} are not in ${folder}. Does the service have the same DATA_DIR?\n`,
    );
    return 1;
  } finally {
    await database.close();
  }
}

/**
 * Copies the files that people sent into a folder next to the copy, sealed as they are; their keys are in the database. It
 * runs after the database copy: a file is there before its row is. One that disappears meanwhile was erased.
 */
async function copyDocuments(dataDir: string, target: string): Promise<void> {
  const source = documentFolder(dataDir);
  const names = existsSync(source) ? (await readdir(source)).filter((name) => name.endsWith(sealedEnding)) : [];
  if (names.length === 0) return;
  await mkdir(target, { mode: 0o700 });
  for (const name of names) {
    const copy = join(target, name);
    try {
      await copyFile(join(source, name), copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      await makeDurable(copy);
    } catch (error) {
      if ((error as { code?: unknown }).code !== "ENOENT") throw error;
    }
  }
}

type CheckedChain = { kind: HeadKind; head: ChainHead; problem: string | null };
/** `missingKey` says what needs an earlier key that is not set. */
type CheckedChains = {
  chains: CheckedChain[];
  problem: string | null;
  dataKey: DataKey | null;
  missingKey: string[];
};

/**
 * The heads before the copy, which then has everything up to them. The notes of who left are brought up to date, too, unless
 * this release has not migrated the database yet. A backup is made in any case, with a wrong key, too. A database that was not
 * used with a key has no chains yet.
 */
async function checkChains(settings: Settings, startedAt: number, folder: string): Promise<CheckedChains> {
  const database = await openForCommand(settings);
  try {
    const tables = new Set((await database.db.introspection.getTables()).map(({ name }) => name));
    // A site that was not started since the last release may have none of these.
    const dataKey = await (tables.has("site_facts") ? checkKey(settings, database.db) : findDataKey(settings));
    if (!dataKey) return { chains: [], problem: null, dataKey, missingKey: [] };
    const chains: CheckedChain[] = [];
    if (tables.has("audit_head")) {
      const { head, problem } = await verifyWithHeads(database.db, dataKey, folder);
      chains.push({ kind: "audit-head", head: { number: head.number, seal: head.mac }, problem });
    }
    if (tables.has("consent_head")) chains.push(await checkConsents(database.db, dataKey, folder));
    if (!(await isMigrated(database.db, database.dialect))) return { chains, problem: null, dataKey, missingKey: [] };
    await createDepartureNotes({ db: database.db, dataKey, dataDir: settings.dataDir }).writeForCopy(startedAt);
    return { chains, problem: null, dataKey, missingKey: await missingKeyWords(database.db, dataKey) };
  } catch (error) {
    return { chains: [], problem: reasonOf(error), dataKey: null, missingKey: [] };
  } finally {
    await database.close();
  }
}

async function checkConsents(db: Kysely<Schema>, dataKey: DataKey, folder: string): Promise<CheckedChain> {
  const end = await db.selectFrom("consent_head").select(["seq", "hash"]).executeTakeFirst();
  const { problems } = await checkChain(db, dataKey, await readHeads("consent-head", dataKey, folder));
  const head = { number: Number(end?.seq ?? 0), seal: end?.hash ?? "" };
  return { kind: "consent-head", head, problem: problems[0] ?? null };
}

const chainWords = { "audit-head": "the desk’s log", "consent-head": "the chain of consents" };

/** Saves the ends of the chains, too, so that a later check finds a cut-off tail. */
async function keepHeads(
  { chains, problem, dataKey }: CheckedChains,
  file: string,
  problems: CommandStreams["problems"],
): Promise<ExitCode> {
  if (problem !== null) problems.write(`The backup was made, but its chains could not be checked. ${problem}\n`);
  for (const { kind, head, problem: own } of chains) {
    if (own !== null) problems.write(`The backup was made, but ${chainWords[kind]} is not intact. ${own}\n`);
    else if (head.number > 0 && dataKey) await keepHead(file, kind, head, dataKey);
  }
  return problem === null && chains.every((chain) => chain.problem === null) ? 0 : 1;
}

async function backUpSqlite(dataDir: string, target: string): Promise<void> {
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  try {
    // All pages in one step: a copy in several steps would start over whenever the site writes.
    await copySqlite(source, target, { rate: 1_000_000_000 });
  } finally {
    source.close();
  }
  await chmod(target, 0o600);
  const copy = new DatabaseSync(target);
  try {
    // One file without a separate log.
    copy.exec("PRAGMA journal_mode = DELETE");
    const result = copy.prepare("PRAGMA integrity_check").get()?.integrity_check;
    if (result !== "ok") throw new Error("the copy is damaged");
  } finally {
    copy.close();
  }
}

async function backUpPostgres(url: string, dataDir: string, target: string): Promise<void> {
  const address = new URL(url);
  // Everyone on the machine can read command lines, but not environments.
  // biome-ignore lint/style/noProcessEnv: not read here; the child needs PATH and similar ones.
  const own = { ...authoritiesFor(address), ...process.env };
  const env = { ...own, ...(address.password && { PGPASSWORD: decodeURIComponent(address.password) }) };
  address.password = "";
  const file = await open(target, "wx", 0o600);
  try {
    const dump = spawn("pg_dump", ["--format=custom", address.href], { env, stdio: ["ignore", file.fd, "inherit"] });
    const [code] = await once(dump, "exit");
    if (code !== 0) throw new Error(`pg_dump ended with ${code}`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "ENOENT") throw error;
    throw new Error(
      `pg_dump is not installed here. Where it is, run: pg_dump --format=custom --file=site.dump "$DATABASE_URL". The files that people sent are not in that: copy the folder ${documentFolder(dataDir)} to site.dump.documents next to it`,
    );
  } finally {
    await file.close();
  }
}

/** By default libpq checks a certificate against a file in the user's home, which is rarely there. */
function authoritiesFor({ searchParams }: URL): { PGSSLROOTCERT?: string } {
  if (searchParams.get("sslmode") !== "verify-full") return {};
  return { PGSSLROOTCERT: authorities.find((file) => existsSync(file)) ?? "system" };
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsError) return error.problems.join(" ");
  return error instanceof Error ? error.message : String(error);
}

async function makeDurable(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync();
  await file.close();
}
