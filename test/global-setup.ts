import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/server/database/database.server.ts";
import { createDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest needs an interface that it can merge.
  interface ProvidedContext {
    /** A PostgreSQL server for storage tests, or null if this machine has none. */
    postgresUrl: string | null;
    /** A migrated, empty database on that server; each suite gets a copy. */
    postgresTemplate: string | null;
    /** A folder with a SQLite file like that, or null if each suite makes its tables itself. */
    sqliteTemplate: string | null;
  }
}

/** Starts one PostgreSQL server for the complete test run, and makes the tables once on each database. */
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
