import { readdirSync, readFileSync } from "node:fs";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { openPostgres } from "#app/server/database/postgres.server.ts";
import { splitStatements } from "#app/server/database/split-statements.server.ts";
import { openSqlite } from "#app/server/database/sqlite.server.ts";

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
  const migrations = readdirSync("db/migrations").map((file) => {
    const statements = splitStatements(
      readFileSync(`db/migrations/${file}`, "utf8"),
      url === undefined ? "sqlite" : "postgres",
    );
    const up = async (on: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(on);
    };
    return [file.replace(/\.sql$/, ""), { up }] as const;
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(migrations) } });
  const { error } = await migrator.migrateTo(release);
  if (error) throw error;
  return {
    async put(table, row) {
      await db.insertInto(table).values(row).execute();
    },
    close: () => db.destroy(),
  };
}
