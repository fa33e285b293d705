import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type {
  LeadMailKind,
  MessageMailKind,
  NewsletterMailKind,
  OutgoingMailRow,
  Schema,
} from "#app/server/database/schema.server.ts";
import type { SiteDatabase } from "#app/server/database.server.ts";
import type { NewsletterLinks } from "#app/server/newsletter-links.server.ts";
import type { PrivacyLinks } from "#app/server/privacy-links.server.ts";
import type { MailContent } from "./compose-mail.server.tsx";
import { type MailLead, type MailLeadRow, mailLeadOf } from "./mail-lead.server.ts";
import { type MailMessage, type MailMessageRow, mailMessageOf } from "./mail-message.server.ts";
import { type MailSubscriber, mailSubscriberOf } from "./mail-subscriber.server.ts";

/** A mail that this process alone may send until the lease ends. */
export type ClaimedMail = MailContent & {
  id: string;
  /** How often this very mail was refused before. */
  attempts: number;
  createdAt: number;
  claimedUntil: number;
};

export type Outbox = {
  /** Takes up to `most` mails that are due, for the length of the lease. */
  claim(most: number): Promise<ClaimedMail[]>;
  /** Notes that the mail is out. True whoever holds the claim by now, so it asks for none. */
  markSent(id: string): Promise<void>;
  /** Gives the claims back; the mails are due as before. */
  release(ids: string[]): Promise<void>;
  /** Gives a claim back with what went wrong; due again at `nextAttemptAt`. */
  postpone(id: string, change: { attempts: number; nextAttemptAt: number; lastError: string }): Promise<void>;
  /** Gives a mail up for good. */
  giveUp(id: string, change: { attempts: number; lastError: string }): Promise<void>;
};

/** Makes the signed links in mails. */
export type MailLinks = { newsletter: NewsletterLinks; privacy: PrivacyLinks };

const unclaimed = { claimed_by: null, claimed_until: null };

/**
 * The outgoing mails in the database, as one process works on them. Claims are leases of `leaseMs`: when a process is
 * killed, its claims run out and another takes them over. Times are this machine's, so clocks of processes on one
 * database may differ by no more than the lease is longer than a send.
 */
export function createOutbox(
  { db, dialect }: Pick<SiteDatabase, "db" | "dialect">,
  leaseMs: number,
  links: MailLinks,
): Outbox {
  const claimant = randomUUID();
  const claimRows = dialect === "postgres" ? claimOnPostgres : claimOnSqlite;
  const held = (ids: string[]) =>
    db.updateTable("outgoing_mails").where("id", "in", ids).where("claimed_by", "=", claimant);

  return {
    async claim(most) {
      const now = Date.now();
      const rows = await claimRows(db, { claimant, now, until: now + leaseMs, most });
      if (rows.length === 0) return [];
      const contents = {
        leads: await loadLeads(db, rows),
        messages: await loadMessages(db, rows, links.privacy),
        subscribers: await loadSubscribers(db, rows, links.newsletter),
      };
      return rows
        .sort((a, b) => a.next_attempt_at - b.next_attempt_at || (a.id < b.id ? -1 : 1))
        .flatMap((row) => {
          const content = contentOf(row, contents);
          return content ? [claimedMail(row, content, now + leaseMs)] : [];
        });
    },
    async markSent(id) {
      await db
        .updateTable("outgoing_mails")
        .set((eb) => ({
          ...unclaimed,
          state: "sent",
          attempts: eb("attempts", "+", 1),
          last_error: null,
          sent_at: Date.now(),
        }))
        .where("id", "=", id)
        .where("state", "=", "queued")
        .execute();
    },
    async release(ids) {
      if (ids.length > 0) await held(ids).set(unclaimed).execute();
    },
    async postpone(id, { attempts, nextAttemptAt, lastError }) {
      await held([id])
        .set({ ...unclaimed, attempts, next_attempt_at: nextAttemptAt, last_error: lastError })
        .execute();
    },
    async giveUp(id, { attempts, lastError }) {
      await held([id])
        .set({ ...unclaimed, state: "failed", attempts, last_error: lastError })
        .execute();
    },
  };
}

type Claim = { claimant: string; now: number; until: number; most: number };
type ClaimedRow = Pick<
  OutgoingMailRow,
  "id" | "lead_id" | "message_id" | "subscriber_id" | "kind" | "attempts" | "next_attempt_at" | "created_at"
