import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { Temporal } from "temporal-polyfill";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { nightAt, takeNight } from "#app/server/desk/projector/reconciliation.server.ts";
import { forgetOldCounts } from "#app/server/guard/recipient-limit.server.ts";
import { createBackgroundLoop } from "#app/server/outgoing/background-loop.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { createClockWatch } from "./clock-watch.server.ts";
import { countOver, deleteOver } from "./expired-data.server.ts";

type Parts = { database: Pick<SiteDatabase, "db" | "dialect">; log: Logger };

/** How often to check whether it is night. */
const everyMs = 60_000;

/** The loop that deletes expired data, once a night and in one process, if the clock has been steady. */
export function createNightlyRetention(parts: Parts): Delivery {
  const isSteady = createClockWatch();
  return createBackgroundLoop({
    look: async (nowMs, stopping) => isSteady(nowMs) && keepOnlyDue(parts, nowMs, stopping),
    everyMs,
    failure: "expired data cannot be deleted",
    log: parts.log,
  });
}

/**
 * Does the night's work if this process's turn has come: logs what it would delete, then deletes it. It only logs in the first
 * night of a database, so that the operator sees what will go before anything does, and in the first night after a gap:
 * either the site was off, or someone has set the clock wrong.
 */
export async function keepOnlyDue(
  { database, log }: Parts,
  nowMs: number,
  stopping?: AbortSignal,
): Promise<"not-now" | "only-said" | "done"> {
  const { db } = database;
  const [last, night] = [await lastNight(db), nightAt(nowMs)];
  if (last !== null && last > night) await takeBack(db, last, night);
  if (!(await takeNight(db, nowMs, "retention"))) return "not-now";
  log.info({ would: await countOver(database, nowMs) }, "retention: would delete");
  await forgetOldCounts(db, nowMs, stopping);
  if (last === null) return "only-said";
  if (dayAfter(last) !== night) {
    log.warn(
      { last, night },
      "retention: nothing deleted, because the last night was not yesterday. Is the clock right?",
    );
    return "only-said";
  }
  log.info({ deleted: await deleteOver(database, nowMs, stopping) }, "retention: deleted");
  return "done";
}

async function lastNight(db: Kysely<Schema>): Promise<string | null> {
  const cursor = db.selectFrom("desk_cursors").select("position").where("stream", "=", "retention");
  return (await cursor.executeTakeFirst())?.position ?? null;
}

/** A clock that was ahead has left a night of the future. Without this, nothing would be deleted until then. */
async function takeBack(db: Kysely<Schema>, future: string, night: string): Promise<void> {
  const cursor = db.updateTable("desk_cursors").set({ position: dayBefore(night) });
  await cursor.where("stream", "=", "retention").where("position", "=", future).execute();
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}
