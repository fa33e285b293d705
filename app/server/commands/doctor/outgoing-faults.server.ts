import type { Kysely } from "kysely";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

/** An item that has been due longer than this is stuck: the longest wait between two tries is an hour. */
const stuckAfterMs = 2 * 3600 * 1000;

/** Lists what could not be sent yet, waits too long or was given up, by kind. Rejects when the database cannot be read. */
export async function outgoingFaults(
  db: Kysely<Schema>,
  settings: Pick<Settings, "webhook">,
  nowMs: number,
): Promise<string[]> {
  const unsent = await unsentIn(db, nowMs);
  return unsent.map((item) => {
    const became = item.state === "failed" ? "given up" : waitingWords(item, nowMs, settings);
    return `${item.kind}: ${item.count} ${became}${item.last_error === null ? "" : ` (${item.last_error})`}`;
  });
}

function unsentIn(db: Kysely<Schema>, nowMs: number) {
  return db
    .selectFrom("outbox")
    .select((eb) => [
      "channel",
      "kind",
      "state",
      "last_error",
      eb.fn.countAll<number>().as("count"),
      eb.fn.min("created_at").as("oldest"),
    ])
    .where("state", "!=", "sent")
    .where((eb) =>
      eb.or([
        eb("state", "=", "failed"),
        eb("last_error", "is not", null),
        eb("created_at", "<", nowMs - stuckAfterMs),
      ]),
    )
    .groupBy(["channel", "kind", "state", "last_error"])
    .orderBy("kind")
    .orderBy("last_error")
    .execute();
}

function waitingWords(
  { channel, oldest }: Pick<OutboxRow, "channel"> & { oldest: number },
  nowMs: number,
  { webhook }: Pick<Settings, "webhook">,
): string {
  if (channel === "webhook" && webhook === undefined) return "waiting, and WEBHOOK_URL is not set anymore";
  return oldest < nowMs - stuckAfterMs ? "waiting for more than two hours" : "not sent so far, and tried again";
}
