import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";

/** The times that a colleague can choose for the undo of an answer, in seconds. The first is for those who chose none. */
export const undoChoices = [10, 30, 60] as const;

/** From its writing on, an answer can be held back for this long. A forgotten window must not keep it forever. */
const mostHeldMs = 10 * 60_000;

/** An answer whose page is this young was sent by the press that led to the page. */
const justSentMs = 5000;

/** Never tried: a letter that was tried once may have arrived. */
export const isUntouched = sql<boolean>`outbox.state = 'queued' AND outbox.claimed_by IS NULL
  AND outbox.attempts = 0 AND outbox.last_error IS NULL`;

/** Returns how long a colleague's answers wait after Send, in seconds. */
export async function readUndoSeconds(db: Kysely<Schema>, staffId: string): Promise<number> {
  const settings = db.selectFrom("staff_settings").select("undo_seconds").where("staff_id", "=", staffId);
  return (await settings.executeTakeFirst())?.undo_seconds ?? undoChoices[0];
}

/** Stores how long a colleague's answers wait. False if it is none of the choices. */
export async function setUndoSeconds(db: Kysely<Schema>, staffId: string, seconds: number): Promise<boolean> {
  if (!undoChoices.some((choice) => choice === seconds)) return false;
  await db
    .insertInto("staff_settings")
    .values({ staff_id: staffId, single_keys: 1, undo_seconds: seconds })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet({ undo_seconds: seconds }))
    .execute();
  return true;
}

/** An answer by this colleague that is not being sent yet; `dueInMs` is 0 when its time for an undo is over. */
export type GoingOut = { id: string; thread: string; name: string; dueInMs: number; isNew: boolean };

/** Returns the colleague's own answers that can still be taken back, the newest first, at most three. */
export async function readGoingOut(db: Kysely<Schema>, { staffId, nowMs }: Actor): Promise<GoingOut[]> {
  const rows = await db
    .selectFrom("answers")
    .innerJoin("outbox", "outbox.subject_id", "answers.id")
    .innerJoin("threads", "threads.id", "answers.thread_id")
    .innerJoin("people", "people.id", "threads.person_id")
    .select(["answers.id", "thread_id as thread", "answers.written_at", "people.name", "next_attempt_at"])
    .where("answers.staff_id", "=", staffId)
    // The index of unsent answers.
    .where("subject_type", "=", "answer")
    .where("sent_at", "is", null)
    .where(isUntouched)
    .orderBy("answers.written_at", "desc")
    .limit(3)
    .execute();
  if (rows.length === 0) return [];
  const undoMs = (await readUndoSeconds(db, staffId)) * 1000;
  return rows.map(({ id, thread, name, written_at, next_attempt_at }) => ({
    id,
    thread,
    name,
    dueInMs: Math.min(undoMs, Math.max(0, next_attempt_at - nowMs)),
    isNew: nowMs - written_at < justSentMs,
  }));
}

/** Whether an answer to a thread is still on its way, whoever wrote it: it keeps the promise once it goes out. */
export async function isAnswerGoingOut(db: Kysely<Schema>, threadId: string): Promise<boolean> {
  const waiting = db
    .selectFrom("answers")
    .innerJoin("outbox", "outbox.subject_id", "answers.id")
    .select("answers.id")
    .where("thread_id", "=", threadId)
    .where("subject_type", "=", "answer")
    .where("sent_at", "is", null)
    .where("outbox.state", "=", "queued");
  return (await waiting.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Starts the time of the colleague's own answer anew, while their focus is on Undo. Returns the milliseconds until it goes
 * out; null when it is on its way, or was held for ten minutes.
 */
export async function holdAnswer(db: Kysely<Schema>, { staffId, nowMs }: Actor, id: string): Promise<number | null> {
  const undoMs = (await readUndoSeconds(db, staffId)) * 1000;
  const own = db
    .selectFrom("answers")
    .select("id")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .where("written_at", ">", nowMs - mostHeldMs);
  // The sender claims the row in a separate statement, so one of the two comes first.
  const held = await db
    .updateTable("outbox")
    .set({ next_attempt_at: nowMs + undoMs })
    .where(isUntouched)
    .where("subject_id", "in", own)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n ? undoMs : null;
}
