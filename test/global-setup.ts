import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/server/database/database.server.ts";
import { createDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest asks for this interface to be merged into.
  interface ProvidedContext {
    /** A PostgreSQL for storage tests; null when there is none on this machine. */
    postgresUrl: string | null;
    /** A database there that has its tables and nothing in them; each suite gets a copy. */
    postgresTemplate: string | null;
    /** A folder with such a SQLite file; null where each suite makes its tables itself. */
    sqliteTemplate: string | null;
  }
}

/** Starts one PostgreSQL for a whole run of the tests, and makes the tables once on each database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres && process.env.CI) throw new Error("No PostgreSQL was found, and in CI the storage tests need one");
  if (!postgres) console.warn("\n!!! NO POSTGRESQL FOUND: the storage tests run against SQLite only !!!\n");
  const dataDir = mkdtempSync(join(tmpdir(), "template-"));
  const databaseUrl = postgres ? await createDatabase(postgres.url) : undefined;
  await makeTables({ dataDir, databaseUrl: undefined });
  if (databaseUrl) await makeTables({ dataDir, databaseUrl });
  project.provide("postgresUrl", postgres?.url ?? null);
  project.provide("postgresTemplate", databaseUrl ?? null);
  project.provide("sqliteTemplate", dataDir);
  return async () => {
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeTables(settings: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const database = await openDatabase(settings);
  await database.migrate();
  await database.close();
}
