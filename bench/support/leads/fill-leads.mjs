/**
 * Fills an empty database with leads and all that is stored with them, made by the database itself: names in several
 * spellings, keys and ids as random as real ones, one lead a minute up to now. Each tenth person has written a message, too,
 * and each tenth asked for the newsletter; each fifth lead is from a returning person. All emails and webhooks are sent or given
 * up, except those of the last fifty leads.
 */
import { sql } from "kysely";

/** Leads in a transaction: SQLite is done soonest with few, on PostgreSQL no statement may take 5 s. */
const chunks = { sqlite: 250_000, postgres: 2_500 };
const minute = 60_000;

/** Settings for the filling alone: more memory, and no check that each row's lead exists. */
const settings = {
  sqlite: ["PRAGMA cache_size = -1000000", "PRAGMA foreign_keys = OFF"],
  postgres: ["SET session_replication_role = replica"],
};

/** SQL that the two databases write differently: a number of 12 hexadecimal digits, and 32 such digits at random. */
const words = {
  sqlite: { hex: (number) => `printf('%012x', ${number})`, random: "lower(hex(randomblob(16)))" },
  postgres: {
    hex: (number) => `lpad(to_hex(${number}), 12, '0')`,
    random: "replace(gen_random_uuid()::text, '-', '')",
  },
};

/** Closes the database in the end, with what was set for the filling alone. */
export async function fillLeads(database, size) {
  const { db, dialect } = database;
  const startMs = Date.now() - size * minute;
  const chunk = chunks[dialect];
  await db.connection().execute(async (connection) => {
    const run = (statement) => sql.raw(statement).execute(connection);
    for (const setting of settings[dialect]) await run(setting);
    for (let first = 1; first <= size; first += chunk) {
      const span = { first, last: Math.min(size, first + chunk - 1), size, startMs };
      for (const statement of ["BEGIN", ...statements(words[dialect], span), "COMMIT"]) await run(statement);
    }
  });
  if (dialect === "sqlite") await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  else await settle(database, size);
  await database.close();
}

/** The upkeep that PostgreSQL does by itself within minutes, on a connection without the site's limit of 5 s a statement. */
async function settle({ pool }, size) {
  const client = await pool.connect();
  await client.query("SET statement_timeout = 0");
  for (const text of [addresses(size), "VACUUM ANALYZE", "CHECKPOINT"])
    await client.query({ text, query_timeout: 600_000 });
  client.release();
}

