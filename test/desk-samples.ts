import type { Kysely } from "kysely";
import { pino } from "pino";
import type { Capability } from "#app/domain/desk/capabilities.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { BookingRow, LeadRow, MessageRow, PrivacyRequestRow, Schema } from "#app/server/database/schema.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";

/** A log that goes nowhere. */
export const silentLog = pino({ level: "silent" });

/** A colleague at the desk who may do everything, unless the test says otherwise. */
export function someActor(change: Partial<Omit<Actor, "may">> & { may?: Capability[] } = {}): Actor {
  const { may = ["read-people", "see-unmasked", "work-threads"], ...rest } = change;
  return { staffId: "ana", nowMs: Date.now(), ...rest, may: new Set(may) };
}

/** A lead's row, the way the store writes it. */
export function leadRow(change: Partial<LeadRow> = {}): LeadRow {
  const id = change.id ?? newRowId();
  return {
    id,
    submission_key: id,
    form_name: "Free Credit Analysis",
    first_name: "Maria",
    last_name: "Lopez",
    name: "Maria Lopez",
    email: `${id}@visitor.example`,
    phone: phoneOf(id),
    message: null,
    page_url: "http://localhost:3000/get-started",
    attribution: null,
    status: "new",
    created_at: Date.now(),
    my_path: null,
    ...change,
  };
}

/** A ten-digit number that hardly any other id has. */
function phoneOf(id: string): string {
  return `+1${2_000_000_000 + (Number.parseInt(id.slice(-12), 16) % 1_000_000_000)}`;
}

/** A contact message's row. */
export function messageRow(change: Partial<MessageRow> = {}): MessageRow {
  const id = change.id ?? newRowId();
  return {
    id,
    submission_key: id,
    form_name: "Contact",
    name: "Maria Lopez",
    email: "maria@visitor.example",
    phone: null,
    fields: '{"subject":"Hello","message":"Is my score enough?"}',
    due_at: Date.now() + 86_400_000,
    page_url: "http://localhost:3000/contact",
    attribution: null,
    status: "new",
    created_at: Date.now(),
    ...change,
  };
}

/** A booking's row. */
export function bookingRow(change: Partial<BookingRow> = {}): BookingRow {
  const id = change.id ?? newRowId();
  return {
    id,
    form_nonce: id,
    status: "booked",
    starts_at: 1,
    minutes: 15,
    sequence: 0,
    moved_from: null,
    name: "Maria Lopez",
    email: "maria@visitor.example",
    phone: "+14805550142",
    topic: null,
    time_zone: "America/Chicago",
    page_url: "http://localhost:3000/book",
    created_at: 1,
    changed_at: 1,
    confirmed_at: null,
    held_until: null,
    told_visitor: 1,
    counselor: null,
    outcome: null,
    disowned: 0,
    ...change,
  };
}

/** A privacy request's row, which belongs to its message's row. */
export function privacyRequestRow(change: Partial<PrivacyRequestRow> = {}): PrivacyRequestRow {
  return {
    message_id: "",
    request_type: "delete",
    acknowledge_by: Date.now() + 14 * 86_400_000,
    sealed_reference: null,
    next_access_at: null,
    answered_at: null,
    extended_until: null,
    erasing_until: null,
    ...change,
  };
}

/**
 * The desk's contents in words that don't depend on generated ids: which addresses belong to one person, and the thread,
 * promises and events of each row that a visitor sent.
 */
export async function deskInWords(db: Kysely<Schema>) {
  const people = await db
    .selectFrom("people")
    .innerJoin("person_addresses as address", "address.person_id", "people.id")
    .select(["group_id", "people.name", "address.kind", "address.value"])
    .execute();
  const groups = Map.groupBy(people, ({ group_id }) => group_id);
  const sources = await db
    .selectFrom("thread_sources as known")
    .leftJoin("threads as thread", "thread.id", "known.thread_id")
    .select(["known.source", "known.source_id", "thread.kind", "thread.state", "thread.stage", "thread.due_at"])
    .execute();
  const clocks = await db.selectFrom("clocks").select(["source_id", "promise", "due_at", "ended_how"]).execute();
  const events = await db.selectFrom("events").select(["source_id", "kind", "at", "revision"]).execute();
  const docs = await db.selectFrom("search_docs").select(["source", "source_id"]).execute();
  const suggested = await db
    .selectFrom("person_links")
    .innerJoin("people as a", "a.id", "person_a")
    .innerJoin("people as b", "b.id", "person_b")
    .select(["a.group_id as one", "b.group_id as other"])
    .where("state", "=", "suggested")
    .execute();
  return {
    people: [...groups.values()]
      .map((group) =>
        [...new Set(group.map(({ name, kind, value }) => `${kind} ${value} ${name}`))].toSorted().join("; "),
      )
      .toSorted(),
    sources: sources.map((row) => JSON.stringify(row)).toSorted(),
    clocks: clocks.map((row) => JSON.stringify(row)).toSorted(),
    events: events.map((row) => JSON.stringify(row)).toSorted(),
    docs: docs.map((row) => JSON.stringify(row)).toSorted(),
    mayBeOne: connected([...groups.keys()], suggested)
      .map((some) => some.flatMap((id) => groups.get(id)?.map(({ value }) => value) ?? []))
      .map((values) => [...new Set(values)].toSorted().join("; "))
      .toSorted(),
  };
}

/** Splits ids into groups that the pairs connect. */
function connected(ids: string[], pairs: { one: string; other: string }[]): string[][] {
  const parts = new Map(ids.map((id) => [id, [id]]));
  for (const { one, other } of pairs) {
    const [a, b] = [parts.get(one), parts.get(other)];
    if (!a || !b || a === b) continue;
    a.push(...b);
    for (const id of b) parts.set(id, a);
  }
  return [...new Set(parts.values())];
}
