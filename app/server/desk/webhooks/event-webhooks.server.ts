import { type Kysely, sql } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { EventWebhookRow } from "#app/server/database/schema/audit-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { claimedItem, createLeaseQueue, type Outgoing } from "#app/server/outgoing/outgoing-queue.server.ts";
import type { ClaimedWebhook } from "#app/server/webhook/webhook-events.server.ts";
import { readEventBodies, toldEvents } from "./event-bodies.server.ts";

/** Ids tell the order in which events were made, but not that in which they were committed: the last minutes are read again. */
const rescanMs = 2 * 60_000;
const mostAtOnce = 500;
const stream = "webhooks";

/**
 * Claims webhooks about the desk's events. It finds new events by itself, so nothing that makes one can forget it, and a lead
 * is not slower for it. What happened before it first ran is not told.
 */
export function createEventWebhookQueue(
  database: Pick<SiteDatabase, "db" | "dialect">,
  leaseMs: number,
): Outgoing<ClaimedWebhook> {
  const { db } = database;
  const queue = createLeaseQueue<EventWebhookRow>(database, "unposted", { leaseMs, table: "event_webhooks" });
  return {
    ...queue,
    async claim(most) {
      await queueNewEvents(db, Date.now());
      const { rows, until } = await queue.claim(most);
      const bodies = await readEventBodies(
        db,
        rows.map(({ event_id }) => event_id),
      );
      const [told, gone] = [
        rows.filter((row) => bodies.has(row.event_id)),
        rows.filter((row) => !bodies.has(row.event_id)),
      ];
      for (const { id } of gone) await db.deleteFrom("event_webhooks").where("id", "=", id).execute();
      return told.flatMap((row) => {
        const event = bodies.get(row.event_id);
        return event ? [{ ...claimedItem(row, until), event }] : [];
      });
    },
  };
}

/** Queues each event that is told and is not queued yet, once, however many processes look. */
export async function queueNewEvents(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const cursor = await db.selectFrom("desk_cursors").selectAll().where("stream", "=", stream).executeTakeFirst();
  if (!cursor) return begin(db, nowMs);
  // The first time of all, and how far it came.
  const [since = "", last = ""] = cursor.position.split(" ");
  const from = laterOf(since, idAt(timeOf(last) - rescanMs));
  const isQueued = sql<boolean>`EXISTS (SELECT 1 FROM event_webhooks AS known WHERE known.event_id = events.id)`;
  const events = await db
    .selectFrom("events")
    .select("id")
    .where("id", ">", from)
    .where("kind", "in", Object.keys(toldEvents) as (keyof typeof toldEvents)[])
    .where(sql<boolean>`NOT ${isQueued}`)
    .orderBy("id")
    .limit(mostAtOnce)
    .execute();
  if (events.length > 0) {
    await db
      .insertInto("event_webhooks")
      .values(events.map(({ id }) => newRow(id, nowMs)))
      .onConflict((conflict) => conflict.column("event_id").doNothing())
      .execute();
  }
  const isAll = events.length < mostAtOnce;
  const end = laterOf(last, isAll ? idAt(nowMs) : (events.at(-1)?.id ?? last));
  // Written when it matters: this runs every second.
  if (isAll && timeOf(end) - timeOf(last) < rescanMs / 2) return;
  await db
    .updateTable("desk_cursors")
    .set({ position: `${since} ${end}` })
    .where("stream", "=", stream)
    .execute();
}

async function begin(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const position = `${idAt(nowMs)} ${idAt(nowMs)}`;
  await db
    .insertInto("desk_cursors")
    .values({ stream, position })
    .onConflict((conflict) => conflict.column("stream").doNothing())
    .execute();
}

function newRow(eventId: string, nowMs: number): EventWebhookRow {
  return {
    ...{ id: newRowId(), event_id: eventId, kind: "event-webhook", state: "unposted", attempts: 0 },
    ...{ next_attempt_at: nowMs, claimed_by: null, claimed_until: null, last_error: null },
    ...{ created_at: nowMs, sent_at: null },
  };
}

/** The first id of version 7 that a millisecond can have. */
function idAt(ms: number): string {
  const digits = Math.max(0, ms).toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

function timeOf(uuid: string): number {
  return Number.parseInt(uuid.replace("-", "").slice(0, 12), 16);
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
