import type { Kysely } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type {
  ConsentEvidenceRow,
  LeadRow,
  MessageRow,
  OutgoingMailRow,
  Schema,
  WebhookKind,
} from "#app/server/database/schema.server.ts";
import {
  type ClaimedItem,
  claimedItem,
  createLeaseQueue,
  newMail,
  type Outgoing,
} from "#app/server/outgoing/outgoing-queue.server.ts";
import type { WebhookEvent } from "./webhook-schemas.server.ts";

/** A webhook that only this process may send until the lease ends. */
export type ClaimedWebhook = ClaimedItem & { event: WebhookEvent };

/** The row of a webhook that nobody has tried to send yet, due at once. */
export function newWebhook(
  kind: WebhookKind,
  about: Pick<Partial<OutgoingMailRow>, "lead_id" | "message_id">,
  nowMs: number,
): OutgoingMailRow {
  return { ...newMail(kind, about, nowMs), state: "unposted" };
}

/** Claims webhooks with what they tell. A privacy request's sealed reference is not read here, so it cannot get out. */
export function createWebhookQueue(
  database: Pick<SiteDatabase, "db" | "dialect">,
  leaseMs: number,
): Outgoing<ClaimedWebhook> {
  const queue = createLeaseQueue(database, "unposted", { leaseMs });
  return {
    ...queue,
    async claim(most) {
      const { rows, until } = await queue.claim(most);
      const events = rows.length === 0 ? new Map() : await loadEvents(database.db, rows);
      return rows.flatMap((row) => {
        const event = events.get(row.lead_id ?? row.message_id);
        return event ? [{ ...claimedItem(row, until), event }] : [];
      });
    },
  };
}

/** By the id of the lead or message. */
async function loadEvents(db: Kysely<Schema>, rows: OutgoingMailRow[]): Promise<Map<string | null, WebhookEvent>> {
  const leadIds = rows.flatMap(({ lead_id }) => lead_id ?? []);
  const messageIds = rows.flatMap(({ message_id }) => message_id ?? []);
  const [leads, messages, ofLeads, ofMessages] = await Promise.all([
    leadIds.length === 0 ? [] : db.selectFrom("leads").selectAll().where("id", "in", leadIds).execute(),
    messageIds.length === 0 ? [] : db.selectFrom("messages").selectAll().where("id", "in", messageIds).execute(),
    readConsents(db, "lead_id", leadIds),
    readConsents(db, "message_id", messageIds),
  ]);
  return new Map([
    ...leads.map((lead) => [lead.id, leadEvent(lead, ofLeads.get(lead.id))] as const),
    ...messages.map((message) => [message.id, messageEvent(message, ofMessages.get(message.id))] as const),
  ]);
}

async function readConsents(db: Kysely<Schema>, column: "lead_id" | "message_id", ids: string[]) {
  if (ids.length === 0) return new Map<string | null, ConsentEvidenceRow>();
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

/** What the visitor agreed to; null when the box was not ticked or no text of ours was shown. */
function consentOf(evidence: ConsentEvidenceRow | undefined) {
  if (!evidence) return null;
  const { text_id, text_version, text_sha256, given_at } = evidence;
  return { textId: text_id, textVersion: text_version, textSha256: text_sha256, givenAt: isoTime(given_at) };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
