import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import type { SiteDatabase, SqliteSiteDatabase } from "#app/server/database/database.server.ts";

/** How long other processes may keep this one from the file, in milliseconds. */
const usualPatienceMs = 60_000;

/**
 * Leaves nothing of deleted rows: SQLite's file is written anew from the rows that are there, and its log is emptied; on
 * PostgreSQL the dead rows of all tables are cleared away (what that means: docs/decisions/034). The site may run
 * meanwhile; it waits with its writes while the file is written. Throws when another process keeps the file busy for
 * `patienceMs`; a repeat is safe.
 */
export function forgetDeleted(database: SiteDatabase, patienceMs = usualPatienceMs): Promise<void> {
  return database.dialect === "sqlite" ? rewriteFile(database, patienceMs) : clearDeadRows(database.pool);
}

/** Kysely's one connection is held meanwhile: a file cannot be written anew within a transaction. */
function rewriteFile({ db, sqlite }: SqliteSiteDatabase, patienceMs: number): Promise<void> {
  return db.connection().execute(async () => {
    const until = performance.now() + patienceMs;
    await whenFree(until, () => {
      sqlite.exec("VACUUM");
      return true;
    });
    // Whoever still reads from before keeps the log from being emptied.
    await whenFree(until, () => sqlite.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0);
  });
}

/** Tries until it gives true. */
async function whenFree(until: number, work: () => boolean): Promise<void> {
  while (!unlessBusy(work)) {
    if (performance.now() > until) {
      throw new Error("The rows are deleted, but another program keeps the database file open. Please run this again.");
    }
    await wait(100);
  }
}

function unlessBusy(work: () => boolean): boolean {
  try {
    return work();
  } catch (error) {
    if ((Number((error as { errcode?: unknown }).errcode) & 0xff) === sqliteBusy) return false;
    throw error;
  }
}

const sqliteBusy = 5;

/**
 * On a connection of its own, because it may take longer than a visitor's statement. The server's catalogs stay out, and
 * files are not shortened: that locks whole tables, and waits up to five seconds for each.
 */
async function clearDeadRows(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    const { rows } = await client.query<{ tables: string }>(
      "SELECT string_agg(quote_ident(tablename), ', ') AS tables FROM pg_tables WHERE schemaname = current_schema()",
    );
    const withoutHurry = { text: `VACUUM (TRUNCATE FALSE) ${rows[0]?.tables}`, query_timeout: 24 * 3600 * 1000 };
    await client.query(withoutHurry);
  } finally {
    client.release(true);
  }
}
