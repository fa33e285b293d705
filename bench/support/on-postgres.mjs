import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDatabase, startPostgres } from "#test/postgres.ts";

/** Measures on a separate PostgreSQL, if one is found on this machine; `measure` gets a function that makes a database. */
export async function onPostgres(measure) {
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return console.log("PostgreSQL: not measured, because it is not on this machine.");
  try {
    await measure(() => createDatabase(postgres.url));
  } finally {
    await postgres.remove();
  }
}

/**
 * Measures on SQLite, then on PostgreSQL where one is found. `measure` gets the database's name and its place: a data folder
 * of this run's own, which is gone afterwards (it may hold gigabytes), and PostgreSQL's `databaseUrl`.
 */
export async function onBothDatabases(measure) {
  const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));
  mkdirSync(cache, { recursive: true });
  const dataDir = mkdtempSync(join(cache, "bench-"));
  try {
    await measure("SQLite", { dataDir });
    await onPostgres(async (create) => measure("PostgreSQL", { dataDir, databaseUrl: await create() }));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
