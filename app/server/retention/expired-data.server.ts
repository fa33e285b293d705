import { type RawBuilder, sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import { keptHowLong } from "#app/content/pages/company/kept-how-long.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import { deleteInBatches } from "#app/server/database/small-batches.server.ts";
import type { DeskPrivacy } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { forgetEmails } from "#app/server/desk/mail-in/mail-erasure.server.ts";
import { laterEmailOf } from "#app/server/desk/people/callers.server.ts";
import { removeSources } from "#app/server/desk/projector/gone-sources.server.ts";
import { forgetGone } from "#app/server/desk/projector/reconciliation.server.ts";
import type { DeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { personFile } from "#app/server/privacy/person-file.server.ts";
import { deleteSent } from "#app/server/privacy/privacy-erasure.server.ts";
import { openAccountReference } from "#app/server/privacy/privacy-requests.server.ts";
import { type Kept, type RetentionKind, retention } from "#config/retention.ts";

type Database = Pick<SiteDatabase, "db" | "dialect">;

/** Kinds of rows that the job deletes; the database deletes the rows that belong to them. */
type DeletedKind = Exclude<RetentionKind, "consent" | "logs" | "backups">;

/** When something has to be older than, in milliseconds since 1970, by kind. */
type Cutoffs = Readonly<Record<RetentionKind, number>>;

/** Which rows of a kind have expired, and how to delete them. */
type Rule = {
  over(cutoffs: Cutoffs): RawBuilder<{ id: string }>;
  remove(database: Database, ids: string[], cutoffs: Cutoffs): Promise<void>;
};

/** The cutoffs at a given time; months as the calendar counts them, in UTC. */
export function cutoffsAt(nowMs: number): Cutoffs {
  const kinds = Object.entries(retention) as [RetentionKind, Kept][];
  return Object.fromEntries(kinds.map(([kind, kept]) => [kind, before(nowMs, kept)])) as Cutoffs;
}

function before(nowMs: number, kept: Kept): number {
  if ("days" in kept) return nowMs - kept.days * 24 * 60 * 60 * 1000;
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO("UTC");
  return now.subtract({ months: kept.months }).epochMilliseconds;
}

/** The address has no hold and no open privacy request. */
function isFree(key: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT 1 FROM privacy_holds WHERE email_key = ${key})
    AND NOT EXISTS (SELECT 1 FROM messages AS asked JOIN privacy_requests AS request ON request.message_id = asked.id
      WHERE lower(asked.email) = ${key} AND request.answered_at IS NULL)`;
}

/**
 * No contact with an address since then, on either side, and nothing scheduled. A promise that is still open holds nothing: by
 * then it was broken long ago, and who never got an answer has the same right to be forgotten.
 */
function isQuiet(key: RawBuilder<string>, since: number): RawBuilder<boolean> {
  const people = sql`(SELECT person_id FROM person_addresses WHERE kind IN ('email', 'phone') AND value = ${key})`;
  return sql<boolean>`NOT EXISTS (SELECT 1 FROM leads AS later WHERE lower(later.email) = ${key} AND later.created_at >= ${since})
    AND NOT EXISTS (SELECT 1 FROM leads AS later WHERE later.email = '' AND later.phone = ${key} AND later.created_at >= ${since})
    AND NOT EXISTS (SELECT 1 FROM messages AS later WHERE lower(later.email) = ${key} AND later.created_at >= ${since})
    AND NOT EXISTS (SELECT 1 FROM bookings AS later WHERE lower(later.email) = ${key}
      AND (later.starts_at >= ${since} OR later.changed_at >= ${since}))
    AND NOT EXISTS (SELECT 1 FROM mails_in AS later WHERE later.from_key = ${key} AND later.received_at >= ${since})
    AND NOT EXISTS (SELECT 1 FROM events AS later WHERE later.person_id IN ${people} AND later.at >= ${since})`;
}

/** The evidence of a consent is kept longer, and the row that it is about with it. */
function hasNoYoungConsent(column: "lead_id" | "message_id", since: number): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT 1 FROM consent_evidence AS agreed
    WHERE ${sql.ref(`agreed.${column}`)} = item.id AND agreed.given_at >= ${since})`;
}

const email = sql<string>`lower(item.email)`;
/** A caller without an email address is known by the number. */
const emailOrPhone = sql<string>`CASE WHEN item.email = '' THEN item.phone ELSE lower(item.email) END`;

/** The kinds in the order in which they are deleted. */
const retentionRules: Readonly<Record<DeletedKind, Rule>> = {
  leads: {
    over: ({ leads, consent }) => sql`SELECT id FROM leads AS item WHERE item.created_at < ${leads}
      AND ${hasNoYoungConsent("lead_id", consent)} AND ${isFree(emailOrPhone)} AND ${isQuiet(emailOrPhone, leads)}
      AND (item.email <> '' OR (${isFree(laterEmailOf(sql.ref("item.id")))}))`,
    remove: ({ db }, ids) => deleteSent(db, { ...nothing, leads: asRows(ids) }),
  },
  messages: {
    // A privacy request counts from its answer; without one it stays.
    over: ({
      messages,
      consent,
      privacySteps,
    }) => sql`SELECT id FROM messages AS item WHERE item.created_at < ${messages}
      AND NOT EXISTS (SELECT 1 FROM privacy_requests AS own WHERE own.message_id = item.id
        AND (own.answered_at IS NULL OR own.answered_at >= ${privacySteps}))
      AND ${hasNoYoungConsent("message_id", consent)} AND ${isFree(email)} AND ${isQuiet(email, messages)}`,
    remove: ({ db }, ids) => deleteSent(db, { ...nothing, messages: asRows(ids) }),
  },
  bookings: {
    over: ({ bookings }) => sql`SELECT id FROM bookings AS item WHERE item.starts_at < ${bookings}
      AND ${isFree(email)} AND ${isQuiet(email, bookings)}`,
    remove: ({ db }, ids) => deleteSent(db, { ...nothing, bookings: asRows(ids) }),
  },
  emailsIn: {
    over: ({ emailsIn }) => sql`SELECT id FROM mails_in AS item WHERE item.received_at < ${emailsIn}
      AND ${isFree(sql<string>`item.from_key`)} AND ${isQuiet(sql<string>`item.from_key`, emailsIn)}
      AND NOT EXISTS (SELECT 1 FROM events WHERE events.thread_id = item.thread_id AND events.at >= ${emailsIn})`,
    async remove(database, ids) {
      const begun = database.db.selectFrom("thread_sources").selectAll().where("source", "=", "mail-in");
      await removeSources(database, await begun.where("source_id", "in", ids).execute());
      await forgetEmails(database, ids);
    },
  },
  unconfirmedSubscribers: {
    over: ({ unconfirmedSubscribers }) => sql`SELECT id FROM newsletter_subscribers AS item
      WHERE item.status = 'pending' AND item.created_at < ${unconfirmedSubscribers} AND item.confirmed_at IS NULL
      AND ${isFree(sql<string>`item.email_key`)}`,
    // Someone may have confirmed since it was read.
    remove: async ({ db }, ids) => {
      await db.deleteFrom("newsletter_subscribers").where("id", "in", ids).where("status", "=", "pending").execute();
    },
  },
  formerSubscribers: {
    over: ({ formerSubscribers }) => sql`SELECT id FROM newsletter_subscribers AS item
      WHERE item.status = 'unsubscribed' AND item.unsubscribed_at < ${formerSubscribers}
      AND ${isFree(sql<string>`item.email_key`)}`,
    // Or come back.
    remove: async ({ db }, ids) => {
      const former = db.deleteFrom("newsletter_subscribers").where("status", "=", "unsubscribed");
      await former.where("id", "in", ids).execute();
    },
  },
  privacySteps: {
    // Steps of one request are deleted together, when the last of them is old.
    over: ({ privacySteps }) => sql`SELECT id FROM privacy_steps AS item
      WHERE NOT EXISTS (SELECT 1 FROM privacy_steps AS later
        WHERE later.request_id = item.request_id AND later.at >= ${privacySteps})
      AND NOT EXISTS (SELECT 1 FROM privacy_requests AS own WHERE own.message_id = item.request_id
        AND (own.answered_at IS NULL OR own.answered_at >= ${privacySteps}))
      AND NOT EXISTS (SELECT 1 FROM messages AS asked WHERE asked.id = item.request_id
        AND EXISTS (SELECT 1 FROM privacy_holds WHERE email_key = lower(asked.email)))
      UNION ALL SELECT id FROM erasures AS item WHERE item.erased_at < ${privacySteps}`,
    remove: async ({ db }, ids) => {
      await db.deleteFrom("privacy_steps").where("id", "in", ids).execute();
      await db.deleteFrom("erased_requests").where("erasure_id", "in", ids).execute();
      await db.deleteFrom("erasures").where("id", "in", ids).execute();
    },
  },
  drafts: {
    over: ({
      drafts,
    }) => sql`SELECT thread_id || ' ' || staff_id AS id FROM drafts AS item WHERE item.saved_at < ${drafts}
      AND NOT EXISTS (SELECT 1 FROM clocks WHERE clocks.thread_id = item.thread_id AND clocks.ended_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM threads JOIN person_addresses AS address ON address.person_id = threads.person_id
        AND address.kind = 'email' JOIN privacy_holds ON email_key = address.value WHERE threads.id = item.thread_id)`,
    // Or gone on writing.
    remove: async ({ db }, ids, { drafts }) => {
      const old = db.deleteFrom("drafts").where("saved_at", "<", drafts);
      await old.where(sql<string>`thread_id || ' ' || staff_id`, "in", ids).execute();
    },
  },
  sessions: {
    over: ({ sessions }) => sql`SELECT id FROM staff_sessions AS item WHERE item.last_seen_at < ${sessions}
      UNION ALL SELECT id FROM staff_links AS item WHERE item.expires_at < ${sessions}
      UNION ALL SELECT id FROM staff_held_forms AS item WHERE item.held_at < ${sessions}`,
    remove: async ({ db }, ids) => {
      for (const table of ["staff_sessions", "staff_links", "staff_held_forms"] as const) {
        await db.deleteFrom(table).where("id", "in", ids).execute();
      }
    },
  },
};

const nothing = { leads: [], messages: [], bookings: [] };

function asRows(ids: string[]): { id: string }[] {
  return ids.map((id) => ({ id }));
}

/** How many rows of each kind. */
export type RetentionCounts = Readonly<Record<DeletedKind, number>>;

const kinds = Object.keys(retentionRules) as DeletedKind[];

/**
 * Counts the rows that would be deleted at a time (milliseconds since 1970), and deletes nothing.
 *
 * @param reader runs the queries, as at the desk; the database itself does when there is none
 */
export async function countOver(
  { db, reader }: Pick<SiteDatabase, "db"> & { reader?: Pick<DeskReader, "read"> },
  nowMs: number,
): Promise<RetentionCounts> {
  const counts: [DeletedKind, number][] = [];
  for (const kind of kinds) {
    const over = retentionRules[kind].over(cutoffsAt(nowMs));
    const query = sql<{ count: number }>`SELECT count(*) AS count FROM (${over}) AS over_rows`.compile(db);
    const [row] = reader ? await reader.read(query) : (await db.executeQuery(query)).rows;
    counts.push([kind, Number(row?.count ?? 0)]);
  }
  return Object.fromEntries(counts) as RetentionCounts;
}

/**
 * Deletes rows that have expired at a time, a few per transaction, and then what the desk derived from them. Each batch
 * checks again, so rows that someone needs by now are spared. Gives how many of each kind it deleted; a kill loses
 * nothing, the next run continues.
 */
export async function deleteOver(database: Database, nowMs: number, stopping?: AbortSignal): Promise<RetentionCounts> {
  const counts: [DeletedKind, number][] = [];
  for (const kind of kinds) {
    counts.push([kind, await deleteInBatches((most) => deleteBatch(database, kind, nowMs, most), stopping)]);
  }
  await forgetGone({ database, ...(stopping && { stopping }) });
  return Object.fromEntries(counts) as RetentionCounts;
}

async function deleteBatch(database: Database, kind: DeletedKind, nowMs: number, most: number): Promise<number> {
  const { over, remove } = retentionRules[kind];
  return database.db.transaction().execute(async (db) => {
    await takePeopleTurn(db);
    const { rows } = await sql<{ id: string }>`SELECT id FROM (${over(cutoffsAt(nowMs))}) AS over_rows
      ORDER BY id LIMIT ${most}`.execute(db);
    if (rows.length === 0) return 0;
    await remove(
      { ...database, db },
      rows.map(({ id }) => id),
      cutoffsAt(nowMs),
    );
    return rows.length;
  });
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** What the desk's page about privacy needs of the rest of the site. */
export function deskPrivacy(database: SiteDatabase, dataKey: DataKey, dataDir: string): DeskPrivacy {
  return {
    fileOf: (email) => personFile({ db: database.db, dataKey, dataDir }, email, Date.now()),
    accountReference: (sealed) => openAccountReference(dataKey, sealed),
    async retention(source, nowMs) {
      const counts: Partial<Record<string, number>> = await countOver(source, nowMs + weekMs);
      return keptHowLong.map(({ kind, name, keeps }) => ({ kind: name, keeps, soon: counts[kind] ?? null }));
    },
  };
}
