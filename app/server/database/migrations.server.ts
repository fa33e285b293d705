import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import type { Schema } from "./schema.server.ts";

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
  await refuseIfTooOld(db, own.at(-1)?.name ?? "");
  if (own.every(({ executedAt }) => executedAt !== undefined)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** `release` is the name of its newest migration. */
async function refuseIfTooOld(db: Kysely<Schema>, release: string): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "site_facts")) return;
  const facts = db.selectFrom("site_facts").select("value").where("name", "=", "oldest-release");
  const oldest = (await facts.executeTakeFirst())?.value ?? "";
  if (release >= oldest) return;
  throw new Error(
    `a newer release has changed this database, and this release is too old for it. It ends at migration ${release}; the database needs a release with ${oldest} or later. Start that one, or restore the backup from before the upgrade.`,
  );
}

/** Each file of `db/migrations`, by its name without `.sql`. */
export function provideMigrations(dialect: "sqlite" | "postgres"): MigrationProvider {
  const migrations = Object.entries(files).map(([path, text]): [string, Migration] => {
    const name = path.slice(path.lastIndexOf("/") + 1, -".sql".length);
    return [name, { up: (db) => runStatements(db, splitStatements(text, dialect)) }];
  });
  return { getMigrations: async () => Object.fromEntries(migrations) };
}

async function runStatements(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Cuts a file at each `;` that ends a line, and skips statements marked `-- only:` for the other dialect. */
export function splitStatements(text: string, dialect: "sqlite" | "postgres"): string[] {
  return text
    .split(/;[ \t]*$/m)
    .filter((statement) => {
      const only = /^-- only: (\w+)$/m.exec(statement)?.[1];
      return only === undefined || only === dialect;
    })
    .map((statement) => statement.replace(/^--.*$/gm, "").trim())
    .filter((statement) => statement !== "");
}
