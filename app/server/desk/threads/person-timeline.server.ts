import type { EventRow } from "#app/server/database/schema/desk-schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "./desk-actor.server.ts";
import { showEvents, type ToldEvent } from "./told-events.server.ts";

/** Where the previous page ended: older events follow. */
export type TimelinePlace = Pick<EventRow, "at" | "id">;

export type TimelinePage = { events: ToldEvent[]; next: TimelinePlace | null };

const pageSize = 100;
/** More addresses than any person has: someone with more is a robot. */
const mostLinked = 100;

/**
 * Returns the events of a person and everyone linked with them, newest first, a hundred at a time. Users who may not see
 * people get no words. Throws `not-allowed`.
 */
export async function readTimeline(
  { db, reader }: DeskSource,
  actor: Actor,
  personId: string,
  before: TimelinePlace | null = null,
): Promise<TimelinePage> {
  assertMay(actor, "read-people");
  const own = db.selectFrom("people").select("group_id").where("id", "=", personId);
  const linked = db.selectFrom("people").select("id").where("group_id", "=", own).limit(mostLinked);
  const group = await reader.read(linked.compile());
  // Each person's newest events by the index; together they would all have to be sorted.
  const pages = await Promise.all(group.map(({ id }) => reader.read(newestOf(db, id, before).compile())));
  const newest = pages.flat().toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const page = newest.slice(0, pageSize);
  const last = page.at(-1);
  const next = newest.length > pageSize && last ? { at: last.at, id: last.id } : null;
  return { events: await showEvents({ db, reader }, actor, page), next };
}

function newestOf(db: DeskSource["db"], personId: string, before: TimelinePlace | null) {
  return db
    .selectFrom("events")
    .selectAll()
    .where("person_id", "=", personId)
    .$if(before !== null, (rows) =>
      rows.where((where) => where(where.refTuple("at", "id"), "<", where.tuple(before?.at ?? 0, before?.id ?? ""))),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1);
}
