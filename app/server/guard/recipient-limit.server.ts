import type { StatementSync } from "node:sqlite";
import { CompiledQuery, type Transaction } from "kysely";
import type { Logger } from "pino";
import { mailboxOf } from "#app/domain/text/email-address.ts";
import type { SiteDatabase, SqliteSiteDatabase } from "#app/server/database/database.server.ts";
import { createGroupCommit } from "#app/server/database/group-commit.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** Keeps strangers from making us flood a mailbox, whichever forms they use. */
export type RecipientLimit = {
  /**
   * Counts one confirmation to an address and says whether it may go out. False, too, when it cannot be counted:
   * whatever the confirmation is about is kept all the same. Never throws.
   */
  mayWrite(email: string): Promise<boolean>;
  /** The same within a transaction: what is rolled back was not counted. Throws when it cannot be counted. */
  mayWriteIn(transaction: Transaction<Schema>, email: string): Promise<boolean>;
  /** Takes one count back, because no mail was queued after all. Never throws. */
  giveBack(email: string): Promise<void>;
};

/** A confirmation that was counted before what it confirms is stored. The end of its block gives back one that was not used. */
export type ReservedConfirmation = AsyncDisposable & {
  /** Whether it may go out. */
  isGranted: boolean;
  /** Says that it is queued. */
  use(): void;
};

/**
 * Counts a confirmation to an address ahead. It stays counted only if it is used: a repeat, or a failure, costs the recipient
 * nothing. Never throws, and neither does the end of its block.
 */
export async function reserveConfirmation(recipients: RecipientLimit, email: string): Promise<ReservedConfirmation> {
  const isGranted = await recipients.mayWrite(email);
  let isUsed = false;
  return {
    isGranted,
    use() {
      isUsed = true;
    },
    async [Symbol.asyncDispose]() {
      if (isGranted && !isUsed) await recipients.giveBack(email);
    },
  };
}

/** Most confirmations to one mailbox. */
export type RecipientLimits = { perHour: number; perDay: number };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const mostInStatement = 200;

/**
 * Counts in the database, where processes share it and a restart forgets nothing. Those who ask together share one
 * statement, which waits for no disk: a lead costs hardly more than without. An hour or a day ends when it has passed
 * without a confirmation, so no 60 minutes see more than `perHour` (docs/decisions/030-mails-by-recipient.md).
 */
export function createRecipientLimit(
  { database, dataKey, log }: { database: SiteDatabase; dataKey: DataKey; log: Logger },
  limits: RecipientLimits,
): RecipientLimit {
  const { db } = database;
  const text = statement(wordsOf[database.dialect], limits);
  const count = counterOf(database, text);
  const hashOf = (email: string) => dataKey.hash("recipient limit", mailboxOf(email));
  const join = createGroupCommit((mailboxes: string[]) => countGroup(mailboxes), {
    most: mostInStatement,
    mayBeOneItem: () => false,
  });
  let cleanedAt = Number.NEGATIVE_INFINITY;

  async function countGroup(mailboxes: string[]): Promise<boolean[]> {
    const nowMs = Date.now();
    const left = await count(asksOf(mailboxes), nowMs);
    if (nowMs - cleanedAt > hourMs) {
      cleanedAt = nowMs;
      const old = db.deleteFrom("recipient_counts").where("last_at", "<", nowMs - dayMs);
      await old.execute().catch(() => {});
    }
    return mailboxes.map((mailbox) => {
      const granted = left.get(mailbox) ?? 0;
      left.set(mailbox, granted - 1);
      return granted > 0;
    });
  }

  return {
    async mayWrite(email) {
      try {
        return await join(hashOf(email));
      } catch (error) {
        log.error({ err: error }, "confirmations cannot be counted");
        return false;
      }
    },
    async mayWriteIn(transaction, email) {
      const asks = [{ mailbox: hashOf(email), amount: 1 }];
      const query: CompiledQuery<Granted> = CompiledQuery.raw(text, [JSON.stringify(asks), Date.now()]);
      const { rows } = await transaction.executeQuery(query);
      return rows[0]?.granted === 1;
    },
    async giveBack(email) {
      try {
        await db
          .updateTable("recipient_counts")
          .set((eb) => ({ in_hour: eb("in_hour", "-", 1), in_day: eb("in_day", "-", 1) }))
          .where("mailbox_hash", "=", hashOf(email))
          .where("in_hour", ">", 0)
          .execute();
      } catch (error) {
        log.error({ err: error }, "confirmations cannot be counted");
      }
    },
  };
}

