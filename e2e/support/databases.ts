import { createDatabase } from "#test/postgres.ts";
import { test } from "./test.ts";

/** Settings that give a site its own empty database; SQLite's is the file in its data folder. */
export type MakeDatabase = () => Promise<Record<string, string>>;

/** Declares the same journeys on both databases. */
export function describeOnEachDatabase(name: string, journeys: (makeDatabase: MakeDatabase) => void): void {
  test.describe(`${name} (SQLite)`, () => journeys(async () => ({})));
  describeOnPostgres(`${name} (PostgreSQL)`, journeys);
}

/**
 * Declares journeys that ask little of the database: on SQLite, and on PostgreSQL where `npm run prove` repeats them there.
 */
export function describeOnDatabase(name: string, journeys: (makeDatabase: MakeDatabase) => void): void {
  if (process.env.EVERY_DATABASE) describeOnEachDatabase(name, journeys);
  else test.describe(name, () => journeys(async () => ({})));
}

/** Declares journeys on PostgreSQL; they are skipped where none runs, but never in CI (see `global-setup.ts`). */
export function describeOnPostgres(name: string, journeys: (makeDatabase: MakeDatabase) => void): void {
  test.describe(name, () => {
    test.skip(() => process.env.JOURNEYS_POSTGRES_URL === undefined, "no PostgreSQL on this machine");
    journeys(async () => ({ DATABASE_URL: await createDatabase(process.env.JOURNEYS_POSTGRES_URL ?? "") }));
  });
}
