import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationInfo, type MigrationProvider, Migrator } from "kysely/migration";
import { isFromBefore, takeOver, UnusableDatabase, whyUnusable } from "./release.server.ts";
import type { Schema } from "./schema.server.ts";
import { splitStatements } from "./split-statements.server.ts";

/** Bundled with the server, so that the built site needs no separate SQL files. */
const files = import.meta.glob<string>("../../../db/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * Brings the tables up to date in one transaction. Leaves tables alone that a newer release has migrated further, and throws an
 * `UnusableDatabase` when this release may not use it. Processes that start together wait for each other: PostgreSQL by an
 * advisory lock, SQLite by its write lock.
 */
export async function migrateToLatest(db: Kysely<Schema>, dialect: "sqlite" | "postgres"): Promise<void> {
  const unusable = await whyUnusable(db);
  if (unusable !== null) throw new UnusableDatabase(unusable);
  if (await isFromBefore(db)) await takeOver(db);
  const migrator = new Migrator({ db, provider: provideMigrations(dialect) });
  // The library would call unknown migrations corrupted. Next to a newer release, or after a rollback to this one, they
  // are fine.
  if (isAllDone(await migrator.getMigrations())) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether a database has all the tables and columns of this release. Changes nothing. */
export async function isMigrated(db: Kysely<Schema>, dialect: "sqlite" | "postgres"): Promise<boolean> {
  return isAllDone(await new Migrator({ db, provider: provideMigrations(dialect) }).getMigrations());
}

function isAllDone(migrations: readonly MigrationInfo[]): boolean {
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

/** Each file of `db/migrations`, by its name without `.sql`. */
function provideMigrations(dialect: "sqlite" | "postgres"): MigrationProvider {
  const migrations = Object.entries(files).map(([path, text]): [string, Migration] => {
    const name = path.slice(path.lastIndexOf("/") + 1, -".sql".length);
    return [name, { up: (db) => runStatements(db, splitStatements(text, dialect)) }];
  });
  return { getMigrations: async () => Object.fromEntries(migrations) };
}

async function runStatements(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
