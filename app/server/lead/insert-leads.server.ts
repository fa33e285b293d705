import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { Pool } from "pg";
import type { SiteDatabase, SqliteSiteDatabase } from "#app/server/database/database.server.ts";
import type { ConsentEvidenceRow, LeadRow, OutgoingMailRow } from "#app/server/database/schema.server.ts";

/** A lead with all that is stored beside it. */
export type LeadRows = { lead: LeadRow; consent: ConsentEvidenceRow | null; mails: OutgoingMailRow[] };

/** Stores leads in one transaction and gives the ids of those whose submission key was new; of the others, nothing. */
export type InsertLeads = (group: LeadRows[]) => Promise<Set<string>>;

/** The way of inserting that costs the database at hand least. */
export function leadInserter(database: SiteDatabase): InsertLeads {
  return database.dialect === "sqlite"
    ? insertIntoSqlite(database)
    : (group) => insertIntoPostgres(database.pool, group);
}

/**
 * Runs kept statements row by row: building one large statement costs several times what SQLite does with it.
 * Kysely's one connection is held meanwhile, so that no other transaction is open on it.
 */
function insertIntoSqlite({ db, sqlite }: SqliteSiteDatabase): InsertLeads {
  const insertLead = rowInserter<LeadRow>(sqlite, "leads", "ON CONFLICT (submission_key) DO NOTHING");
  const insertConsent = rowInserter<ConsentEvidenceRow>(sqlite, "consent_evidence");
  const insertMail = rowInserter<OutgoingMailRow>(sqlite, "outgoing_mails");

  function insertGroup(group: LeadRows[]): Set<string> {
    const stored = new Set<string>();
    for (const { lead, consent, mails } of group) {
      if (insertLead(lead) === 0) continue;
      stored.add(lead.id);
      if (consent) insertConsent(consent);
      for (const mail of mails) insertMail(mail);
    }
    return stored;
  }

  return (group) => db.connection().execute(async () => inTransaction(sqlite, () => insertGroup(group)));
}

/** Gives how many rows were inserted: 0 or 1. The statement is made with the first row, when the tables are there. */
function rowInserter<Row extends Record<string, SQLInputValue>>(sqlite: DatabaseSync, table: string, onConflict = "") {
  let statement: StatementSync | undefined;
  let columns: string[] = [];
  return (row: Row): number | bigint => {
    if (!statement) {
      columns = Object.keys(row);
      const places = columns.map(() => "?").join(", ");
      statement = sqlite.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places}) ${onConflict}`);
    }
    return statement.run(...columns.map((column) => row[column] ?? null)).changes;
  };
}

function inTransaction<Result>(sqlite: DatabaseSync, work: () => Result): Result {
  sqlite.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    sqlite.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
    throw error;
  }
}

/** The rows travel as JSON, so that the statement is the same for any number of them and its plan is kept. */
const postgresStatement = `
  WITH stored AS (
    INSERT INTO leads SELECT * FROM json_populate_recordset(NULL::leads, $1)
    ON CONFLICT (submission_key) DO NOTHING RETURNING id
  ), evidence AS (
    INSERT INTO consent_evidence SELECT given.* FROM json_populate_recordset(NULL::consent_evidence, $2) AS given
    JOIN stored ON stored.id = given.lead_id
  ), mails AS (
    INSERT INTO outgoing_mails SELECT mail.* FROM json_populate_recordset(NULL::outgoing_mails, $3) AS mail
    JOIN stored ON stored.id = mail.lead_id
  )
  SELECT id FROM stored`;

/**
 * Does the same in PostgreSQL with one statement, which is a transaction by itself: where each statement is a journey to
 * another machine and back, one instead of five is most of what a lead costs.
 */
async function insertIntoPostgres(pool: Pool, group: LeadRows[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: "insert-leads",
    text: postgresStatement,
    values: [
      JSON.stringify(group.map(({ lead }) => lead)),
      JSON.stringify(consentsOf(group)),
      JSON.stringify(mailsOf(group)),
    ],
  });
  return new Set(rows.map(({ id }) => id));
}

function consentsOf(group: LeadRows[]): ConsentEvidenceRow[] {
  return group.flatMap(({ consent }) => consent ?? []);
}

function mailsOf(group: LeadRows[]): OutgoingMailRow[] {
  return group.flatMap(({ mails }) => mails);
}
