import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Site } from "./site.ts";

/** Runs one statement on a site's database, whichever it is. */
export async function runStatement({ dataDir, settings }: Site, statement: string): Promise<void> {
  if (settings.DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(dataDir, "site.db"), { timeout: 10_000 });
    database.exec(statement);
    database.close();
    return;
  }
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  await client.query(statement);
  await client.end();
}
