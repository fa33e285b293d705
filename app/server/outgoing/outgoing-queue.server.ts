import { randomUUID } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { EventWebhookRow } from "#app/server/database/schema/audit-schema.server.ts";
import type { OutgoingMailKind, OutgoingMailRow, Schema } from "#app/server/database/schema.server.ts";

/** What a mail is about: one of these. */
type MailSubject = Partial<
  Pick<OutgoingMailRow, "lead_id" | "message_id" | "subscriber_id" | "booking_id" | "staff_link_id" | "answer_id">
>;

/** The row of a mail that nobody has tried to send yet, due at once. */
export function newMail(kind: OutgoingMailKind, about: MailSubject, nowMs: number): OutgoingMailRow {
  return {
    id: newRowId(),
    lead_id: null,
    message_id: null,
    subscriber_id: null,
    booking_id: null,
    staff_link_id: null,
    answer_id: null,
    ...about,
    kind,
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

/** What this process alone may send until the lease ends. */
export type ClaimedItem = {
  id: string;
  /** For the log. */
  kind: OutgoingMailKind | EventWebhookRow["kind"] | "letter";
  /** How often this very one was refused before. */
  attempts: number;
  createdAt: number;
  claimedUntil: number;
};

/** What waits to go out one way, with all that is needed to send it. */
export type Outgoing<Item extends ClaimedItem> = Omit<LeaseQueue<OutgoingMailRow>, "claim"> & {
  /** Takes up to `most` that are due. What was deleted in between is left out: its row is gone with it. */
  claim(most: number): Promise<Item[]>;
};

/** Makes it of a row that was claimed until then. */
export function claimedItem(row: OutgoingMailRow | EventWebhookRow, claimedUntil: number): ClaimedItem {
  return { id: row.id, kind: row.kind, attempts: row.attempts, createdAt: row.created_at, claimedUntil };
}

/** What the rows of a queue have in common. */
type LeaseRow = Pick<OutgoingMailRow, "id" | "attempts" | "next_attempt_at" | "created_at">;

/** The rows of a table that wait in one state, as one process works on them. */
type LeaseQueue<Row extends LeaseRow = OutgoingMailRow> = {
  /**
   * Takes up to `most` rows that are due, for the length of the lease; the one that is due longest comes first.
   *
   * @param only a condition on the rows, in SQL
   */
  claim(most: number, only?: RawBuilder<boolean>): Promise<{ rows: Row[]; until: number }>;
  /**
   * Notes that it went out. It needs no claim, because that is true whoever holds the claim by now. Gives false when the
   * row is gone: it was withdrawn, or its person was erased, while it went out.
   */
  markSent(id: string): Promise<boolean>;
  /** Gives the claims back; they are due as before. */
  release(ids: string[]): Promise<void>;
  /** Gives a claim back with what went wrong; due again at `nextAttemptAt`. */
  postpone(id: string, change: { attempts: number; nextAttemptAt: number; lastError: string }): Promise<void>;
  /** Gives it up for good. */
  giveUp(id: string, change: { attempts: number; lastError: string }): Promise<void>;
};

/** No wait and no claim is longer. Anything dated further ahead comes from a wrong clock. */
const longestMs = 2 * 3600 * 1000;
const repairEveryMs = 60_000;

const unclaimed = { claimed_by: null, claimed_until: null };

/**
 * Claims are leases of `leaseMs`: when a process is killed, its claims run out and another takes them over. Times are this
 * machine's, so clocks of processes on one database may differ by no more than the lease is longer than a send. A clock
 * that ran ahead and is set back leaves dates behind that lie in the future; they are put right within a minute, but for
 * the `plannedKinds`, which are for later on purpose. The letter's rows and those of the desk's webhooks
 * wait in tables of their own with the same columns; `Row` is what is in that table.
 */
export function createLeaseQueue<Row extends LeaseRow = OutgoingMailRow>(
  { db, dialect }: Pick<SiteDatabase, "db" | "dialect">,
  waitingState: WaitingState,
  { leaseMs, plannedKinds = [], table: name = "outgoing_mails" }: QueueOptions,
): LeaseQueue<Row> {
  const claimant = randomUUID();
  const claimRows = dialect === "postgres" ? claimOnPostgres : claimOnSqlite;
  // What is asked of it below, all of these tables have.
  const table = name as "outgoing_mails";
  const held = (ids: string[]) => db.updateTable(table).where("id", "in", ids).where("claimed_by", "=", claimant);

  let repairedAt = Number.NEGATIVE_INFINITY;

  async function repairDates(now: number): Promise<void> {
    if (performance.now() - repairedAt < repairEveryMs) return;
    repairedAt = performance.now();
    const waiting = db.updateTable(table).where(sql<boolean>`state = ${sql.lit(waitingState)}`);
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
    async claim(most, only = sql<boolean>`TRUE`) {
      const now = Date.now();
      await repairDates(now);
      const until = now + leaseMs;
      const rows = await claimRows<Row>(db, { table, claimant, waitingState, now, until, most, only });
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
        .where("state", "=", waitingState)
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

/** The states in which a row waits, each with an index of its own. */
type WaitingState = Extract<OutgoingMailRow["state"], "queued" | "unposted">;
type QueueOptions = {
  leaseMs: number;
  plannedKinds?: readonly OutgoingMailKind[];
  table?: "outgoing_mails" | "issue_recipients" | "event_webhooks";
};
type Claim = {
  table: string;
  claimant: string;
  waitingState: WaitingState;
  now: number;
  until: number;
  most: number;
  only: RawBuilder<boolean>;
};

// The state is part of the statement's text: with a parameter neither engine could use the index of what waits.
const isDue = ({ waitingState, now, only }: Claim) =>
  sql`state = ${sql.lit(waitingState)} AND next_attempt_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now}) AND ${only}`;

async function claimOnSqlite<Row>(db: Kysely<Schema>, claim: Claim): Promise<Row[]> {
  const table = sql.table(claim.table);
  const { rows } = await sql<Row>`
    UPDATE ${table} AS m SET claimed_by = ${claim.claimant}, claimed_until = ${claim.until}
    WHERE id IN (SELECT id FROM ${table} WHERE ${isDue(claim)} ORDER BY next_attempt_at LIMIT ${claim.most})
    RETURNING *`.execute(db);
  return rows;
}

/** MATERIALIZED, because a subselect could run again for the join and then lock too many rows. */
async function claimOnPostgres<Row>(db: Kysely<Schema>, claim: Claim): Promise<Row[]> {
  const table = sql.table(claim.table);
  const { rows } = await sql<Row>`
    WITH due AS MATERIALIZED (
      SELECT id FROM ${table} WHERE ${isDue(claim)} ORDER BY next_attempt_at LIMIT ${claim.most}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE ${table} AS m SET claimed_by = ${claim.claimant}, claimed_until = ${claim.until}
    FROM due WHERE m.id = due.id
    RETURNING m.*`.execute(db);
  return rows;
}
