/**
 * What a database can do at best: durable transactions with nothing around them. Two kinds, both in the site's own
 * database: of one small row, and of the four rows (lead, consent evidence, two mails) that a lead is.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

/** About as many bytes as a lead has. */
const row = "x".repeat(400);
const oneRow = {
  table: "CREATE TABLE IF NOT EXISTS bare (content TEXT NOT NULL)",
  insert: "INSERT INTO bare VALUES (?)",
};

/** Each statement of a lead with its values; the mails count as sent, so that nobody sends them. */
function leadStatements() {
  const [lead, first, second] = [randomUUID(), randomUUID(), randomUUID()];
  const now = Date.now();
  const mail = (id, kind) => [id, lead, kind, "sent", 1, now, null, null, null, now, now];
  const lead13 = [lead, randomUUID(), "Free Credit Analysis", "Bench", "Mark", "Bench Mark", "bench@mark.example"];
  return [
    ["leads", [...lead13, "+14805550142", row.slice(0, 90), "http://localhost/get-started", null, "new", now]],
    [
      "consent_evidence",
      [randomUUID(), lead, "credit-analysis-contact", 1, row.slice(0, 64), "http://localhost/", now],
    ],
    ["outgoing_mails", mail(first, "lead-confirmation")],
    ["outgoing_mails", mail(second, "lead-team-notice")],
  ];
}

const insertSql = (table, values, place) => `INSERT INTO ${table} VALUES (${values.map(place).join(", ")})`;

/** Commits a second on SQLite with the settings of the site: of one row, or of a lead's rows. */
export function bareSqliteCommits(folder, kind, { seconds }) {
  const database = new DatabaseSync(join(folder, "site.db"), { timeout: 5000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec(oneRow.table);
  const statements = new Map();
  const run = (sql, values) => {
    if (!statements.has(sql)) statements.set(sql, database.prepare(sql));
    statements.get(sql).run(...values);
  };
  const commit = {
    "one row": () => run(oneRow.insert, [row]),
    "a lead's rows": () => {
      run("BEGIN IMMEDIATE", []);
      for (const [table, values] of leadStatements())
        run(
          insertSql(table, values, () => "?"),
          values,
        );
      run("COMMIT", []);
    },
  }[kind];
  const startedAt = performance.now();
  let count = 0;
  for (; performance.now() < startedAt + seconds * 1000; count++) commit();
  const perSecond = count / ((performance.now() - startedAt) / 1000);
  database.close();
  return perSecond;
}

/** The same on PostgreSQL, over as many connections as there are writers. */
export async function barePostgresCommits(connectionString, kind, { writers, seconds }) {
  const pool = new pg.Pool({ connectionString, max: writers });
  await pool.query(oneRow.table);
  const clients = await Promise.all(Array.from({ length: writers }, () => pool.connect()));
  const run = (client, name, text, values) => client.query({ name, text, values });
  const commit = {
    "one row": (client) => run(client, "bare", "INSERT INTO bare VALUES ($1)", [row]),
    "a lead's rows": async (client) => {
      await client.query("BEGIN");
      for (const [table, values] of leadStatements()) {
        await run(
          client,
          `bare ${table}`,
          insertSql(table, values, (_value, index) => `$${index + 1}`),
          values,
        );
      }
      await client.query("COMMIT");
    },
  }[kind];
  const startedAt = performance.now();
  let count = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < startedAt + seconds * 1000; count++) await commit(client);
    }),
  );
  const perSecond = count / ((performance.now() - startedAt) / 1000);
  for (const client of clients) client.release();
  await pool.end();
  return perSecond;
}
