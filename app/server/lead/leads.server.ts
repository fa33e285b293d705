import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { consentIn, makeConsentEvidence } from "#app/server/consent/consent-evidence.server.tsx";
import type { SiteDatabase, SqliteSiteDatabase } from "#app/server/database/database.server.ts";
import { createGroupCommit, isRowFault } from "#app/server/database/group-commit.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { ConsentEvidenceRow, LeadRow, Schema } from "#app/server/database/schema.server.ts";
import { keyOfContent, repeatKeys } from "#app/server/guard/repeats.server.ts";
import { newMail, newWebhook } from "#app/server/outgoing/outbox.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { CreditAnalysisPayload } from "./credit-analysis-payload.server.ts";

/**
 * `reference` names the lead to visitor and team; `repeated` says that it was there already and nothing was stored;
 * `confirmed` that a confirmation goes, or went, to the visitor.
 */
export type SavedLead = { reference: string; repeated: boolean; confirmed: boolean };

/** Where leads are kept. */
export type LeadStore = {
  /**
   * Stores a lead with its consent evidence and its mails, durably, or finds the one of the same submission key. Unless
   * `confirm` is false, one of the mails is the visitor's.
   * Throws `storage-unavailable`; then a repeat is safe, as whatever was stored is found by its key.
   */
  save(payload: CreditAnalysisPayload, options?: { confirm?: boolean }): Promise<SavedLead>;
};

/** Few enough to be stored long before the visitors of the next group lose patience. */
const mostLeadsInTransaction = 200;

/** With `webhook`, each lead is queued for the receiver of webhooks, too. */
export function createLeadStore(database: SiteDatabase, { webhook = false } = {}): LeadStore {
  const insert = leadInserter(database);
  const save = createGroupCommit((group: LeadRows[]) => saveLeads(database.db, insert, group), {
    most: mostLeadsInTransaction,
    mayBeOneItem: isRowFault,
  });
  return {
    async save(payload, { confirm = true } = {}) {
      try {
        return await save(makeRows(payload, { webhook, confirm }, Date.now()));
      } catch (cause) {
        const message = "We cannot take your request right now.";
        throw new AppError("storage-unavailable", message, { retryAfterSeconds: 10, cause });
      }
    },
  };
}

async function saveLeads(db: Kysely<Schema>, insert: InsertLeads, group: LeadRows[]): Promise<SavedLead[]> {
  // Sorted, so that processes that store the same keys cannot wait for each other in a circle.
  const stored = await insert(group.toSorted((a, b) => (a.lead.submission_key < b.lead.submission_key ? -1 : 1)));
  const earlier = await findEarlier(
    db,
    group.filter(({ lead }) => !stored.has(lead.id)),
  );
  return group.map(({ lead, mails }) => {
    if (stored.has(lead.id)) return { reference: lead.id, repeated: false, confirmed: mails.some(isConfirmation) };
    const found = earlier.get(lead.submission_key);
    if (found === undefined) throw new Error("A submission key was refused, and no lead has it");
    return found;
  });
}

/** Gives the leads that were there before, by submission key. */
async function findEarlier(db: Kysely<Schema>, group: LeadRows[]): Promise<Map<string, SavedLead>> {
  if (group.length === 0) return new Map();
  const keys = group.map(({ lead }) => lead.submission_key);
  const rows = await db
    .selectFrom("leads")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subject_id", "=", "leads.id").on("outbox.kind", "=", confirmationKind),
    )
    .select(["leads.id", "submission_key", "outbox.id as confirmation_id"])
    .where("submission_key", "in", keys)
    .execute();
  return new Map(
    rows.map(({ id, submission_key, confirmation_id }) => [
      submission_key,
      { reference: id, repeated: true, confirmed: confirmation_id !== null },
    ]),
  );
}

const confirmationKind = "lead-confirmation";

function isConfirmation({ kind }: OutboxRow): boolean {
  return kind === confirmationKind;
}

