import { randomUUID } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { MailKind } from "#app/content/desk/mail-kinds.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { IssueRecipientRow } from "#app/server/database/schema/letter-schema.server.ts";
import type { OutboxRow, SubjectType, WebhookKind } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** The subject of an outbox row: a row of another table. */
export type Subject = { type: SubjectType; id: string };

/** The row of an email that nothing has tried to send yet, due at once. */
export function newMail(kind: MailKind, about: Subject, nowMs: number): OutboxRow {
  return newRow("email", kind, about, nowMs);
}

/** The row of a webhook that nothing has tried to send yet, due at once. */
export function newWebhook(kind: WebhookKind, about: Subject, nowMs: number): OutboxRow {
  return newRow("webhook", kind, about, nowMs);
}

function newRow(
  channel: OutboxRow["channel"],
  kind: OutboxRow["kind"],
  { type, id }: Subject,
  nowMs: number,
): OutboxRow {
  return {
    id: newRowId(),
    channel,
    kind,
    subject_type: type,
    subject_id: id,
    state: "queued",
    attempts: 0,
    next_attempt_at: nowMs,
    claimed_by: null,
    claimed_until: null,
    last_error: null,
    created_at: nowMs,
    sent_at: null,
  };
}

/** An item that only this process may send until the lease ends. */
export type ClaimedItem = {
  id: string;
  /** For the log. */
  kind: OutboxRow["kind"] | "letter";
  /** How often this item was refused before. */
  attempts: number;
  createdAt: number;
  claimedUntil: number;
};

/** The items that wait on one channel, with everything needed to send them. */
export type Outgoing<Item extends ClaimedItem> = Omit<LeaseQueue<unknown>, "claim"> & {
  /** Claims up to `most` due items. */
  claim(most: number): Promise<Item[]>;
};

type OutboxOptions<Content> = {
  channel: OutboxRow["channel"];
  /** The kinds this process can send: a newer release that runs alongside may queue other kinds. */
  kinds: readonly OutboxRow["kind"][];
  /** The kinds that are queued long before they are due. */
  plannedKinds?: readonly MailKind[];
  /** Milliseconds. */
  leaseMs: number;
  /** Reads the items to send, by row id. A row that is missing from the answer no longer helps anyone, and is deleted. */
  read(rows: OutboxRow[]): Promise<ReadonlyMap<string, Content>>;
};

