import type { ShownEvent } from "#app/domain/desk/shown-thread.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";
import { dayWords, hourWords } from "./desk-times.server.ts";
import { tellEvent } from "./event-words.server.ts";

/** Puts events into words, oldest first, with the names of who did what. */
export async function tellEvents(source: DeskSource, actor: Actor, events: ToldEvent[]): Promise<ShownEvent[]> {
  const staff = await readStaffNames(source);
  const people = await readLinkedNames(source, events);
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
      ...tellEvent(event, { staff, people, nowMs }),
    }));
}

/** What somebody sent comes before what came with it in the same moment, as their consent. */
function rank({ kind, source }: ToldEvent): number {
  return kind === source ? (kind === "consent" ? 1 : 0) : 2;
}

/** The names of all who work at the desk or have; the address of who has not said a name yet. */
export async function readStaffNames({ db, reader }: DeskSource): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.read(db.selectFrom("staff").select(["id", "name", "email"]).compile());
  return new Map(rows.map(({ id, name, email }) => [id, name || email]));
}

/** Links say the other person's id; who may not see people has no words there, and so no names. */
async function readLinkedNames({ db, reader }: DeskSource, events: ToldEvent[]): Promise<ReadonlyMap<string, string>> {
  const ids = events.flatMap(({ kind, words }) => ((kind === "linked" || kind === "unlinked") && words) || []);
  if (ids.length === 0) return new Map();
  const rows = await reader.read(db.selectFrom("people").select(["id", "name"]).where("id", "in", ids).compile());
  return new Map(rows.map(({ id, name }) => [id, name || "somebody without a name"]));
}
