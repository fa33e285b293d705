import type { Kysely, Transaction } from "kysely";
import { consentIn, makeConsentEvidence } from "#app/server/consent/evidence.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createGroupCommit, isRowFault } from "#app/server/database/group-commit.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { ConsentEvidenceRow, LeadRow, Schema } from "#app/server/database/schema.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { assertSameContent, keyOfContent, repeatKeys } from "#app/server/guard/repeats.server.ts";
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
   * visitor gets an email unless the address reached its limit, or the lead is part of a flood. Throws `submission-key-used`
   * when the key came with another lead, and `storage-unavailable`; then a repeat is safe, because anything stored is found
   * by its key.
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
      const lead = newLead(payload, isFlood ? "flood" : "new", Date.now());
      const { content, ...saved } = await save(lead).catch((cause: unknown) => {
        const message = "We cannot take your request right now.";
        throw new AppError("storage-unavailable", message, { retryAfterSeconds: 10, cause });
      });
      assertSameContent(content, contentOf(lead));
      return saved;
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

/** With the content that the key stands for. */
type KeptLead = SavedLead & { content: unknown[] };

async function saveLeads(db: Kysely<Schema>, group: NewLead[], options: LeadOptions): Promise<KeptLead[]> {
  const stored = await db.transaction().execute((transaction) => insertLeads(transaction, group, options));
  const earlier = await findEarlier(
    db,
    group.filter(({ lead }) => !stored.has(lead.id)),
  );
  return group.map((one) => {
    const saved = stored.get(one.lead.id);
    if (saved) return { ...saved, content: contentOf(one) };
    const before = earlier.get(one.lead.submission_key);
    if (before === undefined) throw new Error("A submission key was refused, and no lead has it");
    return before;
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
  // A caller may have no email address.
  const welcome = inserted.filter(({ status, email }) => status === "new" && email !== "");
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
async function findEarlier(db: Kysely<Schema>, group: NewLead[]): Promise<Map<string, KeptLead>> {
  if (group.length === 0) return new Map();
  const keys = group.map(({ lead }) => lead.submission_key);
  const rows = await db
    .selectFrom("leads")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subject_id", "=", "leads.id").on("outbox.kind", "=", confirmationKind),
    )
    .leftJoin("consent_evidence as consent", "consent.lead_id", "leads.id")
    .select(["leads.id", "submission_key", "outbox.id as confirmation_id", "text_id", "text_version"])
    .select(["form_name", "first_name", "last_name", "email", "phone", "message", "my_path"])
    .where("submission_key", "in", keys)
    .execute();
  return new Map(
    rows.map(({ id, submission_key, confirmation_id, text_id, text_version, ...lead }) => [
      submission_key,
      {
        reference: id,
        repeated: true,
        confirmed: confirmation_id !== null,
        content: contentOf({ lead, consent: { text_id, text_version } }),
      },
    ]),
  );
}

const confirmationKind = "lead-confirmation";

/** A lead with the proof of its visitor's consent. */
type NewLead = { lead: LeadRow; consent: ConsentEvidenceRow | null };

function newLead(payload: CreditAnalysisPayload, status: LeadRow["status"], nowMs: number): NewLead {
  const id = newRowId();
  const consent = makeConsentEvidence(payload, { lead_id: id }, nowMs);
  const told = {
    form_name: payload.formName,
    first_name: payload.firstName,
    last_name: payload.lastName,
    email: payload.email,
    phone: payload.phone,
    message: payload.message ?? null,
    my_path: payload.myPath ? JSON.stringify(payload.myPath) : null,
  };
  const lead = {
    id,
    submission_key: payload.submissionKey ?? keyOfContent(contentOf({ lead: told, consent }), nowMs),
    ...told,
    name: payload.name,
    page_url: payload.pageUrl,
    attribution: payload.attribution ? JSON.stringify(payload.attribution) : null,
    status,
    created_at: nowMs,
  };
  return { lead, consent };
}

type ToldLead = Pick<LeadRow, "form_name" | "first_name" | "last_name" | "email" | "phone" | "message" | "my_path">;

/** The content that makes two leads the same one. */
function contentOf({ lead, consent }: { lead: ToldLead; consent: Parameters<typeof consentIn>[0] }): unknown[] {
  const { form_name, first_name, last_name, email, phone, message, my_path } = lead;
  return [form_name, first_name, last_name, email.toLowerCase(), phone, message ?? "", my_path, ...consentIn(consent)];
}
