import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import type { WebhookType } from "#app/server/webhook/webhook-schemas.server.ts";
import { toldEvents } from "./event-bodies.server.ts";

/** One webhook and what became of it; times are milliseconds since 1970. */
export type LoggedWebhook = {
  id: string;
  type: WebhookType;
  state: "unposted" | "sent" | "failed";
  attempts: number;
  lastError: string | null;
  createdAt: number;
  sentAt: number | null;
  /** When it is tried again, or was last to be. */
  nextAt: number;
};

const shown = 50;
const columns = ["id", "kind", "state", "attempts", "last_error", "created_at", "sent_at", "next_attempt_at"] as const;

/** The newest webhooks of all kinds. Throws `not-allowed`. */
export async function readWebhookLog({ db, reader }: DeskSource, actor: Actor): Promise<LoggedWebhook[]> {
  assertMay(actor, "export-data");
  const ofForms = db
    .selectFrom("outgoing_mails")
    .select(columns)
    .select(sql<null>`NULL`.as("event"))
    .where(sql<boolean>`kind IN ('lead-webhook', 'message-webhook')`)
    .orderBy("created_at", "desc")
    .limit(shown);
  const ofEvents = db
    .selectFrom("event_webhooks")
    .innerJoin("events", "events.id", "event_id")
    .select(columns.map((name) => `event_webhooks.${name}` as const))
    .select("events.kind as event")
    .orderBy("event_webhooks.created_at", "desc")
    .limit(shown);
  const rows = [...(await reader.read(ofForms.compile())), ...(await reader.read(ofEvents.compile()))];
  return rows
    .map((row) => ({
      ...{ id: row.id, type: typeOf(row), state: row.state as LoggedWebhook["state"], attempts: row.attempts },
      ...{ lastError: row.last_error, createdAt: row.created_at, sentAt: row.sent_at, nextAt: row.next_attempt_at },
    }))
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, shown);
}

function typeOf({ kind, event }: { kind: string; event: string | null }): WebhookType {
  if (event !== null) return toldEvents[event as keyof typeof toldEvents];
  return kind === "lead-webhook" ? "lead.created" : "message.created";
}

/**
 * Sends one again, under the same `webhook-id`, whether it went out or was given up; one that still waits is due at once.
 * Gives false when there is none. Throws `not-allowed`.
 */
export async function replayWebhook(db: Kysely<Schema>, actor: Actor, id: string): Promise<boolean> {
  assertMay(actor, "export-data");
  const { nowMs } = actor;
  return db.transaction().execute(async (transaction) => {
    for (const table of ["outgoing_mails", "event_webhooks"] as const) {
      const { numUpdatedRows } = await transaction
        // Both have these columns.
        .updateTable(table as "outgoing_mails")
        // Its five days of trying begin anew.
        .set({ state: "unposted", attempts: 0, next_attempt_at: nowMs, created_at: nowMs, sent_at: null })
        .where("id", "=", id)
        .where(sql<boolean>`kind IN ('lead-webhook', 'message-webhook', 'event-webhook')`)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return true;
    }
    return false;
  });
}