/** How many mails ask at once for one mailbox. */
type Ask = { mailbox: string; amount: number };
/** Counts and gives how many mails each mailbox may get now. */
type Count = (asks: Ask[], nowMs: number) => Promise<Map<string, number>>;

/** Sorted, so that processes that count the same mailboxes cannot wait for each other in a circle. */
function asksOf(mailboxes: string[]): Ask[] {
  const amounts = new Map<string, number>();
  for (const mailbox of mailboxes) amounts.set(mailbox, (amounts.get(mailbox) ?? 0) + 1);
  return [...amounts]
    .map(([mailbox, amount]) => ({ mailbox, amount }))
    .sort((a, b) => (a.mailbox < b.mailbox ? -1 : 1));
}

function counterOf(database: SiteDatabase, text: string): Count {
  if (database.dialect === "sqlite") return countInSqlite(database, text);
  const { pool } = database;
  return async (asks, nowMs) => {
    const { rows } = await pool.query<Granted>({
      name: "count-recipients",
      text,
      values: [JSON.stringify(asks), nowMs],
    });
    return grantedOf(rows);
  };
}

/** Holds Kysely's one connection meanwhile, so that no other transaction is open on it. */
function countInSqlite({ db, sqlite }: SqliteSiteDatabase, text: string): Count {
  let prepared: StatementSync | undefined;
  return (asks, nowMs) =>
    db.connection().execute(async () => {
      prepared ??= sqlite.prepare(text);
      // As on PostgreSQL a count may be lost with the power; what is acknowledged to a visitor may not.
      sqlite.exec("PRAGMA synchronous = NORMAL");
      try {
        return grantedOf(prepared.all(JSON.stringify(asks), nowMs) as Granted[]);
      } finally {
        sqlite.exec("PRAGMA synchronous = FULL");
      }
    });
}

type Granted = { mailbox_hash: string; granted: number };

function grantedOf(rows: Granted[]): Map<string, number> {
  return new Map(rows.map(({ mailbox_hash, granted }) => [mailbox_hash, granted]));
}

/** The words of the statement that differ. */
const wordsOf = {
  sqlite: {
    ...{ least: "min", greatest: "max", now: "?2" },
    asked: "SELECT value ->> 'mailbox' AS mailbox, value ->> 'amount' AS amount FROM json_each(?1)",
  },
  postgres: {
    ...{ least: "LEAST", greatest: "GREATEST", now: "$2::bigint" },
    asked: "SELECT mailbox, amount FROM json_to_recordset($1) AS asked (mailbox TEXT, amount INTEGER)",
  },
};

/** The statement, which counts asks and gives how many of each may go. `WHERE true` keeps SQLite from reading ON as a join's. */
function statement(
  { least, greatest, asked, now }: (typeof wordsOf)["sqlite"],
  { perHour, perDay }: RecipientLimits,
): string {
  const inHour = `CASE WHEN c.last_at > excluded.last_at - ${hourMs} THEN c.in_hour ELSE 0 END`;
  const inDay = `CASE WHEN c.last_at > excluded.last_at - ${dayMs} THEN c.in_day ELSE 0 END`;
  const granted = `${greatest}(0, ${least}(excluded.granted, ${perHour} - ${inHour}, ${perDay} - ${inDay}))`;
  const first = `${least}(amount, ${perHour}, ${perDay})`;
  return `
    INSERT INTO recipient_counts AS c (mailbox_hash, in_hour, in_day, last_at, granted)
    SELECT mailbox, ${first}, ${first}, ${now}, ${first} FROM (${asked}) AS asks WHERE true
    ON CONFLICT (mailbox_hash) DO UPDATE SET
      in_hour = ${inHour} + ${granted},
      in_day = ${inDay} + ${granted},
      last_at = CASE WHEN ${granted} > 0 THEN excluded.last_at ELSE c.last_at END,
      granted = ${granted}
    RETURNING mailbox_hash, granted`;
}
