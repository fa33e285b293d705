import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

const freshMs = 1000;

/** A nearly full disk may have room for a small row but not for a lead, which changes about ten pages of 4 KB. */
const fillerBytes = 48_000;

/**
 * Makes a function that says whether a lead could be stored now, by a durable write of one row, and by `check`, which throws
 * when the tables are not what a lead needs. An answer holds for a second, so that asking often costs the database little.
 */
export function createHeartbeat(
  { db }: Pick<SiteDatabase, "db">,
  log: Logger,
  check: (db: Kysely<Schema>) => Promise<void>,
): () => Promise<boolean> {
  let answer = Promise.resolve(false);
  let freshUntil = 0;

  async function beat(): Promise<boolean> {
    const beat = { beat_at: Date.now(), filler: randomBytes(fillerBytes / 2).toString("hex") };
    try {
      await db
        .insertInto("heartbeats")
        .values({ id: "site", ...beat })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(beat))
        .execute();
      await check(db);
      return true;
    } catch (error) {
      log.error({ err: error }, "the database does not accept leads");
      return false;
    }
  }

  return () => {
    if (performance.now() >= freshUntil) {
      // Calls that arrive meanwhile wait for the same answer.
      freshUntil = Number.POSITIVE_INFINITY;
      answer = beat().finally(() => {
        freshUntil = performance.now() + freshMs;
      });
    }
    return answer;
  };
}
