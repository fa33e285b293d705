import type { Kysely } from "kysely";
import type { Pool } from "pg";
import type { ConsentEvidenceRow, LeadRow, OutgoingMailRow, Schema } from "./schema.server.ts";

/** A lead with all that is stored beside it. */
export type LeadRows = { lead: LeadRow; consent: ConsentEvidenceRow | null; mails: OutgoingMailRow[] };

/**
 * Stores leads in one transaction and gives the ids of those whose submission key was new; of the others it stores
 * nothing.
 */
export async function insertLeadsInSqlite(db: Kysely<Schema>, group: LeadRows[]): Promise<Set<string>> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .insertInto("leads")
      .values(group.map(({ lead }) => lead))
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .returning("id")
      .execute();
    const stored = new Set(rows.map(({ id }) => id));
    const fresh = group.filter(({ lead }) => stored.has(lead.id));
    const [consents, mails] = [consentsOf(fresh), mailsOf(fresh)];
    if (consents.length > 0) await trx.insertInto("consent_evidence").values(consents).execute();
    if (mails.length > 0) await trx.insertInto("outgoing_mails").values(mails).execute();
    return stored;
  });
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
export async function insertLeadsInPostgres(pool: Pool, group: LeadRows[]): Promise<Set<string>> {
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
