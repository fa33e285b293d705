import type { Kysely, Transaction } from "kysely";
import { consentIn, makeConsentEvidence } from "#app/server/consent/consent-evidence.server.tsx";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
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
  const save = createGroupCommit((group: LeadRows[]) => saveLeads(database.db, group), {
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

async function saveLeads(db: Kysely<Schema>, group: LeadRows[]): Promise<SavedLead[]> {
  const stored = await db.transaction().execute((transaction) => insertLeads(transaction, group));
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

/** Stores leads with all that belongs to them, and gives the ids of those whose submission key was new. */
async function insertLeads(transaction: Transaction<Schema>, group: LeadRows[]): Promise<Set<string>> {
  const inserted = await transaction
    .insertInto("leads")
    // Sorted, so that processes that store the same keys cannot wait for each other in a circle.
    .values(group.map(({ lead }) => lead).toSorted((a, b) => (a.submission_key < b.submission_key ? -1 : 1)))
    .onConflict((conflict) => conflict.column(repeatKeys.leads).doNothing())
    .returning("id")
    .execute();
  const stored = new Set(inserted.map(({ id }) => id));
  const added = group.filter(({ lead }) => stored.has(lead.id));
  const consents = added.flatMap(({ consent }) => consent ?? []);
  const mails = added.flatMap((rows) => rows.mails);
  if (consents.length > 0) await transaction.insertInto("consent_evidence").values(consents).execute();
  if (mails.length > 0) await transaction.insertInto("outbox").values(mails).execute();
  return stored;
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
