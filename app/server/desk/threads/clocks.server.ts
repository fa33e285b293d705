import type { ExpressionBuilder, Kysely } from "kysely";
import { answerTimes, answerTimesVersion } from "#app/content/site/answer-times.ts";
import { type ClockEnd, ends, noPromise } from "#app/domain/desk/promises.ts";
import { isHeldBack, stageAfterAnswer, stateOf } from "#app/domain/desk/stages.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { EventSource } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import { lockThread } from "./thread-lock.server.ts";

/**
 * How something ended, when (milliseconds since 1970), and by which colleague; with `before`, only promises made before that
 * event.
 */
export type Ending = { how: ClockEnd; atMs: number; staffId: string | null; before?: string | undefined };

/**
 * Ends the promises of a thread that an event ends. No promise is paused or moved. One that only closing ended can still be
 * kept: by a letter that was on its way then, or by a call after it. What somebody wrote from another address is not answered
 * by a letter or a call to the person of the thread: see `other-address.server.ts`.
 */
export async function endClocks(
  db: Kysely<Schema>,
  threadId: string,
  { how, atMs, staffId, before }: Ending,
): Promise<void> {
  const unkept = await readUnkeptClocks(db, threadId);
  const ended = unkept
    .filter(({ ended_how, standing }) => ended_how !== how && (how === "closed" || standing !== "other-address"))
    .filter(({ id, promise }) => ends(how, promise) && (before === undefined || id < before))
    .map(({ id }) => id);
  if (ended.length === 0) return;
  await db
    .updateTable("clocks")
    .set({ ended_at: atMs, ended_how: how, ended_by: staffId })
    .where("id", "in", ended)
    .where(isUnkept)
    .execute();
  await settle(db, threadId);
}

/** Someone asked us to stop all contact: what they asked before waits for no answer anymore, except what the law owes them. */
export async function withdrawPromises(
  db: Kysely<Schema>,
  personId: string,
  { atMs, staffId }: Pick<Ending, "atMs" | "staffId">,
): Promise<void> {
  for (const id of await threadsWith(db, personId, null)) {
    await endClocks(db, id, { how: "withdrawn", atMs, staffId });
  }
}

/** It was not they who asked us to stop: what they asked waits again. */
export async function restorePromises(db: Kysely<Schema>, personId: string): Promise<void> {
  for (const id of await threadsWith(db, personId, "withdrawn")) {
    await openEnded(db, id, "withdrawn").execute();
    await settle(db, id);
  }
}

/** In one order everywhere, so that two transactions can't deadlock. */
async function threadsWith(db: Kysely<Schema>, personId: string, endedHow: ClockEnd | null): Promise<string[]> {
  const rows = await db
    .selectFrom("clocks")
    .innerJoin("threads", "threads.id", "clocks.thread_id")
    .select("threads.id")
    .distinct()
    .where("threads.person_id", "=", personId)
    .where("ended_how", endedHow === null ? "is" : "=", endedHow)
    .orderBy("threads.id")
    .execute();
  return rows.map(({ id }) => id);
}

function openEnded(db: Kysely<Schema>, threadId: string, how: ClockEnd) {
  return db
    .updateTable("clocks")
    .set({ ended_at: null, ended_how: null, ended_by: null })
    .where("thread_id", "=", threadId)
    .where("ended_how", "=", how);
}

/** A thread opens again: what closing ended is promised again, for the time when it was due. */
export async function reopenClocks(db: Kysely<Schema>, threadId: string, dueAfterMs = 0): Promise<void> {
  await openEnded(db, threadId, "closed").where("due_at", ">", dueAfterMs).execute();
}

/** One of us answered or spoke with them: the promise is kept, and a new thread becomes an answered one. */
export async function keepPromise(db: Kysely<Schema>, threadId: string, ending: Ending): Promise<void> {
  const thread = await lockThread(db, threadId);
  if (!thread) return;
  const change = { stage: stageAfterAnswer(thread.stage), snoozed_until: null };
  await db.updateTable("threads").set(change).where("id", "=", threadId).execute();
  await endClocks(db, threadId, ending);
  await settle(db, threadId);
}

const isUnkept = (where: ExpressionBuilder<Schema, "clocks">) =>
  where.or([where("ended_how", "is", null), where("ended_how", "=", "closed")]);

/** Returns the promises of a thread that nobody has kept: open ones, and those that closing ended. */
function readUnkeptClocks(db: Kysely<Schema>, threadId: string) {
  return db
    .selectFrom("clocks")
    .leftJoin("mails_in as mail", (join) =>
      join.onRef("mail.id", "=", "clocks.source_id").on("clocks.source", "=", "mail-in"),
    )
    .select(["clocks.id", "promise", "ended_how", "mail.standing"])
    .where("clocks.thread_id", "=", threadId)
    .where(isUnkept)
    .execute();
}

/** Returns the open promises of a thread, the next one first. */
function readOpenClocks(db: Kysely<Schema>, threadId: string) {
  return db
    .selectFrom("clocks")
    .select("due_at")
    .where("thread_id", "=", threadId)
    .where("ended_at", "is", null)
    .orderBy("due_at")
    .orderBy("id")
    .execute();
}

/**
 * Opens another promise: the visitor wrote again in a thread, and gets an answer as soon as for any message. A message
 * already noted changes nothing; a closed thread opens again, with what was promised there for a time that is still to come.
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
  const [opened] = await closed.where("id", "=", threadId).execute();
  if (opened?.numUpdatedRows) await reopenClocks(db, threadId, atMs);
  await settle(db, threadId);
}

/** Updates a thread's state and place in the inbox from its promises. A set-aside thread stays set aside. */
export async function settle(db: Kysely<Schema>, threadId: string): Promise<void> {
  // First, because a colleague may be closing it right now.
  const thread = await lockThread(db, threadId);
  if (!thread) return;
  const [next] = await readOpenClocks(db, threadId);
  const state = isHeldBack(thread.state) ? thread.state : stateOf(thread.stage, next !== undefined);
  const due_at = next?.due_at ?? noPromise;
  await db.updateTable("threads").set({ state, due_at }).where("id", "=", threadId).execute();
}
