import type { Kysely } from "kysely";
import type { WebhookKind } from "#app/server/database/schema/outbox-schema.server.ts";
import type { ConsentEvidenceRow, LeadRow, MessageRow, Schema } from "#app/server/database/schema.server.ts";
import type { WebhookEvent } from "./schemas.server.ts";

/** Some kinds of webhooks: what they say, and where they come from. */
export type WebhookSource = {
  kinds: readonly WebhookKind[];
  /** Queues new events when their source does not queue them itself. */
  queueNew?(db: Kysely<Schema>, nowMs: number): Promise<void>;
  /** Reads the events' data by subject id. Skips subjects that are gone. */
  read(db: Kysely<Schema>, subjectIds: string[]): Promise<ReadonlyMap<string, WebhookEvent>>;
};

/**
 * Leads and messages, each queued by the transaction that stores it. A privacy request's sealed reference is not read here,
 * so it can't get out.
 */
export const submissionWebhooks: WebhookSource = {
  kinds: ["lead.created", "message.created"],
  async read(db, ids) {
    const [leads, messages, ofLeads, ofMessages] = await Promise.all([
      db.selectFrom("leads").selectAll().where("id", "in", ids).execute(),
      db.selectFrom("messages").selectAll().where("id", "in", ids).execute(),
      readConsents(db, "lead_id", ids),
      readConsents(db, "message_id", ids),
    ]);
    return new Map([
      ...leads.map((lead) => [lead.id, leadEvent(lead, ofLeads.get(lead.id))] as const),
      ...messages.map((message) => [message.id, messageEvent(message, ofMessages.get(message.id))] as const),
    ]);
  },
};

async function readConsents(db: Kysely<Schema>, column: "lead_id" | "message_id", ids: string[]) {
  const rows = await db.selectFrom("consent_evidence").selectAll().where(column, "in", ids).execute();
  return new Map(rows.map((row) => [row[column], row]));
}

function leadEvent(lead: LeadRow, consent: ConsentEvidenceRow | undefined): WebhookEvent {
  return {
    type: "lead.created",
    timestamp: isoTime(lead.created_at),
    data: {
      reference: lead.id,
      formName: lead.form_name,
      firstName: lead.first_name,
      lastName: lead.last_name,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      message: lead.message,
      pageUrl: lead.page_url,
      attribution: attributionOf(lead),
      consent: consentOf(consent),
    },
  };
}

function messageEvent(message: MessageRow, consent: ConsentEvidenceRow | undefined): WebhookEvent {
  return {
    type: "message.created",
    timestamp: isoTime(message.created_at),
    data: {
      reference: message.id,
      formName: message.form_name,
      name: message.name,
      email: message.email,
      phone: message.phone,
      fields: JSON.parse(message.fields),
      pageUrl: message.page_url,
      dueAt: isoTime(message.due_at),
      attribution: attributionOf(message),
      consent: consentOf(consent),
    },
  };
}

function attributionOf({ attribution }: Pick<LeadRow, "attribution">): Record<string, string> | null {
  return attribution === null ? null : JSON.parse(attribution);
}

/** What the visitor agreed to; null when the box was not checked or none of our texts was shown. */
function consentOf(evidence: ConsentEvidenceRow | undefined) {
  if (!evidence) return null;
  const { text_id, text_version, text_sha256, given_at } = evidence;
  return { textId: text_id, textVersion: text_version, textSha256: text_sha256, givenAt: isoTime(given_at) };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
