/** Looks into the database whether what was acknowledged is there. */
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { sqliteFile } from "../../../app/server/database/sqlite.server.ts";

const query = `SELECT (SELECT count(*) FROM leads) AS leads, (SELECT count(*) FROM consent_evidence) AS evidence,
  (SELECT count(*) FROM outbox) AS emails`;

/** `databaseUrl` is undefined for SQLite in `dataDir`. */
async function countRows({ dataDir, databaseUrl }) {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
    const counts = database.prepare(query).get();
    database.close();
    return counts;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows[0];
}

/**
 * Returns what `post` returns, once each lead that it saw acknowledged is there with its evidence and emails; else throws.
 */
export async function postAndCount(place, post) {
  const before = await countRows(place);
  const posted = await post();
  const after = await countRows(place);
  const added = (table) => Number(after[table]) - Number(before[table]);
  const { acknowledged } = posted;
  if (added("leads") !== acknowledged || added("evidence") !== acknowledged || added("emails") !== 2 * acknowledged)
    throw new Error(
      `${acknowledged} leads were acknowledged; ${added("leads")} are stored, ${added("evidence")} with evidence, with ${added("emails")} emails`,
    );
  return posted;
}
