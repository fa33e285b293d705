import { startPostgres } from "#test/postgres.ts";

/** Starts one PostgreSQL for all journeys; each makes its own database there (see `support/databases.ts`). */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres();
  if (!postgres && process.env.CI) throw new Error("No PostgreSQL was found, and in CI the journeys need one");
  if (!postgres) console.warn("\n!!! NO POSTGRESQL FOUND: the journeys run on SQLite only !!!\n");
  if (!postgres) return undefined;
  process.env.JOURNEYS_POSTGRES_URL = postgres.url;
  return () => postgres.remove();
}
