import type { Kysely } from "kysely";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

/** An item that has been due longer than this is stuck: the longest wait between two tries is an hour. */
const stuckAfterMs = 2 * 3600 * 1000;

/** As in the alert EmailsWait: nothing takes one that is due and was never tried. No process runs, or only a newer one can write it. */
const untriedAfterMs = 15 * 60 * 1000;

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
      eb.fn.min("next_attempt_at").as("due"),
    ])
    .where("state", "!=", "sent")
    .where((eb) =>
      eb.or([
        eb("state", "=", "failed"),
        eb("last_error", "is not", null),
        eb("next_attempt_at", "<", nowMs - untriedAfterMs),
      ]),
    )
    .groupBy(["channel", "kind", "state", "last_error"])
    .orderBy("kind")
    .orderBy("last_error")
    .execute();
}

function waitingWords(
  { channel, last_error, oldest, due }: Pick<OutboxRow, "channel" | "last_error"> & { oldest: number; due: number },
  nowMs: number,
  { webhook }: Pick<Settings, "webhook">,
): string {
  if (channel === "webhook" && webhook === undefined) return "waiting, and WEBHOOK_URL is not set anymore";
  const isUntried = last_error === null;
  // One that was tried is due again later; one that is planned, such as a reminder, was stored long before it was due.
  if ((isUntried ? due : oldest) < nowMs - stuckAfterMs) return "waiting for more than two hours";
  return isUntried ? "waiting for more than 15 minutes" : "not sent so far, and tried again";
}
