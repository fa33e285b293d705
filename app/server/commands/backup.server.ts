import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { backup as copySqlite, DatabaseSync } from "node:sqlite";
import { sqliteFile } from "#app/server/database/sqlite.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import type { CommandStreams, ExitCode } from "./command.server.ts";

/** Where Debian and Red Hat keep the certificates of authorities. */
const authorities = ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"];

/**
 * Copies the database into `backups` under the data folder while the site goes on, and writes the copy's path.
 * The copy gets its name only when it is whole and checked.
 */
export async function makeBackup(
  settings: Settings,
  _args: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const folder = join(settings.dataDir, "backups");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isSqlite = settings.databaseUrl === undefined;
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const file = join(folder, `site-${time}.${isSqlite ? "db" : "dump"}`);
  const unfinished = `${file}.unfinished`;
  try {
    if (settings.databaseUrl === undefined) await backUpSqlite(settings.dataDir, unfinished);
    else await backUpPostgres(settings.databaseUrl, unfinished);
    await makeDurable(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    problems.write(`No backup was made: ${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
  out.write(`${file}\n`);
  return 0;
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
    // One file without a log beside it.
    copy.exec("PRAGMA journal_mode = DELETE");
    const result = copy.prepare("PRAGMA integrity_check").get()?.integrity_check;
    if (result !== "ok") throw new Error("the copy is damaged");
  } finally {
    copy.close();
  }
}

async function backUpPostgres(url: string, target: string): Promise<void> {
  const address = new URL(url);
  // Everybody on the machine can read command lines, but not environments.
  // biome-ignore lint/style/noProcessEnv: not read here; the child needs PATH and the like.
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
      'pg_dump is not installed here. Where it is, run: pg_dump --format=custom --file=site.dump "$DATABASE_URL"',
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

async function makeDurable(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync();
  await file.close();
}
