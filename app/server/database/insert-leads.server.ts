import { type Kysely, sql } from "kysely";
import type { Pool } from "pg";
import type { ConsentEvidenceRow, LeadRow, OutgoingMailRow, Schema } from "./schema.server.ts";

/** A lead with all that is stored beside it. */
export type LeadRows = { lead: LeadRow; consent: ConsentEvidenceRow | null; mails: OutgoingMailRow[] };

/*
 * Both functions store leads in one transaction and give the ids of those whose submission key was new; of the others
 * they store nothing. Rows travel as JSON, so the statements are the same for any number of leads: nothing is built anew
 * and the databases keep their plans.
 */

/** One statement is one round trip, and a transaction by itself. */
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

export async function insertLeadsInPostgres(pool: Pool, group: LeadRows[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: "insert-leads",
    text: postgresStatement,
    values: [leadsOf(group), consentsOf(group), mailsOf(group)],
  });
  return new Set(rows.map(({ id }) => id));
}

export async function insertLeadsInSqlite(db: Kysely<Schema>, group: LeadRows[]): Promise<Set<string>> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      INSERT INTO leads (id, submission_key, form_name, first_name, last_name, name, email, phone, message, page_url,
        attribution, status, created_at)
      SELECT value->>'id', value->>'submission_key', value->>'form_name', value->>'first_name', value->>'last_name',
        value->>'name', value->>'email', value->>'phone', value->>'message', value->>'page_url',
        value->>'attribution', value->>'status', value->>'created_at'
      FROM json_each(${leadsOf(group)}) WHERE true
      ON CONFLICT (submission_key) DO NOTHING RETURNING id`.execute(trx);
    const stored = new Set(rows.map(({ id }) => id));
    const fresh = group.filter(({ lead }) => stored.has(lead.id));
    if (fresh.some(({ consent }) => consent)) {
      await sql`
        INSERT INTO consent_evidence (id, lead_id, text_id, text_version, text_sha256, page_url, given_at)
        SELECT value->>'id', value->>'lead_id', value->>'text_id', value->>'text_version', value->>'text_sha256',
          value->>'page_url', value->>'given_at'
        FROM json_each(${consentsOf(fresh)})`.execute(trx);
    }
    await sql`
      INSERT INTO outgoing_mails (id, lead_id, kind, state, attempts, next_attempt_at, created_at)
      SELECT value->>'id', value->>'lead_id', value->>'kind', value->>'state', value->>'attempts',
        value->>'next_attempt_at', value->>'created_at'
      FROM json_each(${mailsOf(fresh)})`.execute(trx);
    return stored;
  });
}

function leadsOf(group: LeadRows[]): string {
  return JSON.stringify(group.map(({ lead }) => lead));
}

function consentsOf(group: LeadRows[]): string {
  return JSON.stringify(group.flatMap(({ consent }) => consent ?? []));
}

function mailsOf(group: LeadRows[]): string {
  return JSON.stringify(group.flatMap(({ mails }) => mails));
}
