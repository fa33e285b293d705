import { existsSync } from "node:fs";
import { openDatabase } from "#app/server/database/database.server.ts";
import { sqliteFile } from "#app/server/database/sqlite.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

/** What is due for longer than this is stuck: the longest wait between two tries is an hour. */
const stuckAfterMs = 2 * 3600 * 1000;

/** Lists what waits for too long to go out, and what was given up, by what it is. Nothing where there is no database yet. */
export async function outgoingLeft(
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "webhook">,
  nowMs: number,
): Promise<string[]> {
  if (settings.databaseUrl === undefined && !existsSync(sqliteFile(settings.dataDir))) return [];
  const database = await openDatabase(settings);
  try {
    const rows = await database.db
      .selectFrom("outgoing_mails")
      .select((eb) => ["kind", "state", "last_error", eb.fn.countAll<number>().as("count")])
      .where("state", "!=", "sent")
      .where((eb) => eb.or([eb("state", "=", "failed"), eb("created_at", "<", nowMs - stuckAfterMs)]))
      .groupBy(["kind", "state", "last_error"])
      .orderBy("kind")
      .orderBy("last_error")
      .execute();
    return rows.map(({ kind, state, last_error, count }) => {
      const became = state === "failed" ? "given up" : waitingWords(state, settings);
      return `${kind}: ${count} ${became}${last_error === null ? "" : ` (${last_error})`}`;
    });
  } catch {
    return ["The database cannot be read: start the site once, or see its log"];
  } finally {
    await database.close();
  }
}

function waitingWords(state: "queued" | "unposted" | "sent", { webhook }: Pick<Settings, "webhook">): string {
  const hasNoReceiver = state === "unposted" && webhook === undefined;
  return hasNoReceiver ? "waiting, and WEBHOOK_URL is not set any more" : "waiting for more than two hours";
}
