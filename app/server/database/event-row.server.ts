import { newRowId } from "./row-ids.server.ts";
import type { EventRow } from "./schema/desk-schema.server.ts";

type NewEvent = Pick<EventRow, "person_id" | "thread_id" | "kind" | "at"> & Partial<EventRow>;

/**
 * A line of a history, ready to store. Unless it says otherwise it is the desk's own, about nothing but itself, and by nobody.
 * Make it after its thread is locked: ids grow with time, and a thread's last event has the newest.
 *
 * @param event its time is in milliseconds since 1970
 */
export function eventRow(event: NewEvent): EventRow {
  const id = newRowId();
  return { id, by_staff: null, source: "desk", source_id: id, revision: 0, words: null, ...event };
}
