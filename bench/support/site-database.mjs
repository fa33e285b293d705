/**
 * The site's database as its own code sees it, without a site around it. Migrations are part of the built server, so the
 * built site makes the tables: it is started once and ended.
 */
import { Kysely } from "kysely";
import { openPostgres } from "#app/server/database/postgres.server.ts";
import { openSqlite } from "#app/server/database/sqlite.server.ts";
import { startBuiltSite } from "./built-site.mjs";

/** `databaseUrl` is undefined for SQLite in `dataDir`. */
export async function makeTables({ dataDir, databaseUrl = "" }) {
  const site = await startBuiltSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: "" });
  await site.stop();
}

/** The result of `openDatabase`, without `migrate`. */
export function openSiteDatabase({ dataDir, databaseUrl }) {
  if (databaseUrl === undefined) {
    const { database: sqlite, dialect } = openSqlite(dataDir);
    const db = new Kysely({ dialect });
    return { dialect: "sqlite", db, sqlite, close: () => db.destroy() };
  }
  const { pool, dialect } = openPostgres(databaseUrl);
  const db = new Kysely({ dialect });
  return { dialect: "postgres", db, pool, close: () => db.destroy() };
}
