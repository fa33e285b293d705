import { Kysely } from "kysely";
import { openPostgres } from "#app/server/database/postgres.server.ts";
import { openSqlite } from "#app/server/database/sqlite.server.ts";
import { migrateEarlier } from "#test/earlier-migrations.ts";

/** A database with the tables of an earlier release, which today's types don't know. */
export type EarlierDatabase = {
  put(table: string, row: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
};

/** Makes the tables of the release that ended at a migration, in the database that a site's settings name. */
export async function openEarlier(release: string, settings: Record<string, string>): Promise<EarlierDatabase> {
  const { DATABASE_URL: url, DATA_DIR = "" } = settings;
  const { dialect } = url === undefined ? openSqlite(DATA_DIR) : openPostgres(url);
  const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect });
  await migrateEarlier(db, url === undefined ? "sqlite" : "postgres", release);
  return {
    async put(table, row) {
      await db.insertInto(table).values(row).execute();
    },
    close: () => db.destroy(),
  };
}
