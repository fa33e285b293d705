import { type Kysely, sql } from "kysely";
import type { OutboxRow, WebhookKind } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";

/** One webhook and what became of it; times are milliseconds since 1970. */
export type LoggedWebhook = {
  id: string;
  type: WebhookKind;
  state: OutboxRow["state"];
  attempts: number;
  lastError: string | null;
  createdAt: number;
  sentAt: number | null;
  /** When it is tried again, or was last to be. */
  nextAt: number;
};

const shown = 50;

/** The newest webhooks of all kinds. Throws `not-allowed`. */
export async function readWebhookLog({ db, reader }: DeskSource, actor: Actor): Promise<LoggedWebhook[]> {
  assertMay(actor, "export-data");
  const newest = db
    .selectFrom("outbox")
    .select(["id", "kind", "state", "attempts", "last_error", "created_at", "sent_at", "next_attempt_at"])
    // As in the index of them: with a parameter neither engine could use it.
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
 * Sends one again, under the same `webhook-id`, whether it went out or was given up; one that still waits is due at once.
 * Gives false when there is none. Throws `not-allowed`.
 */
export async function replayWebhook(db: Kysely<Schema>, actor: Actor, id: string): Promise<boolean> {
  assertMay(actor, "export-data");
  const { nowMs } = actor;
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    // Its five days of trying begin anew.
    .set({ state: "queued", attempts: 0, next_attempt_at: nowMs, created_at: nowMs, sent_at: null })
    .where("id", "=", id)
    .where("channel", "=", "webhook")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
