/** Fills a desk with sample people, the quickest way that each database has. */
import { samplePerson, sampleTables } from "./sample-people.mjs";

const batch = 5000;

export async function fillDesk(database, count, nowMs) {
  const fill = database.dialect === "sqlite" ? fillSqlite(database) : fillPostgres(database);
  for (let from = 0; from < count; from += batch) {
    const people = Array.from({ length: Math.min(batch, count - from) }, (_, index) =>
      samplePerson(from + index, nowMs),
    );
    await fill.store(people);
    if (from % 100_000 === 0) console.error(`  filling: ${from} of ${count}`);
  }
  await fill.finish();
}

function fillSqlite({ sqlite }) {
  const statements = new Map();
  const insert = (table, row) => {
    const columns = Object.keys(row);
    if (!statements.has(table)) {
      const places = columns.map(() => "?").join(", ");
      statements.set(table, sqlite.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`));
    }
    return statements.get(table).run(...columns.map((column) => row[column]));
  };
  sqlite.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000");
  return {
    async store(people) {
      sqlite.exec("BEGIN");
      for (const { search, ...rows } of people) {
        for (const table of sampleTables) for (const row of rows[table]) insert(table, row);
        const { text, terms: _, ...doc } = search;
        const { lastInsertRowid } = insert("search_docs", doc);
        insert("search_words", { rowid: lastInsertRowid, words: text });
      }
      sqlite.exec("COMMIT");
    },
    async finish() {
      sqlite.exec("PRAGMA synchronous = FULL; PRAGMA cache_size = -2000; PRAGMA wal_checkpoint(TRUNCATE)");
    },
  };
}

function fillPostgres({ pool }) {
  const rowsOf = (table) => `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`;
  const docs = `INSERT INTO search_docs (person_id, thread_id, source, source_id, terms)
    SELECT person_id, thread_id, source, source_id, array_to_tsvector(ARRAY(SELECT json_array_elements_text(terms)))
    FROM json_to_recordset($1) AS doc (person_id text, thread_id text, source text, source_id text, terms json)`;
  return {
    async store(people) {
      const client = await pool.connect();
      await client.query("SET statement_timeout = 0");
      const run = (text, rows) => client.query({ text, values: [JSON.stringify(rows)], query_timeout: 600_000 });
      for (const table of sampleTables) {
        await run(
          rowsOf(table),
          people.flatMap((rows) => rows[table]),
        );
      }
      await run(
        docs,
        people.map(({ search }) => search),
      );
      client.release(true);
    },
    async finish() {
      const client = await pool.connect();
      await client.query("SET statement_timeout = 0");
      await client.query({ text: "VACUUM (ANALYZE)", query_timeout: 600_000 });
      client.release(true);
    },
  };
}
