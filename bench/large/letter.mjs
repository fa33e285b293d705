/**
 * Sends a letter to very many readers while its process is killed (SIGKILL) again and again. The mail server counts: every
 * reader gets it, only letters under way at a kill may come twice, and those who may get none get none, whether they left
 * before it began or meanwhile. On SQLite, and on PostgreSQL where one is found.
 *
 *   npm run bench -- letter [readers] [kills] [sqlite|postgres]
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startCountingServer } from "../support/letter/counting-server.mjs";
import { fillList, leaveMeanwhile } from "../support/letter/fill-list.mjs";
import { startKilledSite } from "../support/letter/killed-site.mjs";
import { onPostgres } from "../support/on-postgres.mjs";
import { makeTables, openSiteDatabase } from "../support/site-database.mjs";

const [readers = 100_000, kills = 10] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4];
/** How many letters one process has under way at once. */
const parallel = 2;

if (only !== "postgres") await measure("SQLite", {});
if (only !== "sqlite") await onPostgres(async (create) => measure("PostgreSQL", { databaseUrl: await create() }));

async function measure(name, place) {
  const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));
  mkdirSync(cache, { recursive: true });
  const dataDir = mkdtempSync(join(cache, "bench-letter-"));
  const server = await startCountingServer();
  let database;
  try {
    await makeTables({ dataDir, ...place });
    database = openSiteDatabase({ dataDir, ...place });
    const list = await fillList(database, dataDir, readers);
    console.log(`${name}: ${readers} readers, ${list.never.length} more who may get none, ${kills} kills`);
    const begun = performance.now();
    const left = await send({ database, server, dataDir, ...place });
    const seconds = Math.round((performance.now() - begun) / 1000);
    const isRight = report({ server, list, left, seconds });
    if (!isRight) process.exitCode = 1;
  } finally {
    await database?.close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** Sends to the end, with the kills spread over it. Gives who left half-way, before their letter went. */
async function send({ database, server, dataDir, databaseUrl = "" }) {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: server.url };
  const site = startKilledSite(settings);
  let left = [];
  try {
    await site.start();
    for (let kill = 1; kill <= kills; kill += 1) {
      await server.reached(Math.floor((kill * readers) / (kills + 1)));
      await site.kill();
      if (kill === Math.ceil(kills / 2)) left = await leaveMeanwhile(database, 100);
      await site.start();
    }
    await server.until(() => isSent(database));
  } finally {
    await site.kill();
  }
  return left;
}

async function isSent({ db }) {
  const { state } = await db.selectFrom("issues").select("state").executeTakeFirstOrThrow();
  return state === "sent";
}

function report({ server, list, left, seconds }) {
  const { arrived } = server;
  const gone = new Set(left);
  const missing = list.readers.filter((email) => !arrived.has(email) && !gone.has(email));
  const doubled = [...arrived.values()].filter((ids) => ids.length > 1);
  const otherIds = doubled.filter((ids) => new Set(ids).size > 1);
  const wrongly = [...list.never, ...left].filter((email) => arrived.has(email));
  const total = [...arrived.values()].reduce((sum, ids) => sum + ids.length, 0);
  console.log(
    `  ${total} letters in ${seconds} s (${Math.round(total / seconds)} a second), to ${arrived.size} readers`,
  );
  console.log(`  missing: ${missing.length}`);
  console.log(
    `  twice: ${doubled.length} (at most ${kills * parallel} can be under way at ${kills} kills), with another Message-ID: ${otherIds.length}`,
  );
  console.log(
    `  to people who may get none: ${wrongly.length} of ${list.never.length + left.length}, and ${left.length} of these left meanwhile`,
  );
  const isOnlyUnderWay = doubled.every((ids) => ids.length === 2) && doubled.length <= kills * parallel;
  return missing.length + otherIds.length + wrongly.length === 0 && isOnlyUnderWay;
}
