import type { ShownEvent } from "#app/domain/desk/shown-thread.ts";
import type { ThreadKind } from "#app/domain/desk/stages.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";
import { dayWords, hourWords } from "./desk-times.server.ts";
import { tellEvent } from "./event-words.server.ts";

/** Puts events into words, oldest first, with the names of who did what. */
export async function tellEvents(source: DeskSource, actor: Actor, events: ToldEvent[]): Promise<ShownEvent[]> {
  const staff = await readStaffNames(source);
  const people = await readLinkedNames(source, events);
  const kinds = await readKinds(source, events);
  const { nowMs } = actor;
  return events
    .toSorted((a, b) => a.at - b.at || rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    .map((event) => ({
      id: event.id,
      kind: event.kind,
      day: dayWords(event.at, nowMs),
      time: hourWords(event.at),
      person: event.person_id,
      by: event.by_staff && (event.by_staff === actor.staffId ? "you" : (staff.get(event.by_staff) ?? "a colleague")),
      ...tellEvent(event, { staff, people, kinds, nowMs }),
    }));
}

/** The kinds of the threads that were moved to a stage: each says it in its own words. */
async function readKinds({ db, reader }: DeskSource, events: ToldEvent[]): Promise<ReadonlyMap<string, ThreadKind>> {
  const ids = [...new Set(events.flatMap(({ kind, thread_id }) => (kind === "stage" && thread_id) || []))];
  if (ids.length === 0) return new Map();
  const rows = await reader.read(db.selectFrom("threads").select(["id", "kind"]).where("id", "in", ids).compile());
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** A person's message comes before other events of the same moment, such as their consent. */
function rank({ kind, source }: ToldEvent): number {
  return kind === source ? (kind === "consent" ? 1 : 0) : 2;
}

/** Names of current and former colleagues; the email address for one who has not given a name yet. */
export async function readStaffNames({ db, reader }: DeskSource): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.read(db.selectFrom("staff").select(["id", "name", "email"]).compile());
  return new Map(rows.map(({ id, name, email }) => [id, name || email]));
}

/** Link events hold the other person's id; users who may not see people get no words there, so no names. */
async function readLinkedNames({ db, reader }: DeskSource, events: ToldEvent[]): Promise<ReadonlyMap<string, string>> {
  const ids = events.flatMap(({ kind, words }) => ((kind === "linked" || kind === "unlinked") && words) || []);
  if (ids.length === 0) return new Map();
  const rows = await reader.read(db.selectFrom("people").select(["id", "name"]).where("id", "in", ids).compile());
  return new Map(rows.map(({ id, name }) => [id, name || "someone without a name"]));
}
