import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { listSealed, removeSealed } from "./sealed-files.server.ts";

const hourMs = 60 * 60 * 1000;

/** How long a file waits for a form that is sent again. */
const waitingMs = 24 * hourMs;

/** A file is on the disk for a moment before its row exists. */
const settledMs = hourMs;

/** A statement takes a limited number of values. */
const slice = 500;

/**
 * Removes orphaned files: those whose form was never sent, and those whose message was deleted, in any way.
 * Gives how many files went.
 */
export async function sweepDocuments(
  { db, dataDir }: { db: Kysely<Schema>; dataDir: string },
  nowMs: number,
): Promise<number> {
  await db
    .deleteFrom("documents")
    .where("message_id", "is", null)
    .where("created_at", "<", nowMs - waitingMs)
    .execute();
  const files = await listSealed(dataDir, nowMs - settledMs);
  let removed = 0;
  for (let at = 0; at < files.length; at += slice) {
    const ids = files.slice(at, at + slice);
    const known = await db.selectFrom("documents").select("id").where("id", "in", ids).execute();
    const owned = new Set(known.map(({ id }) => id));
    const strays = ids.filter((id) => !owned.has(id));
    await removeSealed(dataDir, strays);
    removed += strays.length;
  }
  return removed;
}

/** Sweeps at the start, and then each hour. */
export function createDocumentSweep({ log, ...place }: { db: Kysely<Schema>; dataDir: string; log: Logger }): Delivery {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  async function sweep(): Promise<void> {
    try {
      const removed = await sweepDocuments(place, Date.now());
      if (removed > 0) log.info({ removed }, "orphaned files removed");
    } catch (error) {
      log.error({ err: error }, "orphaned files cannot be removed");
    }
  }
  const begin = () => {
    sweeping = sweep();
  };

  return {
    start() {
      begin();
      timer = setInterval(begin, hourMs);
      timer.unref();
    },
    wake() {},
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
