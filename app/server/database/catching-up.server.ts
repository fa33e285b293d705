import { type Kysely, sql } from "kysely";
import type { SiteDatabase } from "./database.server.ts";
import type { Schema } from "./schema.server.ts";

/**
 * Runs a transaction that on SQLite does not wait for the disk, so that a visitor's commit does not wait for it either: what
 * a power cut takes is made again from the rows that are there. Nobody else's commit is in between, for there is one
 * connection.
 */
export function transactionToRepeat<Result>(
  { db, dialect }: Pick<SiteDatabase, "db" | "dialect">,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (dialect === "postgres") return db.transaction().execute(work);
  return db.connection().execute(async (connection) => {
    await sql`PRAGMA synchronous = NORMAL`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`PRAGMA synchronous = FULL`.execute(connection);
    }
  });
}
