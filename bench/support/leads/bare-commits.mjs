/**
 * What a database can do at best: durable transactions with nothing around them. Two kinds, both in the site's own
 * database: of one small row, and of the four rows (lead, consent evidence, two emails) that a lead is.
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

/** The rows of a lead by table; the emails count as sent, so that nothing sends them. */
function leadRows() {
  const [lead_id, created_at] = [randomUUID(), Date.now()];
  const person = { first_name: "Bench", last_name: "Mark", name: "Bench Mark", email: "bench@mark.example" };
  const about = { channel: "email", subject_type: "lead", subject_id: lead_id };
  const mail = { ...about, state: "sent", attempts: 1, next_attempt_at: created_at, created_at, sent_at: created_at };
  return [
    [
      "leads",
      {
        id: lead_id,
        submission_key: randomUUID(),
        form_name: "Free Credit Analysis",
        ...person,
        phone: "+14805550142",
        message: row.slice(0, 90),
        page_url: "http://localhost/get-started",
        status: "new",
        created_at,
      },
    ],
    [
      "consent_evidence",
      {
        id: randomUUID(),
        lead_id,
        text_id: "credit-analysis-contact",
        text_version: 1,
        text_sha256: row.slice(0, 64),
        page_url: "http://localhost/",
        given_at: created_at,
      },
    ],
    ["outbox", { id: randomUUID(), kind: "lead-confirmation", ...mail }],
    ["outbox", { id: randomUUID(), kind: "lead-team-notice", ...mail }],
  ];
}

function insertSql(table, row, place) {
  const columns = Object.keys(row);
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(place).join(", ")})`;
}

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
      for (const [table, row] of leadRows()) {
        const text = insertSql(table, row, () => "?");
        run(text, Object.values(row));
      }
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
      for (const [table, row] of leadRows()) {
        const text = insertSql(table, row, (_column, index) => `$${index + 1}`);
        await run(client, `bare ${table}`, text, Object.values(row));
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
