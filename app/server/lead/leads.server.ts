import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { CreditAnalysisPayload } from "#app/forms/credit-analysis-schema.ts";
import { consentIn, makeConsentEvidence } from "#app/server/consent/consent-evidence.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createGroupCommit } from "#app/server/database/group-commit.server.ts";
import type { OutgoingMailRow, Schema } from "#app/server/database/schema.server.ts";
import { isRowFault } from "#app/server/database/storage-fault.server.ts";
import { keyOfContent } from "#app/server/guard/submission-key.server.ts";
import { newMail } from "#app/server/outgoing/new-mail.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { newWebhook } from "#app/server/webhook/webhook-events.server.ts";
import { type InsertLeads, type LeadRows, leadInserter } from "./insert-leads.server.ts";

/**
 * `reference` names the lead to visitor and team; `repeated` says that it was there already and nothing was stored;
 * `confirmed` that a confirmation goes, or went, to the visitor.
 */
export type SavedLead = { reference: string; repeated: boolean; confirmed: boolean };

export type LeadStore = {
  /**
   * Stores a lead with its consent evidence and its mails, durably, or finds the one of the same submission key. Unless
   * `confirm` is false, one of the mails is the visitor's.
   * Throws `storage-unavailable`; then a repeat is safe, as whatever was stored is found by its key.
   */
  save(payload: CreditAnalysisPayload, options?: { confirm?: boolean }): Promise<SavedLead>;
};

/** Few enough that one group is stored long before the visitors of the next one grow impatient. */
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
  // In one order everywhere, so that processes with the same keys in hand cannot wait for each other in a circle.
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
    .leftJoin("outgoing_mails", (join) =>
      join.onRef("outgoing_mails.lead_id", "=", "leads.id").on("outgoing_mails.kind", "=", confirmationKind),
    )
    .select(["leads.id", "submission_key", "outgoing_mails.id as confirmation_id"])
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

function isConfirmation({ kind }: OutgoingMailRow): boolean {
  return kind === confirmationKind;
}

type Mailing = { webhook: boolean; confirm: boolean };

function makeRows(payload: CreditAnalysisPayload, { webhook, confirm }: Mailing, nowMs: number): LeadRows {
  const id = randomUUIDv7();
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
    },
    consent: makeConsentEvidence(payload, { lead_id: id }, nowMs),
    mails: [
      ...(confirm ? [newMail(confirmationKind, { lead_id: id }, nowMs)] : []),
      newMail("lead-team-notice", { lead_id: id }, nowMs),
      ...(webhook ? [newWebhook("lead-webhook", { lead_id: id }, nowMs)] : []),
    ],
  };
}

/** What makes two leads of a form without script the same one. */
function contentOf(payload: CreditAnalysisPayload): unknown[] {
  const { formName, firstName, lastName, email, phone, message = "" } = payload;
  return [formName, firstName, lastName, email.toLowerCase(), phone, message, ...consentIn(payload)];
}
