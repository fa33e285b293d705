/** What a database can do at best: durable transactions of one row, with nothing around them. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

/** About as many bytes as a lead has. */
const row = "x".repeat(400);

/** Commits a second on SQLite with the settings of the site, in a file beside the site's own. */
export function bareSqliteCommits(folder, { seconds }) {
  const database = new DatabaseSync(join(folder, "bare.db"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, content TEXT NOT NULL)");
  const insert = database.prepare("INSERT INTO bare (content) VALUES (?)");
  const startedAt = performance.now();
  let count = 0;
  for (; performance.now() < startedAt + seconds * 1000; count++) insert.run(row);
  const perSecond = count / ((performance.now() - startedAt) / 1000);
  database.close();
  return perSecond;
}

/** Commits a second on PostgreSQL over as many connections as there are writers, all in the site's own database. */
export async function barePostgresCommits(connectionString, { writers, seconds }) {
  const pool = new pg.Pool({ connectionString, max: writers });
  await pool.query("CREATE TABLE IF NOT EXISTS bare (id BIGSERIAL PRIMARY KEY, content TEXT NOT NULL)");
  const clients = await Promise.all(Array.from({ length: writers }, () => pool.connect()));
  const startedAt = performance.now();
  let count = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < startedAt + seconds * 1000; count++) {
        await client.query({ name: "insert", text: "INSERT INTO bare (content) VALUES ($1)", values: [row] });
      }
    }),
  );
  const perSecond = count / ((performance.now() - startedAt) / 1000);
  for (const client of clients) client.release();
  await pool.end();
  return perSecond;
}
