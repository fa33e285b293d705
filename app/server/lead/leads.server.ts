import type { Kysely, Transaction } from "kysely";
import { consentIn, makeConsentEvidence } from "#app/server/consent/consent-evidence.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createGroupCommit, isRowFault } from "#app/server/database/group-commit.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { ConsentEvidenceRow, LeadRow, Schema } from "#app/server/database/schema.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { keyOfContent, repeatKeys } from "#app/server/guard/repeats.server.ts";
import { newMail, newWebhook } from "#app/server/outgoing/outbox.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { CreditAnalysisPayload } from "./credit-analysis-payload.server.ts";

/**
 * `reference` names the lead to visitor and team; `repeated` says that it was there already and nothing was stored;
 * `confirmed` that a confirmation goes, or went, to the visitor.
 */
export type SavedLead = { reference: string; repeated: boolean; confirmed: boolean };

/** The store of leads. */
export type LeadStore = {
  /**
   * Stores a lead with its consent evidence and its emails, durably, or finds the one with the same submission key. The
   * visitor gets an email unless the address reached its limit, or the lead is part of a flood. Throws `storage-unavailable`; then a repeat is safe, because
   * anything stored is found by its key.
   */
  save(payload: CreditAnalysisPayload, arrival?: { isFlood: boolean }): Promise<SavedLead>;
};

/** `webhook`: each lead is queued for the receiver of webhooks, too. */
type LeadOptions = { webhook: boolean; recipients: RecipientLimit };

/** Small enough to be stored long before the visitors of the next group lose patience. */
const mostLeadsInTransaction = 200;

export function createLeadStore(
  { db, dialect }: Pick<SiteDatabase, "db" | "dialect">,
  options: LeadOptions,
): LeadStore {
  const save = createGroupCommit((group: NewLead[]) => saveLeads(db, group, options), {
    most: mostLeadsInTransaction,
    // PostgreSQL works on one while the other waits for the network. SQLite has one connection.
    atOnce: dialect === "postgres" ? 2 : 1,
    mayBeOneItem: isRowFault,
  });
  return {
    async save(payload, { isFlood } = { isFlood: false }) {
      try {
        return await save(newLead(payload, isFlood ? "flood" : "new", Date.now()));
      } catch (cause) {
        const message = "We cannot take your request right now.";
        throw new AppError("storage-unavailable", message, { retryAfterSeconds: 10, cause });
      }
    },
  };
}

/** Throws when the tables lack a column that a lead needs, because a newer release has changed them. Reads no row. */
export async function checkLeadTables(db: Kysely<Schema>): Promise<void> {
  const { lead } = newLead(sample, "new", 0);
  const mail = newMail(confirmationKind, { type: "lead", id: lead.id }, 0);
  await db.selectFrom("leads").select(columnsOf(lead)).limit(0).execute();
  await db.selectFrom("outbox").select(columnsOf(mail)).limit(0).execute();
}

function columnsOf<Row extends object>(row: Row): (keyof Row & string)[] {
  return Object.keys(row) as (keyof Row & string)[];
}

const sample: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "",
  lastName: "",
  name: "",
  email: "",
  phone: "",
  pageUrl: "",
  submissionKey: "never stored",
};

async function saveLeads(db: Kysely<Schema>, group: NewLead[], options: LeadOptions): Promise<SavedLead[]> {
  const stored = await db.transaction().execute((transaction) => insertLeads(transaction, group, options));
  const earlier = await findEarlier(
    db,
    group.filter(({ lead }) => !stored.has(lead.id)),
  );
  return group.map(({ lead }) => {
    const saved = stored.get(lead.id) ?? earlier.get(lead.submission_key);
    if (saved === undefined) throw new Error("A submission key was refused, and no lead has it");
    return saved;
  });
}

/** Stores the leads whose submission key is new, with all that belongs to them; gives them by id. */
async function insertLeads(
  transaction: Transaction<Schema>,
  group: NewLead[],
  { webhook, recipients }: LeadOptions,
): Promise<Map<string, SavedLead>> {
  const inserted = await transaction
    .insertInto("leads")
    // Sorted, so that processes that store the same keys can't deadlock.
    .values(group.map(({ lead }) => lead).toSorted((a, b) => (a.submission_key < b.submission_key ? -1 : 1)))
    .onConflict((conflict) => conflict.column(repeatKeys.leads).doNothing())
    .returning(["id", "email", "status", "created_at"])
    .execute();
  const added = new Set(inserted.map(({ id }) => id));
  const consents = group.flatMap(({ lead, consent }) => (consent && added.has(lead.id) ? consent : []));
  const welcome = inserted.filter(({ status }) => status === "new");
  const granted = await recipients.grant(
    transaction,
    welcome.map(({ email }) => email),
  );
  const confirmed = new Set(welcome.filter((_lead, index) => granted[index]).map(({ id }) => id));
  const emails = inserted.flatMap(({ id, created_at }) => [
    ...(confirmed.has(id) ? [newMail(confirmationKind, { type: "lead", id }, created_at)] : []),
    newMail("lead-team-notice", { type: "lead", id }, created_at),
    ...(webhook ? [newWebhook("lead.created", { type: "lead", id }, created_at)] : []),
  ]);
  if (consents.length > 0) await transaction.insertInto("consent_evidence").values(consents).execute();
  if (emails.length > 0) await transaction.insertInto("outbox").values(emails).execute();
  return new Map(inserted.map(({ id }) => [id, { reference: id, repeated: false, confirmed: confirmed.has(id) }]));
}

/** Gives the leads that were there before, by submission key. */
async function findEarlier(db: Kysely<Schema>, group: NewLead[]): Promise<Map<string, SavedLead>> {
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

/** A lead with the proof of its visitor's consent. */
type NewLead = { lead: LeadRow; consent: ConsentEvidenceRow | null };

function newLead(payload: CreditAnalysisPayload, status: LeadRow["status"], nowMs: number): NewLead {
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
      status,
      created_at: nowMs,
      my_path: payload.myPath ? JSON.stringify(payload.myPath) : null,
    },
    consent: makeConsentEvidence(payload, { lead_id: id }, nowMs),
  };
}

/** The content that makes two leads without a key the same one. */
function contentOf(payload: CreditAnalysisPayload): unknown[] {
  const { formName, firstName, lastName, email, phone, message = "", myPath } = payload;
  const parts = myPath ? [myPath] : [];
  return [formName, firstName, lastName, email.toLowerCase(), phone, message, ...consentIn(payload), ...parts];
}
