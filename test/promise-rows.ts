import type { Kysely } from "kysely";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { ClockRow, ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** A promise and its thread, as a test needs them. */
export type WantedPromise = Partial<Omit<ClockRow, "id" | "thread_id">> & { thread?: Partial<ThreadRow> };

/** Stores promises with their threads, all for one person; returns the ids of the clocks. */
export async function storePromises(db: Kysely<Schema>, wanted: readonly WantedPromise[]): Promise<string[]> {
  const personId = newRowId();
  await db
    .insertInto("people")
    .values({ id: personId, group_id: personId, name: "Maria Lopez", named_at: 1, created_at: 1 })
    .execute();
  const rows = wanted.map(({ thread = {}, ...clock }) => {
    const [id, threadId] = [newRowId(), newRowId()];
    const startedMs = clock.started_at ?? 1;
    const threadRow: ThreadRow = {
      id: threadId,
      person_id: personId,
      kind: "contact",
      state: "waiting",
      stage: "new",
      stage_reason: null,
      assignee: null,
      claimed_until: null,
      snoozed_until: null,
      due_at: clock.due_at ?? 1,
      received_at: startedMs,
      last_event_id: null,
      version: 1,
      ...thread,
    };
    const clockRow: ClockRow = {
      id,
      thread_id: threadId,
      promise: "contact",
      promise_version: 1,
      source: "message",
      source_id: id,
      started_at: startedMs,
      due_at: 1,
      ended_at: null,
      ended_how: null,
      ended_by: null,
      ...clock,
    };
    return { threadRow, clockRow };
  });
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500);
    await db
      .insertInto("threads")
      .values(some.map(({ threadRow }) => threadRow))
      .execute();
    await db
      .insertInto("clocks")
      .values(some.map(({ clockRow }) => clockRow))
      .execute();
  }
  return rows.map(({ clockRow }) => clockRow.id);
}
