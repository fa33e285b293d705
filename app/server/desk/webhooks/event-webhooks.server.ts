import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { newWebhook } from "#app/server/outgoing/outbox.server.ts";
import type { WebhookSource } from "#app/server/webhook/events.server.ts";
import { readEventBodies, toldEvents } from "./event-bodies.server.ts";

/** Ids give the order in which events were made, but not in which they were committed: the last minutes are read again. */
const rescanMs = 2 * 60_000;
const mostAtOnce = 500;
const stream = "webhooks";

/**
 * Webhooks about the desk's events. New events are found here, so no code that makes one can forget it, and leads are not
 * slowed down. Events from before the first run are not sent.
 */
export const eventWebhooks: WebhookSource = {
  kinds: Object.values(toldEvents),
  queueNew: queueNewEvents,
  read: readEventBodies,
};

/** Queues each event that is to be sent and not yet queued, once, no matter how many processes run. */
export async function queueNewEvents(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const cursor = await db.selectFrom("desk_cursors").selectAll().where("stream", "=", stream).executeTakeFirst();
  if (!cursor) return begin(db, nowMs);
  // On the very first run: how far events have come.
  const [since = "", last = ""] = cursor.position.split(" ");
  const from = laterOf(since, idAt(timeOf(last) - rescanMs));
  const isQueued = sql<boolean>`EXISTS (SELECT 1 FROM outbox WHERE subject_type = 'event' AND subject_id = events.id)`;
  const events = await db
    .selectFrom("events")
    .select(["id", "kind"])
    .where("id", ">", from)
    .where("kind", "in", Object.keys(toldEvents) as (keyof typeof toldEvents)[])
    .where(sql<boolean>`NOT ${isQueued}`)
    .orderBy("id")
    .limit(mostAtOnce)
    .execute();
  if (events.length > 0) {
    await db
      .insertInto("outbox")
      .values(
        events.map(({ id, kind }) =>
          newWebhook(toldEvents[kind as keyof typeof toldEvents], { type: "event", id }, nowMs),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const isAll = events.length < mostAtOnce;
  const end = laterOf(last, isAll ? idAt(nowMs) : (events.at(-1)?.id ?? last));
  // Written only when it matters: this runs every second.
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

/** The first version 7 id that a millisecond can have. */
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