>;

// The state stands in the words of the statement: with a parameter neither engine could use the index of queued mails.
const isDue = ({ now }: Claim) =>
  sql`state = 'queued' AND next_attempt_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})`;

async function claimOnSqlite(db: Kysely<Schema>, claim: Claim): Promise<ClaimedRow[]> {
  const { rows } = await sql<ClaimedRow>`
    UPDATE outgoing_mails AS m SET claimed_by = ${claim.claimant}, claimed_until = ${claim.until}
    WHERE id IN (SELECT id FROM outgoing_mails WHERE ${isDue(claim)} ORDER BY next_attempt_at LIMIT ${claim.most})
    RETURNING id, lead_id, message_id, subscriber_id, kind, attempts, next_attempt_at, created_at`.execute(db);
  return rows;
}

/** MATERIALIZED, because a subselect could be run again for the join and then lock more than it may. */
async function claimOnPostgres(db: Kysely<Schema>, claim: Claim): Promise<ClaimedRow[]> {
  const { rows } = await sql<ClaimedRow>`
    WITH due AS MATERIALIZED (
      SELECT id FROM outgoing_mails WHERE ${isDue(claim)} ORDER BY next_attempt_at LIMIT ${claim.most}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE outgoing_mails AS m SET claimed_by = ${claim.claimant}, claimed_until = ${claim.until}
    FROM due WHERE m.id = due.id
    RETURNING m.id, m.lead_id, m.message_id, m.subscriber_id, m.kind, m.attempts, m.next_attempt_at, m.created_at`.execute(
    db,
  );
  return rows;
}

async function loadLeads(db: Kysely<Schema>, mails: ClaimedRow[]): Promise<Map<string, MailLead>> {
  const ids = idsIn(mails, "lead_id");
  if (ids.length === 0) return new Map();
  const rows: MailLeadRow[] = await db
    .selectFrom("leads")
    .leftJoin("consent_evidence", "consent_evidence.lead_id", "leads.id")
    .select(["leads.id", "form_name", "first_name", "name", "email", "phone", "message", "leads.page_url"])
    .select(["created_at", "text_id", "text_version"])
    .where("leads.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, mailLeadOf(row)]));
}

async function loadMessages(
  db: Kysely<Schema>,
  mails: ClaimedRow[],
  links: PrivacyLinks,
): Promise<Map<string, MailMessage>> {
  const ids = idsIn(mails, "message_id");
  if (ids.length === 0) return new Map();
  const rows: MailMessageRow[] = await db
    .selectFrom("messages")
    .leftJoin("privacy_requests", "privacy_requests.message_id", "messages.id")
    .selectAll()
    .where("messages.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, mailMessageOf(row, links)]));
}

async function loadSubscribers(
  db: Kysely<Schema>,
  mails: ClaimedRow[],
  links: NewsletterLinks,
): Promise<Map<string, MailSubscriber>> {
  const ids = idsIn(mails, "subscriber_id");
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("newsletter_subscribers").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, mailSubscriberOf(row, links, Date.now())]));
}

function idsIn(mails: ClaimedRow[], column: "lead_id" | "message_id" | "subscriber_id"): string[] {
  return [...new Set(mails.flatMap((mail) => mail[column] ?? []))];
}

type Contents = {
  leads: Map<string, MailLead>;
  messages: Map<string, MailMessage>;
  subscribers: Map<string, MailSubscriber>;
};

/** None when what the mail is about was deleted in between, which deletes its mails too. */
function contentOf(row: ClaimedRow, { leads, messages, subscribers }: Contents): MailContent | undefined {
  const lead = leads.get(row.lead_id ?? "");
  if (lead) return { kind: row.kind as LeadMailKind, lead };
  const message = messages.get(row.message_id ?? "");
  if (message) return { kind: row.kind as MessageMailKind, message };
  const subscriber = subscribers.get(row.subscriber_id ?? "");
  return subscriber && { kind: row.kind as NewsletterMailKind, subscriber };
}

function claimedMail(row: ClaimedRow, content: MailContent, claimedUntil: number): ClaimedMail {
  return { ...content, id: row.id, attempts: row.attempts, createdAt: row.created_at, claimedUntil };
}