type Mailing = { webhook: boolean; confirm: boolean };

function makeRows(payload: CreditAnalysisPayload, { webhook, confirm }: Mailing, nowMs: number): LeadRows {
  const id = newRowId();
  return {
    lead: {
      id,
      submission_key: payload.submissionKey ?? keyOfContent(contentOf(payload), nowMs),
      form_name: payload.formName,
      first_name: payload.firstName,
      last_name: payload.lastName,
      name: payload.name,
      email: payload.email,
      phone: payload.phone,
      message: payload.message ?? null,
      page_url: payload.pageUrl,
      attribution: payload.attribution ? JSON.stringify(payload.attribution) : null,
      status: "new",
      created_at: nowMs,
      my_path: payload.myPath ? JSON.stringify(payload.myPath) : null,
    },
    consent: makeConsentEvidence(payload, { lead_id: id }, nowMs),
    mails: [
      ...(confirm ? [newMail(confirmationKind, { type: "lead", id }, nowMs)] : []),
      newMail("lead-team-notice", { type: "lead", id }, nowMs),
      ...(webhook ? [newWebhook("lead.created", { type: "lead", id }, nowMs)] : []),
    ],
  };
}

/** What makes two leads from a form without script the same one. */
function contentOf(payload: CreditAnalysisPayload): unknown[] {
  const { formName, firstName, lastName, email, phone, message = "", myPath } = payload;
  const parts = myPath ? [myPath] : [];
  return [formName, firstName, lastName, email.toLowerCase(), phone, message, ...consentIn(payload), ...parts];
}

/** A lead with all that is stored beside it. */
type LeadRows = { lead: LeadRow; consent: ConsentEvidenceRow | null; mails: OutboxRow[] };

/** Stores leads in one transaction and gives the ids of those whose submission key was new; of the others, nothing. */
type InsertLeads = (group: LeadRows[]) => Promise<Set<string>>;

/** The cheapest way to insert leads into this database. */
function leadInserter(database: SiteDatabase): InsertLeads {
  return database.dialect === "sqlite"
    ? insertIntoSqlite(database)
    : (group) => insertIntoPostgres(database.pool, group);
}

/**
 * Runs kept statements row by row: building one large statement costs several times what SQLite does with it.
 * Holds Kysely's one connection meanwhile, so that no other transaction is open on it.
 */
function insertIntoSqlite({ db, sqlite }: SqliteSiteDatabase): InsertLeads {
  const insertLead = rowInserter<LeadRow>(sqlite, "leads", `ON CONFLICT (${repeatKeys.leads}) DO NOTHING`);
  const insertConsent = rowInserter<ConsentEvidenceRow>(sqlite, "consent_evidence");
  const insertMail = rowInserter<OutboxRow>(sqlite, "outbox");

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
    // SQLite rolls back by itself when the disk is full.
    if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
    throw error;
  }
}

/** The rows travel as JSON, so that the statement is the same for any number of them and its plan is kept. */
const postgresStatement = `
  WITH stored AS (
    INSERT INTO leads SELECT * FROM json_populate_recordset(NULL::leads, $1)
    ON CONFLICT (${repeatKeys.leads}) DO NOTHING RETURNING id
  ), evidence AS (
    INSERT INTO consent_evidence SELECT given.* FROM json_populate_recordset(NULL::consent_evidence, $2) AS given
    JOIN stored ON stored.id = given.lead_id
  ), mails AS (
    INSERT INTO outbox SELECT mail.* FROM json_populate_recordset(NULL::outbox, $3) AS mail
    JOIN stored ON stored.id = mail.subject_id
  )
  SELECT id FROM stored`;

/**
 * Does the same in PostgreSQL with one statement, which is a transaction by itself. Each statement is a round trip to
 * another machine, and one round trip instead of five is most of what a lead costs.
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

function mailsOf(group: LeadRows[]): OutboxRow[] {
  return group.flatMap(({ mails }) => mails);
}
