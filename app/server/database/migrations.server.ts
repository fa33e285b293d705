import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationInfo, type MigrationProvider, Migrator } from "kysely/migration";
import type { Schema } from "./schema.server.ts";
import { splitStatements } from "./split-statements.server.ts";

/** Bundled with the server, so that the built site needs no separate SQL files. */
const files = import.meta.glob<string>("../../../db/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * Brings the tables up to date in one transaction. Leaves tables alone that a newer release has migrated further, and throws
 * when that release has changed what this one needs. Processes that start together wait for each other: PostgreSQL by an advisory lock, SQLite by its write lock.
 */
export async function migrateToLatest(db: Kysely<Schema>, dialect: "sqlite" | "postgres"): Promise<void> {
  const migrator = new Migrator({ db, provider: provideMigrations(dialect) });
  // The library would call unknown migrations corrupted. Next to a newer release, or after a rollback to this one, they
  // are fine.
  const own = await migrator.getMigrations();
  const tooOld = await whyTooOld(db);
  if (tooOld !== null) throw new Error(tooOld);
  if (isAllDone(own)) return;
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

/** Why this release may not use a database; null when it may. A release is named by its newest migration. */
export async function whyTooOld(db: Kysely<Schema>): Promise<string | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "site_facts")) return null;
  const facts = db.selectFrom("site_facts").select("value").where("name", "=", "oldest-release");
  const oldest = (await facts.executeTakeFirst())?.value ?? "";
  const release = Object.keys(files).map(nameOf).toSorted().at(-1) ?? "";
  if (release >= oldest) return null;
  return `a newer release has changed this database, and this release is too old for it. It ends at migration ${release}; the database needs a release with ${oldest} or later. Start that one, or restore the backup from before the upgrade.`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".sql".length);
}

/** Each file of `db/migrations`, by its name without `.sql`. */
export function provideMigrations(dialect: "sqlite" | "postgres"): MigrationProvider {
  const migrations = Object.entries(files).map(([path, text]): [string, Migration] => {
    return [nameOf(path), { up: (db) => runStatements(db, splitStatements(text, dialect)) }];
  });
  return { getMigrations: async () => Object.fromEntries(migrations) };
}

async function runStatements(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
