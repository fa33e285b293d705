import { createDatabase } from "#test/postgres.ts";
import { test } from "./test.ts";

/** Settings that give a site a new, empty database; SQLite's is the file in its data folder. */
export type MakeDatabase = () => Promise<Record<string, string>>;

/** Declares the same journeys on both databases. */
export function describeOnEachDatabase(name: string, journeys: (makeDatabase: MakeDatabase) => void): void {
  test.describe(`${name} (SQLite)`, () => journeys(async () => ({})));
  describeOnPostgres(`${name} (PostgreSQL)`, journeys);
}

/**
 * Declares journeys that depend little on the database: on SQLite, and in `npm run prove` on PostgreSQL, too.
 */
export function describeOnDatabase(name: string, journeys: (makeDatabase: MakeDatabase) => void): void {
  if (process.env.EVERY_DATABASE) describeOnEachDatabase(name, journeys);
  else test.describe(name, () => journeys(async () => ({})));
}

/** Declares journeys on PostgreSQL; they are skipped where it doesn't run, but never in CI (see `global-setup.ts`). */
export function describeOnPostgres(name: string, journeys: (makeDatabase: MakeDatabase) => void): void {
  test.describe(name, () => {
    test.skip(() => process.env.JOURNEYS_POSTGRES_URL === undefined, "no PostgreSQL on this machine");
    journeys(async () => ({ DATABASE_URL: await createDatabase(process.env.JOURNEYS_POSTGRES_URL ?? "") }));
  });
}
