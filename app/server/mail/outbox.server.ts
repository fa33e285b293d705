import type { Kysely } from "kysely";
import type { BookingLinks } from "#app/server/booking/booking-links.server.ts";
import { type MailBooking, mailBookingOf } from "#app/server/booking/mail-booking.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type {
  BookingMailKind,
  LeadMailKind,
  MessageMailKind,
  NewsletterMailKind,
  OutgoingMailRow,
  Schema,
} from "#app/server/database/schema.server.ts";
import { type MailLead, type MailLeadRow, mailLeadOf } from "#app/server/lead/mail-lead.server.ts";
import { type MailMessage, type MailMessageRow, mailMessageOf } from "#app/server/message/mail-message.server.ts";
import { readDigest, type SetAsideDigest } from "#app/server/message/set-aside-digest.server.ts";
import { type MailSubscriber, mailSubscriberOf } from "#app/server/newsletter/mail-subscriber.server.ts";
import type { NewsletterLinks } from "#app/server/newsletter/newsletter-links.server.ts";
import { createLeaseQueue } from "#app/server/outgoing/lease-queue.server.ts";
import { type ClaimedItem, claimedItem, type Outgoing } from "#app/server/outgoing/outgoing.server.ts";
import type { PrivacyLinks } from "#app/server/privacy/privacy-links.server.ts";
import type { MailContent } from "./compose-mail.server.tsx";

/** A mail that this process alone may send until the lease ends. */
export type ClaimedMail = MailContent & Omit<ClaimedItem, "kind">;

/** The mails that wait, with what they are about. */
export type Outbox = Outgoing<ClaimedMail>;

/** Makes the signed links in mails. */
export type MailLinks = { newsletter: NewsletterLinks; privacy: PrivacyLinks; booking: BookingLinks };

/** Claims mails with all that is needed to write them. */
export function createOutbox(
  database: Pick<SiteDatabase, "db" | "dialect">,
  leaseMs: number,
  links: MailLinks,
): Outbox {
  const { db } = database;
  const queue = createLeaseQueue(database, "queued", leaseMs);
  return {
    ...queue,
    async claim(most) {
      const { rows, until } = await queue.claim(most);
      if (rows.length === 0) return [];
      const contents = {
        leads: await loadLeads(db, rows),
        messages: await loadMessages(db, rows, links.privacy),
        subscribers: await loadSubscribers(db, rows, links.newsletter),
        bookings: await loadBookings(db, rows, links.booking),
        digest: rows.some(isDigest) ? await readDigest(db) : null,
      };
      const pointless = await dropPointless(db, rows, contents);
      return rows.flatMap((row) => {
        if (pointless.has(row.id)) return [];
        const content = contentOf(row, contents);
        return content ? [{ ...claimedItem(row, until), ...content }] : [];
      });
    },
  };
}

async function loadLeads(db: Kysely<Schema>, mails: OutgoingMailRow[]): Promise<Map<string, MailLead>> {
  const ids = idsIn(mails, "lead_id");
  if (ids.length === 0) return new Map();
  const rows: MailLeadRow[] = await db
    .selectFrom("leads")
    .leftJoin("consent_evidence", "consent_evidence.lead_id", "leads.id")
    .leftJoin("outgoing_mails as mail", (join) =>
      join.onRef("mail.lead_id", "=", "leads.id").on("mail.kind", "=", "lead-confirmation"),
    )
    .select(["leads.id", "form_name", "first_name", "leads.name", "email", "phone", "message", "leads.page_url"])
    .select(["leads.created_at", "text_id", "text_version", "mail.id as confirmation_id"])
    .where("leads.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, mailLeadOf(row)]));
}

async function loadMessages(
  db: Kysely<Schema>,
  mails: OutgoingMailRow[],
  links: PrivacyLinks,
): Promise<Map<string, MailMessage>> {
  const ids = idsIn(mails, "message_id");
  if (ids.length === 0) return new Map();
  const rows: MailMessageRow[] = await db
    .selectFrom("messages")
    .leftJoin("privacy_requests", "privacy_requests.message_id", "messages.id")
    .leftJoin("consent_evidence", "consent_evidence.message_id", "messages.id")
    .leftJoin("outgoing_mails as mail", (join) =>
      join.onRef("mail.message_id", "=", "messages.id").on("mail.kind", "=", "message-confirmation"),
    )
    .selectAll(["messages", "privacy_requests"])
    .select(["text_id", "text_version", "mail.id as confirmation_id"])
    .where("messages.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, mailMessageOf(row, links)]));
}

async function loadSubscribers(
  db: Kysely<Schema>,
  mails: OutgoingMailRow[],
  links: NewsletterLinks,
): Promise<Map<string, MailSubscriber>> {
  const ids = idsIn(mails, "subscriber_id");
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("newsletter_subscribers").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, mailSubscriberOf(row, links, Date.now())]));
}

async function loadBookings(
  db: Kysely<Schema>,
  mails: OutgoingMailRow[],
  links: BookingLinks,
): Promise<Map<string, MailBooking>> {
  const ids = idsIn(mails, "booking_id");
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("bookings").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, mailBookingOf(row, links)]));
}

/**
 * A reminder that could not go out before its talk helps nobody, nor does a digest when nothing waits any more: out of the
 * queue with them. Gives their ids.
 */
async function dropPointless(
  db: Kysely<Schema>,
  mails: OutgoingMailRow[],
  { bookings, digest }: Contents,
): Promise<Set<string>> {
  const isOver = (id: string | null) => (bookings.get(id ?? "")?.startMs ?? 0) <= Date.now();
  const pointless = mails.filter(
    (mail) =>
      (mail.kind === "booking-reminder" && isOver(mail.booking_id)) || (isDigest(mail) && digest?.waiting === 0),
  );
  const ids = pointless.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("outgoing_mails").where("id", "in", ids).execute();
  return new Set(ids);
}

function isDigest({ kind }: OutgoingMailRow): boolean {
  return kind === "set-aside-digest";
}

function idsIn(mails: OutgoingMailRow[], column: "lead_id" | "message_id" | "subscriber_id" | "booking_id"): string[] {
  return [...new Set(mails.flatMap((mail) => mail[column] ?? []))];
}

type Contents = {
  leads: Map<string, MailLead>;
  messages: Map<string, MailMessage>;
  subscribers: Map<string, MailSubscriber>;
  bookings: Map<string, MailBooking>;
  digest: SetAsideDigest | null;
};

/** None when what the mail is about was deleted in between, which deletes its mails too. */
function contentOf(
  row: OutgoingMailRow,
  { leads, messages, subscribers, bookings, digest }: Contents,
): MailContent | undefined {
  if (digest && isDigest(row)) return { kind: "set-aside-digest", digest };
  const lead = leads.get(row.lead_id ?? "");
  if (lead) return { kind: row.kind as LeadMailKind, lead };
  const message = messages.get(row.message_id ?? "");
  if (message) return { kind: row.kind as MessageMailKind, message };
  const subscriber = subscribers.get(row.subscriber_id ?? "");
  if (subscriber) return { kind: row.kind as NewsletterMailKind, subscriber };
  const booking = bookings.get(row.booking_id ?? "");
  return booking && { kind: row.kind as BookingMailKind, booking };
}
