import type { Logger } from "pino";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { takeNight } from "#app/server/desk/projector/reconciliation.server.ts";
import { forgetOldCounts } from "#app/server/guard/recipient-limit.server.ts";
import { createBackgroundLoop } from "#app/server/outgoing/background-loop.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { countOver, deleteOver } from "./expired-data.server.ts";

type Parts = { database: Pick<SiteDatabase, "db" | "dialect">; log: Logger };

/** How often to check whether it is night. */
const everyMs = 60_000;

/** The loop that deletes expired data, once a night and in one process. */
export function createNightlyRetention(parts: Parts): Delivery {
  return createBackgroundLoop({
    look: (nowMs, stopping) => keepOnlyDue(parts, nowMs, stopping),
    everyMs,
    failure: "expired data cannot be deleted",
    log: parts.log,
  });
}

/**
 * Does the night's work if this process's turn has come: logs what it would delete, then deletes it. The first night of
 * a database only logs it, so that the operator sees what will go before anything does.
 */
export async function keepOnlyDue(
  { database, log }: Parts,
  nowMs: number,
  stopping?: AbortSignal,
): Promise<"not-now" | "only-said" | "done"> {
  const night = await takeNight(database.db, nowMs, "retention");
  if (!night) return "not-now";
  log.info({ would: await countOver(database, nowMs) }, "retention: would delete");
  if (night !== "first") log.info({ deleted: await deleteOver(database, nowMs, stopping) }, "retention: deleted");
  await forgetOldCounts(database.db, nowMs, stopping);
  return night === "first" ? "only-said" : "done";
}
