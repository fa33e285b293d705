import type { Kysely } from "kysely";
import type { EventKind, EventRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { BookingRow, Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import type { WebhookEvent, WebhookType } from "#app/server/webhook/schemas.server.ts";

/**
 * Events that are sent, and their types. A newsletter address is not reported before its owner has confirmed it: anyone can
 * type anyone's.
 */
export const toldEvents = {
  booking: "booking.created",
  "booking-confirmed": "booking.confirmed",
  "booking-moved": "booking.moved",
  "booking-cancelled": "booking.cancelled",
  "booking-kept": "booking.kept",
  "booking-missed": "booking.missed",
  "newsletter-confirmed": "subscriber.confirmed",
  "newsletter-left": "subscriber.left",
  answered: "answer.sent",
  stage: "stage.changed",
} as const satisfies { [Kind in EventKind]?: WebhookType };

type Told = keyof typeof toldEvents;

/** Data of each event, by its id, as its rows are now. Deleted rows are skipped. */
export async function readEventBodies(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, WebhookEvent>> {
  if (ids.length === 0) return new Map();
  const events = await db.selectFrom("events").selectAll().where("id", "in", ids).execute();
  const bodies = await Promise.all(events.map(async (event) => [event.id, await bodyOf(db, event)] as const));
  return new Map(bodies.flatMap(([id, body]) => (body ? [[id, body] as const] : [])));
}

async function bodyOf(db: Kysely<Schema>, event: EventRow): Promise<WebhookEvent | null> {
  const type = toldEvents[event.kind as Told];
  const timestamp = isoTime(event.at);
  switch (type) {
    case "subscriber.confirmed":
    case "subscriber.left": {
      const row = await readRow(db, "newsletter_subscribers", event.source_id);
      return row && { type, timestamp, data: subscriberData(row) };
    }
    case "answer.sent": {
      const data = await answerData(db, event);
      return data && { type, timestamp, data };
    }
    case "stage.changed": {
      const data = await stageData(db, event);
      return data && { type, timestamp, data };
    }
    default: {
      const row = await readRow(db, "bookings", event.source_id);
      return row && { type, timestamp, data: bookingData(row) };
    }
  }
}

async function readRow<Table extends "bookings" | "newsletter_subscribers">(
  db: Kysely<Schema>,
  table: Table,
  id: string,
): Promise<Schema[Table] | null> {
  const row = await db
    .selectFrom(table as "bookings")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return (row as Schema[Table] | undefined) ?? null;
}

function bookingData(row: BookingRow) {
  const { id, status, starts_at, minutes, moved_from, time_zone, name, email, phone, topic, outcome } = row;
  return {
    reference: id,
    status,
    startsAt: isoTime(starts_at),
    minutes,
    timeZone: time_zone,
    movedFrom: moved_from === null ? null : isoTime(moved_from),
    name,
    email,
    phone,
    topic,
    outcome,
  };
}

function subscriberData({ id, email, status, confirmed_at, unsubscribed_at, ...row }: SubscriberRow) {
  return {
    reference: id,
    email,
    status,
    guides: row.wants_guides === 1,
    reports: row.wants_reports === 1,
    confirmedAt: confirmed_at === null ? null : isoTime(confirmed_at),
    unsubscribedAt: unsubscribed_at === null ? null : isoTime(unsubscribed_at),
  };
}

async function answerData(db: Kysely<Schema>, event: EventRow) {
  const row = await db
    .selectFrom("answers")
    .leftJoin("staff", "staff.id", "answers.staff_id")
    .selectAll("answers")
    .select("staff.name as staff_name")
    .where("answers.id", "=", event.source_id)
    .executeTakeFirst();
  if (!row) return null;
  const { id, thread_id, recipient, subject, words, staff_name } = row;
  return {
    reference: id,
    thread: thread_id,
    recipient,
    subject,
    words,
    writtenBy: staff_name ?? "",
    sentAt: isoTime(event.at),
  };
}

async function stageData(db: Kysely<Schema>, { thread_id, words, by_staff }: EventRow) {
  const row = await db
    .selectFrom("threads")
    .innerJoin("people", "people.id", "threads.person_id")
    .leftJoin("person_addresses as address", (join) =>
      join.onRef("address.person_id", "=", "people.id").on("address.kind", "=", "email"),
    )
    .leftJoin("staff", (join) => join.on("staff.id", "=", by_staff ?? ""))
    .select(["threads.id", "threads.kind", "people.name", "address.value as email", "staff.name as staff_name"])
    .where("threads.id", "=", thread_id ?? "")
    .executeTakeFirst();
  if (!row) return null;
  const [stage = "", reason = null] = (words ?? "").split(" ");
  return {
    thread: row.id,
    kind: row.kind,
    stage,
    reason,
    name: row.name,
    email: row.email,
    changedBy: row.staff_name ?? "",
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
