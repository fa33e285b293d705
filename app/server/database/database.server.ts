import type { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import pg from "pg";
import type { Logger } from "pino";
import type { Settings } from "#app/server/settings/env.server.ts";
import { migrateToLatest } from "./migrations.server.ts";
import type { Schema } from "./schema.server.ts";
import { openSqlite } from "./sqlite.server.ts";

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
): Promise<SiteDatabase> {
  if (settings.databaseUrl === undefined) return openEmbedded(settings.dataDir);
  return openServer(settings.databaseUrl, (error) => log?.warn({ err: error }, "lost an unused database connection"));
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
      // Kysely closes only what it has used.
      await db.destroy();
      if (sqlite.isOpen) sqlite.close();
    },
  };
}

function openServer(url: string, onIdleError: (error: Error) => void): PostgresSiteDatabase {
  const { pool, dialect } = openPostgres(url, onIdleError);
  const db = new Kysely<Schema>({ dialect });
  return {
    dialect: "postgres",
    db,
    pool,
    migrate: () => migrateToLatest(db, "postgres"),
    async close() {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

const bigintOid = 20;

/** Milliseconds; a visitor gives up after 15 s, so the database must have answered or failed before. */
const patience = { connection: 3000, statement: 5000 };

/** Makes the pool of connections to PostgreSQL; opens none yet. `onIdleError` hears of connections lost while unused. */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
): { pool: pg.Pool; dialect: PostgresDialect } {
  const types = new pg.TypeOverrides();
  // Times in milliseconds are far below 2^53.
  types.setTypeParser(bigintOid, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.statement,
    // The server's own timeout does not help when the server is gone without a word.
    query_timeout: patience.statement + 1000,
    keepAlive: true,
    types,
    application_name: "site",
  });
  pool.on("error", onIdleError);
  // One that is lost in use fails its next statement; an `error` that nobody hears would end the process, though.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, dialect: new PostgresDialect({ pool }) };
}
