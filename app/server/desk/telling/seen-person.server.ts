import { readGroupIds, readPeople, readPersonCard } from "#app/server/desk/people/person-card.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { readTimeline, type TimelinePlace } from "#app/server/desk/threads/person-timeline.server.ts";
import { tellEvents } from "./shown-events.server.ts";
import { callChoices } from "./thread-words.server.ts";

/**
 * Returns everything the page of a person shows: one stream for everyone linked with them, a hundred events at a time; null
 * when the person does not exist. Throws `not-allowed`.
 *
 * @param before where the previous page ended, from `earlier`
 */
export async function seePerson(source: DeskSource, actor: Actor, personId: string, before: string | null) {
  const card = await readPersonCard(source, actor, personId);
  if (!card) return null;
  const { events, next } = await readTimeline(source, actor, personId, placeOf(before));
  const group = await readPeople(source, actor, await readGroupIds(source, personId));
  return {
    person: card,
    /** The owner of each event, when several people are linked as one. */
    group: [...group.values()],
    events: await tellEvents(source, actor, events),
    earlier: next && `${next.at}.${next.id}`,
    isPaged: before !== null,
    mayWork: actor.may.has("work-threads"),
    outcomes: callChoices,
  };
}

function placeOf(place: string | null): TimelinePlace | null {
  const [, at, id] = /^(\d{1,16})\.([\w-]{1,40})$/.exec(place ?? "") ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
}
