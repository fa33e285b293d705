/**
 * `npm run test:faults`: breaks everything around a built site while visitors keep sending, on SQLite with one process and on
 * PostgreSQL with two, and counts what happened to every lead. For only one storage: `npm run test:faults -- sqlite`.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { createDatabase, startPostgres, type ThrowAwayPostgres } from "#test/postgres.ts";
import { sendBadRequests } from "./bad-requests.ts";
import { type Counts, discard, FaultRun } from "./fault-run.ts";
import { manyConnections, slowClients } from "./hostile-clients.ts";
import {
  besideNewerRelease,
  hangMail,
  jumpClock,
  kill,
  movableClock,
  overload,
  restart,
  storageAway,
} from "./process-faults.ts";

const clock = { NODE_OPTIONS: movableClock };
const startedAt = performance.now();
const storages = { sqlite: onSqlite, postgres: onPostgres };
const wanted = Object.entries(storages).filter(([name]) => name === (process.argv[2] ?? name));
if (wanted.length === 0) throw new Error(`Unknown storage. Choose ${Object.keys(storages).join(" or ")}.`);
// Both run at the same time, because they mostly wait.
const results = (await Promise.all(wanted.map(([, tryFaults]) => tryFaults()))).flat();
report(results);

async function onSqlite(): Promise<Result[]> {
  const disk = smallDisk();
  const run = await FaultRun.start("SQLite, 1 process", 1, { ...clock, ...(disk && { DATA_DIR: disk.folder }) });
  try {
    await common(run, { hold: async () => async () => {}, runSql: async (statements) => runOnSqlite(run, statements) });
    if (disk) await run.fault("disk full", () => storageAway(run, disk.fill()));
    else process.stdout.write("- SQLite: disk full was not tried. Mounting a small file system needs root\n");
    await run.fault("slow clients", () => slowClients(run.site));
    return [{ run, counts: await run.count() }];
  } finally {
    await discard(run);
    disk?.remove();
  }
}

async function onPostgres(): Promise<Result[]> {
  const server = await startPostgres({ durable: true });
  if (!server) {
    process.stdout.write("- PostgreSQL: not tried, because it is not on this machine\n");
    return [];
  }
  const url = await createDatabase(server.url);
  const run = await FaultRun.start("PostgreSQL, 2 processes", 2, { ...clock, DATABASE_URL: url });
  try {
    await run.fault("two processes migrated one empty database at once", async () => undefined);
    await common(run, { hold: () => lockLeads(url), runSql: (statements) => runOnPostgres(url, statements) });
    await run.fault("database gone and back", () => databaseGone(run, server));
    return [{ run, counts: await run.count() }];
  } finally {
    await discard(run);
    await server.remove();
  }
}

type Result = { run: FaultRun; counts: Counts };

type Storage = {
  /** Keeps leads from being stored until the returned function is called. */
  hold(): Promise<() => Promise<void>>;
  runSql(statements: string[]): Promise<void>;
};

async function common(run: FaultRun, { hold, runSql }: Storage): Promise<void> {
  await run.fault("SIGKILL", () => kill(run, 2));
  await run.fault("SIGTERM under load", () => restart(run));
  await run.fault("rolling restart beside the tables of a newer release", () => besideNewerRelease(run, runSql));
  await run.fault("many connections", () => manyConnections(run.site));
  await run.fault("bad requests", () => sendBadRequests(run.site));
  await run.fault("overload", () => overload(run, hold));
  await run.fault("mail server hangs", () => hangMail(run));
  await run.fault("clock jumps a day ahead and back", () => jumpClock(run));
}

async function databaseGone(run: FaultRun, server: ThrowAwayPostgres): Promise<string> {
  await server.halt();
  return storageAway(run, () => server.resume());
}

function runOnSqlite({ site }: FaultRun, statements: string[]): void {
  const database = new DatabaseSync(join(site.dataDir, "site.db"), { timeout: 10_000 });
  for (const statement of statements) database.exec(statement);
  database.close();
}

async function runOnPostgres(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function lockLeads(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE leads IN EXCLUSIVE MODE");
  return () => client.end();
}

/** A 64 MB file system, which `fill` fills up. Null if we aren't allowed to mount it. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      return async () => rmSync(filler);
    },
    remove() {
      spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function report(results: Result[]): void {
  const problems: string[] = [];
  for (const { run, counts } of results) {
    const { acknowledged, stored, mailed, lost, notMailed, storedTwice, mailedTwice } = counts;
    process.stdout.write(
      `\n${run.name}: acknowledged ${acknowledged}, stored ${stored}, mailed ${mailed}, lost ${lost}, ` +
        `not mailed ${notMailed}, stored twice ${storedTwice}, mailed twice ${mailedTwice}; ` +
        `${run.visitors.failed} tries were refused or cut off, and repeated\n`,
    );
    problems.push(...run.problems.map((problem) => `${run.name}: ${problem}`));
    for (const [what, count] of Object.entries({ lost, notMailed, storedTwice })) {
      if (count > 0) problems.push(`${run.name}: ${what} ${count}`);
    }
    // A process that is killed after the server's answer but before recording it sends again: four emails at a time.
    if (mailedTwice > run.kills * 4)
      problems.push(`${run.name}: mailed twice ${mailedTwice}, after ${run.kills} kills`);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(problems.length === 0 ? `\nNothing was lost, in ${seconds} s.\n` : `\n${problems.join("\n")}\n`);
  process.exitCode = problems.length === 0 && results.length > 0 ? 0 : 1;
}
