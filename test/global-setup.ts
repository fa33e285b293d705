import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest asks for this interface to be merged into.
  interface ProvidedContext {
    /** A PostgreSQL for storage tests; null when there is none on this machine. */
    postgresUrl: string | null;
  }
}

/** Starts one PostgreSQL for a whole run of the tests; each suite makes a database of its own there. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres && process.env.CI) throw new Error("No PostgreSQL was found, and in CI the storage tests need one");
  if (!postgres) console.warn("\n!!! NO POSTGRESQL FOUND: the storage tests run against SQLite only !!!\n");
  project.provide("postgresUrl", postgres?.url ?? null);
  return async () => postgres?.remove();
}
