import { Kysely } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { openPostgres } from "#app/server/database/postgres.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { openSqlite } from "#app/server/database/sqlite.server.ts";

/** The database that DATABASE_URL or DATA_DIR names, already migrated, for a process that a test starts. */
export function openInProcess(): Pick<SiteDatabase, "db" | "dialect"> {
  return { dialect: process.env.DATABASE_URL ? "postgres" : "sqlite", db: openOfSite(process.env) };
}

/** The database of a site with these settings, while it runs on it. */
export function openOfSite({ DATABASE_URL, DATA_DIR = "" }: NodeJS.ProcessEnv): SiteDatabase["db"] {
  if (!DATABASE_URL) return openFile(DATA_DIR);
  return new Kysely<Schema>({ dialect: openPostgres(DATABASE_URL).dialect });
}

/**
 * The SQLite file in a data folder, opened while a site runs on it. The site's code for opening a database can't be used,
 * because it reads migrations in a way that only a bundler can.
 */
function openFile(dataDir: string): SiteDatabase["db"] {
  return new Kysely<Schema>({ dialect: openSqlite(dataDir).dialect });
}
