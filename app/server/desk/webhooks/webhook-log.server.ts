import { type Kysely, sql } from "kysely";
import type { OutboxRow, WebhookKind } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";

/** A webhook and its delivery; times are milliseconds since 1970. */
export type LoggedWebhook = {
  id: string;
  type: WebhookKind;
  state: OutboxRow["state"];
  attempts: number;
  lastError: string | null;
  createdAt: number;
  sentAt: number | null;
  /** Time of the next try, or of the last planned one. */
  nextAt: number;
};

const shown = 50;

/** Returns the newest webhooks of all kinds. Throws `not-allowed`. */
export async function readWebhookLog({ db, reader }: DeskSource, actor: Actor): Promise<LoggedWebhook[]> {
  assertMay(actor, "export-data");
  const newest = db
    .selectFrom("outbox")
    .select(["id", "kind", "state", "attempts", "last_error", "created_at", "sent_at", "next_attempt_at"])
    // Spelled as in the index: with a parameter, neither engine could use it.
    .where(sql<boolean>`channel = 'webhook'`)
    .$narrowType<{ kind: WebhookKind }>()
    .orderBy("created_at", "desc")
    .limit(shown);
  const rows = await reader.read(newest.compile());
  return rows.map((row) => ({
    id: row.id,
    type: row.kind,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    nextAt: row.next_attempt_at,
  }));
}

/**
 * Sends one again, under the same `webhook-id`, whether it went out or was given up; one that still waits becomes due at
 * once. False when it does not exist. Throws `not-allowed`.
 */
export async function replayWebhook(db: Kysely<Schema>, actor: Actor, id: string): Promise<boolean> {
  assertMay(actor, "export-data");
  const { nowMs } = actor;
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    // Its five days of retries start over.
    .set({ state: "queued", attempts: 0, next_attempt_at: nowMs, created_at: nowMs, sent_at: null })
    .where("id", "=", id)
    .where("channel", "=", "webhook")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
