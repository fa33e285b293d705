import type { Kysely, Transaction } from "kysely";
import type { NewsletterPreferences } from "#app/forms/newsletter-schema.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** Who signs up. */
export type NewSubscriber = {
  email: string;
  pageUrl: string;
  /** False when the address has had as many mails of all our forms as we send. */
  mayMail?: boolean;
};

/**
 * The newsletter's subscribers. Each change is one durable transaction; all throw `storage-unavailable`, after which a
 * repeat is safe. Those that take an id give null when nobody has it any longer.
 */
export type NewsletterStore = {
  /**
   * Notes who wants the letter, and queues the email that asks to confirm it, also to an address that left or was erased:
   * nothing else comes until its owner confirms. Says nothing of who was there before, not even by the time it takes.
   * Gives false for an address that has had its emails of the day.
   */
  ask(subscriber: NewSubscriber): Promise<{ mailQueued: boolean }>;
  /** Queues the mail with the link to leave, if the address is on the list. Says as little as `ask` of whether it is. */
  askToLeave(asked: Pick<NewSubscriber, "email" | "mayMail">): Promise<{ mailQueued: boolean }>;
  find(id: string): Promise<SubscriberRow | null>;
  /** The last click of the sign-up: only from a link that was mailed to confirm. */
  confirm(id: string): Promise<SubscriberRow | null>;
  /**
   * Takes somebody back who left. Whoever had never confirmed is asked to, by a mail: leaving must not stand in for the
   * click that counts.
   */
  comeBack(id: string, asked?: { mayMail: boolean }): Promise<{ mailQueued: boolean }>;
  choose(id: string, preferences: NewsletterPreferences): Promise<SubscriberRow | null>;
  /** No email goes out anymore, not even one that is queued, until its owner confirms again. */
  unsubscribe(id: string): Promise<SubscriberRow | null>;
  /** Deletes all that is held about an address. */
  erase(email: string): Promise<void>;
};

const day = 24 * 60 * 60 * 1000;

/** No row has this id: a statement for it does the same work and changes nothing. */
const nobody = "";

/** Anybody can type anybody's address, again and again: it gets one mail in ten minutes, and three a day. */
const mailLimits = { leastMsBetween: 10 * 60 * 1000, perDay: 3 };

export function createNewsletterStore({ db }: Pick<SiteDatabase, "db">): NewsletterStore {
  return {
    ask: ({ email, pageUrl, mayMail = true }) =>
      inTransaction(db, async (transaction) => {
        const now = Date.now();
        const { id } = await insertOrLock(transaction, newRow({ email, pageUrl }, now));
        const mailQueued = mayMail && (await mayBeMailed(transaction, id, now));
        // The same work for everybody, so that the time it takes says nothing. An email that must not go is deleted again
        // before anybody sees it.
        const mail = newMail("newsletter-confirmation", { type: "subscriber", id }, now);
        await transaction.insertInto("outbox").values(mail).execute();
        await remove(transaction, "outbox", mailQueued ? nobody : mail.id);
        return { mailQueued };
      }),

    askToLeave: ({ email, mayMail = true }) =>
      inTransaction(db, async (transaction) => {
        // The same work for everybody here, too. Of an address that is not on the list nothing is written at all.
        const now = Date.now();
        const onList = await transaction
          .selectFrom("newsletter_subscribers")
          .select("email")
          .where("email_key", "=", keyOf(email))
          .where("status", "!=", "unsubscribed")
          .executeTakeFirst();
        const stranger = newRow({ email: `${newRowId()}@suppressed.invalid`, pageUrl: "" }, now);
        const { id } = await insertOrLock(transaction, onList ? { ...stranger, email_key: keyOf(email) } : stranger);
        const mayBeWrittenTo = await mayBeMailed(transaction, id, now);
        const mailQueued = mayMail && mayBeWrittenTo && onList !== undefined;
        const mail = newMail("newsletter-leave", { type: "subscriber", id }, now);
        await transaction.insertInto("outbox").values(mail).execute();
        await remove(transaction, "outbox", mailQueued ? nobody : mail.id);
        await remove(transaction, "newsletter_subscribers", id === stranger.id ? id : nobody);
        return { mailQueued };
      }),

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

    comeBack: (id, { mayMail } = { mayMail: true }) =>
      inTransaction(db, async (transaction) => {
        const row = await lock(transaction, id);
        if (row?.status !== "unsubscribed") return { mailQueued: false };
        const wasConfirmed = row.confirmed_at !== null;
        await update(transaction, id, { status: wasConfirmed ? "confirmed" : "pending", unsubscribed_at: null });
        const now = Date.now();
        if (wasConfirmed || !mayMail || !(await mayBeMailed(transaction, id, now))) return { mailQueued: false };
        const mail = newMail("newsletter-confirmation", { type: "subscriber", id }, now);
        await transaction.insertInto("outbox").values(mail).execute();
        return { mailQueued: true };
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

    async erase(email) {
      const rows = db.deleteFrom("newsletter_subscribers").where("email_key", "=", keyOf(email));
      await rows.execute().catch(refuse);
    },
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

/** One address is one subscriber, however it is spelled. */
function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

function newRow({ email, pageUrl }: NewSubscriber, nowMs: number): SubscriberRow {
  return {
    id: newRowId(),
    email,
    email_key: keyOf(email),
    status: "pending",
    wants_guides: 1,
    wants_reports: 1,
    paused_until: null,
    page_url: pageUrl,
    created_at: nowMs,
    confirmed_at: null,
    unsubscribed_at: null,
  };
}

/** Gives the row of the address, new or not; whoever asks for the same one meanwhile waits until this is done. */
async function insertOrLock(transaction: Transaction<Schema>, row: SubscriberRow): Promise<SubscriberRow> {
  return (
    transaction
      .insertInto("newsletter_subscribers")
      .values(row)
      // Changes nothing, but locks and returns the row that is there.
      .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ email_key: row.email_key }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** As above, by the id. */
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

/** Somebody came by a link in an email of ours: it does arrive, so letters go out again. */
async function noteArrival(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom("letter_undelivered").where("subscriber_id", "=", id).execute();
}

async function remove(
  transaction: Transaction<Schema>,
  table: "outbox" | "newsletter_subscribers",
  id: string,
): Promise<void> {
  await transaction.deleteFrom(table).where("id", "=", id).execute();
}

async function mayBeMailed(transaction: Transaction<Schema>, subscriberId: string, nowMs: number): Promise<boolean> {
  const times = await transaction
    .selectFrom("outbox")
    .select("created_at")
    .where("subject_id", "=", subscriberId)
    .where("created_at", ">", nowMs - day)
    .execute();
  const latest = Math.max(0, ...times.map((mail) => mail.created_at));
  return times.length < mailLimits.perDay && nowMs - latest >= mailLimits.leastMsBetween;
}
