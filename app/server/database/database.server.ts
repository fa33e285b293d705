import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Settings } from "#app/server/settings/env.server.ts";
import { migrateToLatest } from "./migrations.server.ts";
import { openPostgres, type Waiting } from "./postgres.server.ts";
import type { Schema } from "./schema.server.ts";
import { openSqlite, sqliteFile } from "./sqlite.server.ts";

type Common = {
  db: Kysely<Schema>;
  /** Brings the tables up to date; throws when it cannot. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** The site's database, with what only one of the two engines has. */
export type SiteDatabase = SqliteSiteDatabase | PostgresSiteDatabase;
export type SqliteSiteDatabase = Common & { dialect: "sqlite"; sqlite: DatabaseSync };
type PostgresSiteDatabase = Common & { dialect: "postgres"; pool: Pool };

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded SQLite file. PostgreSQL is not contacted yet.
 * Throws when the file cannot be opened.
 */
export async function openDatabase(
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
  log?: Logger,
  waiting?: Waiting,
): Promise<SiteDatabase> {
  if (settings.databaseUrl === undefined) return openEmbedded(settings.dataDir);
  const onIdleError = (error: Error) => log?.warn({ err: error }, "lost an unused database connection");
  return openServer(settings.databaseUrl, { onIdleError, waiting });
}

/** Opens the database for a command: a busy PostgreSQL may take longer than a visitor would wait. */
export function openForCommand(settings: Pick<Settings, "dataDir" | "databaseUrl">): Promise<SiteDatabase> {
  return openDatabase(settings, undefined, "command");
}

/** Whether there is a database to look into: a new site has none yet. */
export function hasDatabase({ databaseUrl, dataDir }: Pick<Settings, "dataDir" | "databaseUrl">): boolean {
  return databaseUrl !== undefined || existsSync(sqliteFile(dataDir));
}

function openEmbedded(dataDir: string): SqliteSiteDatabase {
  const { database: sqlite, dialect } = openSqlite(dataDir);
  const db = new Kysely<Schema>({ dialect });
  return {
    dialect: "sqlite",
    db,
    sqlite,
    migrate: () => migrateToLatest(db, "sqlite"),
    async close() {
      // Kysely closes only connections it has used.
      await db.destroy();
      if (sqlite.isOpen) sqlite.close();
    },
  };
}

function openServer(url: string, options: Parameters<typeof openPostgres>[1]): PostgresSiteDatabase {
  const { pool, dialect } = openPostgres(url, options);
  const db = new Kysely<Schema>({ dialect });
  return {
    dialect: "postgres",
    db,
    pool,
    async migrate() {
      // No visitor waits for a migration, and one of a large database takes longer than any visitor would wait.
      const migrating = new Kysely<Schema>(openPostgres(url, { waiting: "migration" }));
      try {
        await migrateToLatest(migrating, "postgres");
      } finally {
        await migrating.destroy();
      }
    },
    async close() {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
