import type { Logger } from "pino";
import type { SiteDatabase } from "./database.server.ts";

const freshMs = 1000;

/**
 * Gives a function that says whether a lead could be stored now, learnt by a durable write of one row.
 * An answer holds for a second, so that asking often costs the database little.
 */
export function createHeartbeat({ db }: Pick<SiteDatabase, "db">, log: Logger): () => Promise<boolean> {
  let answer = Promise.resolve(false);
  let freshUntil = 0;

  async function beat(): Promise<boolean> {
    const row = { id: "site", beat_at: Date.now() };
    try {
      await db
        .insertInto("heartbeats")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat_at: row.beat_at }))
        .execute();
      return true;
    } catch (error) {
      log.error({ err: error }, "the database takes no writes");
      return false;
    }
  }

  return () => {
    if (performance.now() >= freshUntil) {
      // Whoever asks meanwhile waits for the same answer.
      freshUntil = Number.POSITIVE_INFINITY;
      answer = beat().finally(() => {
        freshUntil = performance.now() + freshMs;
      });
    }
    return answer;
  };
}
