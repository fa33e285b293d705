import { sql } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { countedAddress } from "#app/server/guard/limiter.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** Tries are counted by network address, and by account. */
export type TrySource = { address: string } | { account: string };

/**
 * Slows down failing tries: three tries are free, then one counts in 8 seconds, later in 30 and 60. No one is locked out:
 * after the wait the right answer always works, and tries within it are not even looked at.
 */
export type StaffAttempts = {
  /** Counts a try before it is checked, so that many at once count, too. Returns the milliseconds to wait; 0 to go on. */
  begin(sources: readonly TrySource[]): Promise<number>;
  /** It was right: the count starts over. */
  passed(sources: readonly TrySource[]): Promise<void>;
};

const hour = 60 * 60 * 1000;

/** Store over a database; addresses and accounts are kept as keyed hashes. `now` is milliseconds since 1970. */
export function createStaffAttempts(
  { db }: Pick<SiteDatabase, "db">,
  dataKey: Pick<DataKey, "hash">,
  now: () => number = Date.now,
): StaffAttempts {
  const keyOf = (source: TrySource) =>
    dataKey.hash(
      "desk-attempt",
      "address" in source ? `address ${countedAddress(source.address)}` : `account ${source.account}`,
    );

  async function count(key: string): Promise<number> {
    const time = now();
    const waitMs = sql<number>`CASE WHEN staff_attempts.failures < 3 THEN 0 WHEN staff_attempts.failures < 6 THEN 8000
      WHEN staff_attempts.failures < 10 THEN 30000 ELSE 60000 END`;
    const counted = await db
      .insertInto("staff_attempts")
      .values({ key_hash: key, failures: 1, next_at: time })
      .onConflict((conflict) =>
        conflict
          .column("key_hash")
          .doUpdateSet({
            failures: sql`staff_attempts.failures + 1`,
            next_at: sql<number>`CAST(${time} AS BIGINT) + ${waitMs}`,
          })
          .where("staff_attempts.next_at", "<=", time),
      )
      .returning("failures")
      .executeTakeFirst();
    if (counted) return 0;
    const row = await db.selectFrom("staff_attempts").select("next_at").where("key_hash", "=", key).executeTakeFirst();
    return Math.max(0, (row?.next_at ?? time) - time);
  }

  return {
    async begin(sources) {
      await db
        .deleteFrom("staff_attempts")
        .where("next_at", "<", now() - hour)
        .execute();
      for (const source of sources) {
        const waitMs = await count(keyOf(source));
        if (waitMs > 0) return waitMs;
      }
      return 0;
    },
    async passed(sources) {
      await db.deleteFrom("staff_attempts").where("key_hash", "in", sources.map(keyOf)).execute();
    },
  };
}
