import type { Kysely } from "kysely";
import { answerTimes, answerTimesVersion } from "#app/content/site/answer-times.ts";
import { type ClockEnd, ends, noPromise } from "#app/domain/desk/promises.ts";
import { isHeldBack, stageAfterAnswer, stateOf } from "#app/domain/desk/stages.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { EventSource } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import { lockThread } from "./thread-lock.server.ts";

/**
 * How something ends, when (milliseconds since 1970), and which colleague ended it; with `before` only what was promised
 * before that event.
 */
export type Ending = { how: ClockEnd; atMs: number; staffId: string | null; before?: string | undefined };

/** Ends the open promises of a thread that something ends. No promise is paused, moved or begun again. */
export async function endClocks(
  db: Kysely<Schema>,
  threadId: string,
  { how, atMs, staffId, before }: Ending,
): Promise<void> {
  const open = await readOpenClocks(db, threadId);
  const ended = open
    .filter(({ id, promise }) => ends(how, promise) && (before === undefined || id < before))
    .map(({ id }) => id);
  if (ended.length === 0) return;
  await db
    .updateTable("clocks")
    .set({ ended_at: atMs, ended_how: how, ended_by: staffId })
    .where("id", "in", ended)
    .where("ended_at", "is", null)
    .execute();
  await settle(db, threadId);
}

/** A person of ours answered or talked with them: what was promised is kept, and a new thread is an answered one. */
export async function keepPromise(db: Kysely<Schema>, threadId: string, ending: Ending): Promise<void> {
  const thread = await lockThread(db, threadId);
  if (!thread) return;
  const change = { stage: stageAfterAnswer(thread.stage), snoozed_until: null };
  await db.updateTable("threads").set(change).where("id", "=", threadId).execute();
  await endClocks(db, threadId, ending);
  await settle(db, threadId);
}

/** The promises of a thread that are still to be kept, the next one first. */
function readOpenClocks(db: Kysely<Schema>, threadId: string) {
  return db
    .selectFrom("clocks")
    .select(["id", "promise", "due_at"])
    .where("thread_id", "=", threadId)
    .where("ended_at", "is", null)
    .orderBy("due_at")
    .orderBy("id")
    .execute();
}

/**
 * Opens another promise: the visitor has written again in a thread, and that is answered as soon as any message. A message
 * that was noted before changes nothing; a closed thread is open again.
 */
export async function openClock(
  db: Kysely<Schema>,
  threadId: string,
  { source, sourceId, atMs }: { source: EventSource; sourceId: string; atMs: number },
): Promise<void> {
  await db
    .insertInto("clocks")
    .values({
      id: newRowId(),
      thread_id: threadId,
      promise: "contact",
      promise_version: answerTimesVersion,
      source,
      source_id: sourceId,
      started_at: atMs,
      due_at: dueTime(answerTimes.contact, atMs),
      ended_at: null,
      ended_how: null,
      ended_by: null,
    })
    .onConflict((conflict) => conflict.columns(["source", "source_id", "promise"]).doNothing())
    .execute();
  const closed = db.updateTable("threads").set({ stage: "talking", stage_reason: null }).where("stage", "=", "closed");
  await closed.where("id", "=", threadId).execute();
  await settle(db, threadId);
}

/** Brings a thread's state and place in the inbox in line with its promises. What was set aside stays there. */
export async function settle(db: Kysely<Schema>, threadId: string): Promise<void> {
  // First: a colleague may be closing it right now.
  const thread = await lockThread(db, threadId);
  if (!thread) return;
  const [next] = await readOpenClocks(db, threadId);
  const state = isHeldBack(thread.state) ? thread.state : stateOf(thread.stage, next !== undefined);
  const due_at = next?.due_at ?? noPromise;
  await db.updateTable("threads").set({ state, due_at }).where("id", "=", threadId).execute();
}