/** The rows of one channel, each with its content. */
export function openOutbox<Content extends object>(
  database: Pick<SiteDatabase, "db" | "dialect">,
  { channel, kinds, plannedKinds = [], leaseMs, read }: OutboxOptions<Content>,
): Outgoing<ClaimedItem & Content> {
  const only = sql<boolean>`channel = ${sql.lit(channel)} AND kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;
  const queue = createLeaseQueue(database, { table: "outbox", leaseMs, only, plannedKinds });
  return {
    ...queue,
    async claim(most) {
      const { rows, until } = await queue.claim(most);
      if (rows.length === 0) return [];
      const contents = await read(rows);
      const gone = rows.map(({ id }) => id).filter((id) => !contents.has(id));
      if (gone.length > 0) await database.db.deleteFrom("outbox").where("id", "in", gone).execute();
      return rows.flatMap((row) => {
        const content = contents.get(row.id);
        return content ? [{ ...claimedItem(row, until), ...content }] : [];
      });
    },
  };
}

function claimedItem({ id, kind, attempts, created_at: createdAt }: OutboxRow, claimedUntil: number): ClaimedItem {
  return { id, kind, attempts, createdAt, claimedUntil };
}

/** The tables with waiting rows, by name: they share the columns of a lease. */
type LeaseTables = { outbox: OutboxRow; issue_recipients: IssueRecipientRow };

/** The waiting rows of a table, as one process works on them. */
type LeaseQueue<Row> = {
  /**
   * Claims up to `most` due rows for the length of the lease; the longest due comes first.
   *
   * @param only a condition on the rows, in SQL
   */
  claim(most: number, only?: RawBuilder<boolean>): Promise<{ rows: Row[]; until: number }>;
  /**
   * Notes that it went out. It needs no claim, because that is true whoever holds the claim by now. Gives false when the
   * row is gone: it was withdrawn, or its person was erased, while it went out.
   */
  markSent(id: string): Promise<boolean>;
  /** Releases the claims; they are due as before. */
  release(ids: string[]): Promise<void>;
  /** Releases a claim and notes what went wrong; due again at `nextAttemptAt`. */
  postpone(id: string, change: { attempts: number; nextAttemptAt: number; lastError: string }): Promise<void>;
  /** Gives it up for good. */
  giveUp(id: string, change: { attempts: number; lastError: string }): Promise<void>;
};

type QueueOptions<Table> = {
  table: Table;
  /** Milliseconds. */
  leaseMs: number;
  /** Which of the table's rows belong to this queue. A condition in words, without parameters: an index has the same. */
  only?: RawBuilder<boolean>;
  /** Kinds that are queued long before they are due. */
  plannedKinds?: readonly MailKind[];
};

/** No wait and no claim is longer. Anything dated further ahead comes from a wrong clock. */
const longestMs = 2 * 3600 * 1000;
const repairEveryMs = 60_000;

const unclaimed = { claimed_by: null, claimed_until: null };

/**
 * Claims are leases of `leaseMs`: when a process is killed, its claims run out and another takes them over. Times are this
 * machine's, so clocks of processes on one database may differ by at most the lease minus the longest send. A clock that ran
 * ahead and is set back leaves dates in the future; they are corrected within a minute, except the `plannedKinds`, which are
 * scheduled for later.
 */
export function createLeaseQueue<Table extends keyof LeaseTables>(
  { db, dialect }: Pick<SiteDatabase, "db" | "dialect">,
  { table: name, leaseMs, only: ours = sql`TRUE`, plannedKinds = [] }: QueueOptions<Table>,
): LeaseQueue<LeaseTables[Table]> {
  const claimant = randomUUID();
  const claimRows = dialect === "postgres" ? claimOnPostgres : claimOnSqlite;
  // Each of these tables has every column used below.
  const table = name as "outbox";
  // The state is part of the statement's text: with a parameter neither engine could use the index of waiting rows.
  const waits = sql<boolean>`state = 'queued' AND ${ours}`;
  const held = (ids: string[]) => db.updateTable(table).where("id", "in", ids).where("claimed_by", "=", claimant);

  let repairedAt = Number.NEGATIVE_INFINITY;

  async function repairDates(now: number): Promise<void> {
    if (performance.now() - repairedAt < repairEveryMs) return;
    repairedAt = performance.now();
    const waiting = db.updateTable(table).where(waits);
    await waiting
      .set({ next_attempt_at: now })
      .where("next_attempt_at", ">", now + longestMs)
      .$if(plannedKinds.length > 0, (late) => late.where("kind", "not in", plannedKinds))
      .execute();
    await waiting
      .set(unclaimed)
      .where("claimed_until", ">", now + longestMs)
      .execute();
  }

  return {
    async claim(most, only = sql`TRUE`) {
      const now = Date.now();
      await repairDates(now);
      const until = now + leaseMs;
      const due = sql`SELECT id FROM ${sql.table(name)} WHERE ${waits} AND next_attempt_at <= ${now}
        AND (claimed_until IS NULL OR claimed_until <= ${now}) AND ${only} ORDER BY next_attempt_at LIMIT ${most}`;
      const rows = await claimRows<LeaseTables[Table]>(db, { table: name, due, claimant, until });
      return { rows: rows.sort((a, b) => a.next_attempt_at - b.next_attempt_at || (a.id < b.id ? -1 : 1)), until };
    },
    async markSent(id) {
      const noted = await db
        .updateTable(table)
        .set((eb) => ({
          ...unclaimed,
          state: "sent",
          attempts: eb("attempts", "+", 1),
          last_error: null,
          sent_at: Date.now(),
        }))
        .where("id", "=", id)
        .where("state", "=", "queued")
        .executeTakeFirst();
      if (noted.numUpdatedRows > 0n) return true;
      const left = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
      return left !== undefined;
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

type Claim = { table: string; due: RawBuilder<unknown>; claimant: string; until: number };

async function claimOnSqlite<Row>(db: Kysely<Schema>, { table, due, claimant, until }: Claim): Promise<Row[]> {
  const { rows } = await sql<Row>`
    UPDATE ${sql.table(table)} SET claimed_by = ${claimant}, claimed_until = ${until}
    WHERE id IN (${due}) RETURNING *`.execute(db);
  return rows;
}

/** MATERIALIZED, because a subselect could run again for the join and then lock too many rows. */
async function claimOnPostgres<Row>(db: Kysely<Schema>, { table, due, claimant, until }: Claim): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH due AS MATERIALIZED (${due} FOR UPDATE SKIP LOCKED)
    UPDATE ${sql.table(table)} AS item SET claimed_by = ${claimant}, claimed_until = ${until}
    FROM due WHERE item.id = due.id RETURNING item.*`.execute(db);
  return rows;
}
