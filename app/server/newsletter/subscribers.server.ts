import { type Kysely, sql, type Transaction } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import type { NewsletterPreferences } from "#app/forms/newsletter-schema.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { NewsletterRequestRow, Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** A request from a newsletter form: for the letter, or for the link that ends it. */
export type NewsletterRequest = Pick<NewsletterRequestRow, "kind" | "email"> & { pageUrl: string };

/**
 * The newsletter's subscribers. Each change is one durable transaction; all throw `storage-unavailable`, after which a
 * repeat is safe. Those that take an id give null when no one has it anymore.
 */
export type NewsletterStore = {
  /**
   * Keeps a request until `newsletter-requests.server.ts` answers it with an email, if the address may get one. That is one
   * new row, whether or not the address is known, so the time it takes reveals nothing.
   */
  request(request: NewsletterRequest): Promise<void>;
  find(id: string): Promise<SubscriberRow | null>;
  /** The last click of the sign-up: only from a link that was emailed to confirm. */
  confirm(id: string): Promise<SubscriberRow | null>;
  /**
   * Takes back someone who left. If they never confirmed, an email asks them to: leaving must not count as the
   * click that counts. Gives what became of that email, null when none is needed.
   */
  comeBack(id: string, recipients: RecipientLimit): Promise<QueuedMail | null>;
  choose(id: string, preferences: NewsletterPreferences): Promise<SubscriberRow | null>;
  /** No email goes out after this, not even one that is queued, until its owner confirms again. */
  unsubscribe(id: string): Promise<SubscriberRow | null>;
  /** Deletes all that is held about an address. */
  erase(email: string): Promise<void>;
};

const day = 24 * 60 * 60 * 1000;

/** Anyone can type anyone's address, again and again: it gets one email in ten minutes, and three a day. */
const mailLimits = { leastMsBetween: 10 * 60 * 1000, perDay: 3 };

export function createNewsletterStore({ db }: Pick<SiteDatabase, "db">): NewsletterStore {
  return {
    async request({ kind, email, pageUrl }) {
      const row = { id: newRowId(), kind, email, page_url: pageUrl, created_at: Date.now() };
      await db.insertInto("newsletter_requests").values(row).execute().catch(refuse);
    },

    async find(id) {
      const rows = db.selectFrom("newsletter_subscribers").selectAll().where("id", "=", id);
      return (await rows.executeTakeFirst().catch(refuse)) ?? null;
    },

    confirm: (id) =>
      inTransaction(db, async (transaction) => {
        const row = await lock(transaction, id);
        if (!row || row.status === "confirmed") return row ?? null;
        await noteArrival(transaction, id);
        return update(transaction, id, { status: "confirmed", confirmed_at: Date.now(), unsubscribed_at: null });
      }),

    comeBack: (id, recipients) =>
      inTransaction(db, async (transaction) => {
        const row = await lock(transaction, id);
        if (!row || row.status === "confirmed") return null;
        const wasConfirmed = row.confirmed_at !== null;
        await update(transaction, id, { status: wasConfirmed ? "confirmed" : "pending", unsubscribed_at: null });
        if (wasConfirmed) return null;
        // Who comes by our own link has the mailbox, so no one else makes us write to it again so soon.
        return queueMail(transaction, recipients, "newsletter-confirmation", row, { isOwn: true });
      }),

    choose: (id, { guides, reports, pause }) =>
      inTransaction(db, async (transaction) => {
        const pausedUntil = pause === "none" ? null : Date.now() + Number(pause) * day;
        await noteArrival(transaction, id);
        return update(transaction, id, {
          wants_guides: guides ? 1 : 0,
          wants_reports: reports ? 1 : 0,
          ...(pause !== "keep" && { paused_until: pausedUntil }),
        });
      }),

    unsubscribe: (id) =>
      inTransaction(db, async (transaction) => {
        const row = await lock(transaction, id);
        if (!row || row.status === "unsubscribed") return row ?? null;
        await transaction.deleteFrom("outbox").where("subject_id", "=", id).where("state", "=", "queued").execute();
        return update(transaction, id, { status: "unsubscribed", unsubscribed_at: Date.now() });
      }),

    erase: (email) =>
      inTransaction(db, async (transaction) => {
        const key = keyOf(email);
        await transaction.deleteFrom("newsletter_requests").where(sql<string>`lower(email)`, "=", key).execute();
        await transaction.deleteFrom("newsletter_subscribers").where("email_key", "=", key).execute();
      }),
  };
}

async function inTransaction<Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(work).catch(refuse);
}

function refuse(cause: unknown): never {
  throw new AppError("storage-unavailable", "We cannot do this right now.", { retryAfterSeconds: 10, cause });
}

/** One address is one subscriber, in any spelling. */
export function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Gives the row of an id; anyone else who wants it waits until this is done. */
function lock(transaction: Transaction<Schema>, id: string): Promise<SubscriberRow | undefined> {
  return transaction
    .updateTable("newsletter_subscribers")
    .set({ id })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

async function update(
  transaction: Transaction<Schema>,
  id: string,
  change: Partial<SubscriberRow>,
): Promise<SubscriberRow | null> {
  const row = await transaction
    .updateTable("newsletter_subscribers")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The subscriber followed a link in one of our emails: email does arrive, so letters go out again. */
async function noteArrival(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom("letter_undelivered").where("subscriber_id", "=", id).execute();
}

/** `there`: the last email was the same, and still says what there is to say. `limit`: the address reached one of its limits. */
export type QueuedMail = "queued" | "there" | "limit";

/**
 * Queues an email to a subscriber whose row the transaction has locked, unless the address reached its limit. It waits until
 * ten minutes after the last one. `isOwn`: a press behind a link of ours asked for it. It follows at once, and strangers who type
 * the address take nothing from it.
 */
export async function queueMail(
  transaction: Transaction<Schema>,
  recipients: RecipientLimit,
  kind: MailKindOf<"newsletter">,
  { id, email, confirmed_at, unsubscribed_at }: SubscriberRow,
  { isOwn = false } = {},
): Promise<QueuedMail> {
  const now = Date.now();
  const last = await mailsOfToday(transaction, id, now);
  const changedAt = Math.max(confirmed_at ?? 0, unsubscribed_at ?? 0);
  const isRecent = (at: number) => at > changedAt && at > now - mailLimits.leastMsBetween;
  if (last.some((mail) => mail.kind === kind && isRecent(mail.at))) return "there";
  if (!isOwn && last.length >= mailLimits.perDay) return "limit";
  const isGranted = isOwn
    ? await recipients.grantOwn(transaction, email)
    : (await recipients.grant(transaction, [email]))[0];
  if (!isGranted) return "limit";
  const dueAt = Math.max(now, ...last.map(({ at }) => at + mailLimits.leastMsBetween));
  const mail = newMail(kind, { type: "subscriber", id }, now);
  if (!isOwn) mail.next_attempt_at = dueAt;
  await transaction.insertInto("outbox").values(mail).execute();
  return "queued";
}

/** The kinds of a subscriber's emails of the last day, and when each goes, or went, out. */
async function mailsOfToday(transaction: Transaction<Schema>, subscriberId: string, nowMs: number) {
  const mails = await transaction
    .selectFrom("outbox")
    .select(["kind", "created_at", "next_attempt_at"])
    .where("subject_id", "=", subscriberId)
    .where("created_at", ">", nowMs - day)
    .execute();
  return mails.map(({ kind, created_at, next_attempt_at }) => ({ kind, at: Math.max(created_at, next_attempt_at) }));
}
