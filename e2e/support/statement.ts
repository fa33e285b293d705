import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Site } from "./site.ts";

/** Runs one statement on a site's database, whichever it is; returns its rows. */
export async function runStatement<Row = unknown>(
  { dataDir, settings }: Pick<Site, "dataDir" | "settings">,
  statement: string,
): Promise<Row[]> {
  if (settings.DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(dataDir, "site.db"), { timeout: 10_000 });
    try {
      return database.prepare(statement).all() as Row[];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
