/**
 * Time against the number of leads: what the site's own code needs for a lead, for the queue of emails, for the export and
 * for a privacy request, with 10³ to 10⁶ leads in the database; SQLite, and PostgreSQL where one is found, both durable.
 * Each size has its own database, and rounds go through all of them in turn, so that other load on the machine affects all
 * sizes alike. Milliseconds, median and the 99th of a hundred; "grown" is the median at the largest size divided by the one
 * at the smallest. Asked: intake, export and privacy look-up keep their speed.
 *
 * Then each operation's way to its rows at the largest size, as EXPLAIN tells it. Fails when one of them reads a whole large
 * table (with 10⁵ leads or more). Everything read is in memory, as it is on a machine with enough of it.
 *
 *   npm run bench -- size [rounds] [largest size]
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { readPlans } from "#test/query-plans.ts";
import { fillLeads } from "../support/leads/fill-leads.mjs";
import { leadOperations } from "../support/leads/lead-operations.mjs";
import { median } from "../support/median.mjs";
import { onPostgres } from "../support/on-postgres.mjs";
import { quantile } from "../support/quantile.mjs";
import { makeTables, openSiteDatabase } from "../support/site-database.mjs";

const [rounds = 5, largest = 1_000_000] = process.argv.slice(2).map(Number);
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= largest);
const largeTables = ["leads", "consent_evidence", "outbox", "messages", "newsletter_subscribers", "rate_limits"];
const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "bench-size-"));

try {
  await measure("SQLite", (dataDir) => ({ dataDir }));
  await onPostgres(async (create) =>
    measure("PostgreSQL", async (dataDir) => ({ dataDir, databaseUrl: await create() })),
  );
} finally {
  // Some gigabytes.
  rmSync(folder, { recursive: true });
}

async function measure(name, placeIn) {
  const filled = [];
  for (const size of sizes) filled.push(await fill(size, await placeIn(join(folder, `${name}-${size}`))));
  const seconds = filled.map((one) => `${one.size} in ${one.seconds.toFixed(0)} s`).join(", ");
  console.log(`\n${name}: leads filled in: ${seconds}; ms, median / 99th, of ${rounds} rounds`);
  const times = new Map();
  for (let round = -1; round < rounds; round++) {
    for (const { size, operations } of filled) {
      for (const [operation, run] of Object.entries(operations)) {
        const taken = await run();
        // The first round only warms up.
        if (round >= 0) keep(times, operation, size, taken);
      }
    }
  }
  print(times);
  await printPlans(name, filled.at(-1));
  for (const { database } of filled) await database.close();
}

async function fill(size, place) {
  await makeTables(place);
  const startedAt = performance.now();
  await fillLeads(openSiteDatabase(place), size);
  const seconds = (performance.now() - startedAt) / 1000;
  const database = openSiteDatabase(place);
  const one = { size, place, seconds, database, known: await pickLeads(database.db, size) };
  return { ...one, operations: await operationsOn(one) };
}

async function operationsOn({ size, place: { dataDir }, known, database, janitor = database }) {
  const dataKey = await openDataKey({ dataKeys: [], dataDir });
  return leadOperations({ database, janitor, dataKey, dataDir, known, size });
}

/** Some leads from all over the table. */
async function pickLeads(db, size) {
  const { first, last } = await db
    .selectFrom("leads")
    .select((eb) => [eb.fn.min("created_at").as("first"), eb.fn.max("created_at").as("last")])
    .executeTakeFirstOrThrow();
  const times = Array.from({ length: 200 }, () => first + Math.floor(Math.random() * (last - first)));
  const leads = db.selectFrom("leads").select(["email", "submission_key"]).orderBy("created_at").limit(1);
  const picked = [];
  for (const time of times) picked.push(await leads.where("created_at", ">=", time).executeTakeFirst());
  if (picked.includes(undefined)) throw new Error(`of ${size} leads, some are missing`);
  return picked;
}

function keep(times, operation, size, taken) {
  const bySize = times.get(operation) ?? new Map(sizes.map((each) => [each, []]));
  bySize.get(size).push(...taken);
  times.set(operation, bySize);
}

function print(times) {
  const line = (operation, cells) =>
    console.log(operation.padEnd(30) + cells.map((cell) => cell.padStart(17)).join(""));
  line("", [...sizes.map(String), "grown"]);
  for (const [operation, bySize] of times) {
    const medians = sizes.map((size) => median(bySize.get(size)));
    const cells = sizes.map((size, at) => `${short(medians[at])} / ${short(quantile(bySize.get(size), 0.99))}`);
    line(operation, [...cells, (medians.at(-1) / medians[0]).toFixed(2)]);
  }
}

function short(milliseconds) {
  return milliseconds < 100 ? milliseconds.toPrecision(2) : milliseconds.toFixed(0);
}

/** On separate connections, which have no statement prepared yet. */
async function printPlans(name, { operations, ...filled }) {
  console.log(`\n${name}: the ways to the rows with ${filled.size} leads`);
  for (const operation of Object.keys(operations)) {
    const database = openSiteDatabase(filled.place);
    // Two pages of the export tell the way to all of them.
    const given = { ...filled, size: sizes[0], database, janitor: filled.database };
    const { [operation]: run } = await operationsOn(given);
    const plans = (await readPlans(database, run)).filter(({ table }) => largeTables.includes(table));
    await database.close();
    const ways = new Set(
      plans.map(({ table, index, readsAll }) => `${table} ${readsAll ? "WHOLE" : `by ${index ?? "its key"}`}`),
    );
    console.log(`${operation.padEnd(30)}${[...ways].join(", ") || "adds rows only"}`);
    // A small table is rightly read as a whole.
    if (filled.size >= 100_000 && plans.some(({ readsAll }) => readsAll)) process.exitCode = 1;
  }
}
