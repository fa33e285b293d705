import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

export type ThrowAwayPostgres = {
  /** The database `postgres`, as the server's owner. */
  url: string;
  /** Stops the server and keeps its data; `resume` starts it again on the same port. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
};

type Options = {
  /** Whether commits wait for the disk as they do in production. Slow; only for benchmarks and crash tests. */
  durable?: boolean;
};

/** Starts a separate PostgreSQL on a free port, its data in a temporary folder. Null when no binaries are found. */
export async function startPostgres({ durable = false }: Options = {}): Promise<ThrowAwayPostgres | null> {
  const binaries = findPostgresBinaries();
  if (binaries === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const owner = ownerOfServer();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const initdb = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "-D", data];
  const made = spawnSync(join(binaries, "initdb"), initdb, { ...owner, cwd: folder, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const careless = durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const settings = [...careless, "listen_addresses=127.0.0.1", `port=${port}`, `unix_socket_directories=${folder}`];
  const command = [join(binaries, "postgres"), "-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  let server = await startServer(command, owner, url);
  return {
    url,
    halt: () => stopServer(server),
    async resume() {
      server = await startServer(command, owner, url);
    },
    async remove() {
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a database on a server, empty or as a copy of one that isn't in use, and returns its address. */
export async function createDatabase(serverUrl: string, likeUrl: string | null = null): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const template = likeUrl ? ` TEMPLATE ${new URL(likeUrl).pathname.slice(1)}` : "";
  await client.query(`CREATE DATABASE ${name}${template}`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ids = ["postgres", "nobody"].map((user) =>
    ["-u", "-g"].map((id) => spawnSync("id", [id, user], { encoding: "utf8" })),
  );
  const found = ids.find((pair) => pair.every(({ status }) => status === 0));
  const [uid = Number.NaN, gid = Number.NaN] = (found ?? []).map(({ stdout }) => Number(stdout));
  return { uid, gid };
}

/** The server runs under a shell that stops it when our end of a pipe closes, so a killed run leaves no server behind. */
const stopWithUs = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server';

async function startServer(
  command: string[],
  owner: { uid: number; gid: number } | undefined,
  url: string,
): Promise<ChildProcess> {
  const server = spawn("sh", ["-c", stopWithUs, "sh", ...command], {
    ...owner,
    cwd: tmpdir(),
    // A separate group: Ctrl-C in a terminal reaches only the tests, which then stop the server.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  server.unref();
  for (let tries = 0; tries < 300; tries += 1) {
    if (await answers(url)) return server;
    await sleep(50);
  }
  await stopServer(server);
  throw new Error("PostgreSQL did not answer within 15 s");
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.ref();
    server.once("exit", () => resolve());
    server.stdin?.end();
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