function statements({ hex, random }, { first, last, size, startMs }) {
  const key = `substr(${random}, 1, 8) || '-' || substr(${random}, 1, 4) || '-4' || substr(${random}, 1, 3) || '-a' ||
    substr(${random}, 1, 3) || '-' || substr(${random}, 1, 12)`;
  const idAt = (
    ms,
  ) => `substr(${hex(ms)}, 1, 8) || '-' || substr(${hex(ms)}, 9, 4) || '-7' || substr(${random}, 1, 3) ||
    '-a' || substr(${random}, 1, 3) || '-' || substr(${random}, 1, 12)`;
  const people = `WITH RECURSIVE numbers (n) AS (SELECT CAST(${first} AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last}),
    people AS (SELECT n, p, ${startMs} + n * ${minute} AS at, ${pick(firstNames, "p")} AS first_name,
      ${pick(lastNames, "p / 8")} AS last_name,
      ${pick(firstNames, "p")} || '.' || ${pick(lastNames, "p / 8")} || (p * 7919 % 1000003) || ${pick(hosts, "p / 64")} AS email
      FROM (SELECT n, CASE WHEN n % 5 = 0 THEN n - 4 ELSE n END AS p FROM numbers) AS numbered)`;
  const ofSpan = `created_at BETWEEN ${startMs + first * minute} AND ${startMs + last * minute}`;
  const outgoing = (channel, kind, about, table) => `
    INSERT INTO outbox (id, channel, subject_type, subject_id, kind, state, attempts, next_attempt_at, last_error, created_at, sent_at)
    SELECT ${idAt("created_at")}, '${channel}', '${about}', id, '${kind}', state, 1, created_at, CASE state WHEN 'failed' THEN 'EENVELOPE 550' END,
      created_at, CASE state WHEN 'sent' THEN created_at + 2000 END
    FROM (SELECT id, created_at, CASE WHEN created_at > ${startMs + (size - 50) * minute} THEN 'queued'
      WHEN created_at / ${minute} % 500 = 0 THEN 'failed' ELSE 'sent' END AS state FROM ${table} WHERE ${ofSpan}) AS rows`;
  return [
    `INSERT INTO leads (id, submission_key, form_name, first_name, last_name, name, email, phone, message, page_url,
      attribution, status, created_at) ${people}
    SELECT ${idAt("at")}, ${key}, 'Free Credit Analysis', first_name, last_name, first_name || ' ' || last_name, email,
      '+1480555' || (1000 + p % 9000),
      CASE WHEN n % 5 > 1 THEN 'I rent and would like to own within ' || (n % 24) || ' months. What would I have to do first?' END,
      'https://www.pathtokeys.example/get-started', CASE WHEN n % 2 = 0 THEN '{"utm_source":"search","utm_campaign":"fall"}' END,
      'new', at FROM people`,
    `INSERT INTO consent_evidence (id, lead_id, text_id, text_version, text_sha256, page_url, given_at)
    SELECT ${idAt("created_at")}, id, 'credit-analysis-contact', 1, ${random} || ${random}, page_url, created_at
    FROM leads WHERE ${ofSpan}`,
    outgoing("email", "lead-confirmation", "lead", "leads"),
    outgoing("email", "lead-team-notice", "lead", "leads"),
    outgoing("webhook", "lead.created", "lead", "leads"),
    `INSERT INTO messages (id, submission_key, form_name, name, email, phone, fields, page_url, due_at, status, created_at)
    ${people} SELECT ${idAt("at")}, ${key}, CASE WHEN n % 100 = 7 THEN 'Privacy Rights Request' ELSE 'Contact' END,
      first_name || ' ' || last_name, email, NULL, '{"subject":"general","message":"When do you open on Saturdays?"}',
      'https://www.pathtokeys.example/contact', at + 86400000, 'new', at FROM people WHERE n % 10 = 7`,
    outgoing("email", "message-confirmation", "message", "messages"),
    `INSERT INTO privacy_requests (message_id, request_type, acknowledge_by, answered_at)
    SELECT id, 'access', due_at, due_at FROM messages WHERE form_name = 'Privacy Rights Request' AND ${ofSpan}`,
    `INSERT INTO newsletter_subscribers (id, email, email_key, status, wants_guides, wants_reports, page_url, created_at)
    ${people} SELECT ${idAt("at")}, email, lower(email), 'confirmed', 1, 1, 'https://www.pathtokeys.example/blog', at
    FROM people WHERE n % 10 = 1`,
    outgoing("email", "newsletter-confirmation", "subscriber", "newsletter_subscribers"),
  ];
}

const firstNames = ["Maria", "james", "Aisha", "Wei", "LATOYA", "Diego", "Anna", "Samuel"];
const lastNames = ["Lopez", "Nguyen", "SMITH", "Okafor", "brown", "Garcia", "Cohen", "Young"];
const hosts = ["@mail.example", "@Post.example", "@work.example"];

function pick(list, number) {
  return `CASE (${number}) % ${list.length} ${list.map((text, at) => `WHEN ${at} THEN '${text}'`).join(" ")} END`;
}

/** Addresses that were counted lately; only PostgreSQL keeps them. */
function addresses(size) {
  return `INSERT INTO rate_limits (key, points, expire)
    SELECT 'filled 10.' || (n / 65536) || '.' || (n / 256 % 256) || '.' || (n % 256), 1, ${Date.now() + 60 * minute}
    FROM generate_series(1, ${Math.ceil(size / 10)}) AS n`;
}
