import type { Kysely } from "kysely";
import { carryWords } from "#app/domain/desk/merged-threads.ts";
import { claimMs } from "#app/domain/desk/stages.ts";
import type { DraftRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "./desk-actor.server.ts";
import { noteChange } from "./desk-changes.server.ts";
import { writingMs } from "./others-at-thread.server.ts";
import { lockThread } from "./thread-lock.server.ts";

/** The stored draft; `saved` is false when it was changed elsewhere since `version`, and nothing was overwritten. */
export type SavedDraft = { saved: boolean; draft: DraftRow | null; isThreadGone?: true };

/** Saved text of an answer, and the version it is based on: 0 for the first. */
export type DraftChange = { words: string; version: number };

/**
 * Saves an answer in progress, as typed. The writer's claim on the thread holds for another half an hour. Two windows of one
 * person never overwrite each other. Throws `not-allowed`.
 */
export async function saveDraft(
  db: Kysely<Schema>,
  actor: Actor,
  threadId: string,
  { words, version }: DraftChange,
): Promise<SavedDraft> {
  assertMay(actor, "work-threads");
  const { staffId, nowMs } = actor;
  return db.transaction().execute(async (transaction) => {
    if (!(await lockThread(transaction, threadId))) return { saved: false, draft: null, isThreadGone: true };
    const before = await readDraft(transaction, actor, threadId);
    const row: DraftRow = { thread_id: threadId, staff_id: staffId, version: version + 1, words, saved_at: nowMs };
    const stored = await (version === 0 ? insertDraft(transaction, row) : updateDraft(transaction, row, version));
    if (!stored) return { saved: false, draft: await readDraft(transaction, actor, threadId) };
    await noteWriting(transaction, actor, threadId, before);
    return { saved: true, draft: stored };
  });
}

async function noteWriting(
  db: Kysely<Schema>,
  { staffId, nowMs }: Actor,
  threadId: string,
  before: DraftRow | null,
): Promise<void> {
  await db
    .updateTable("threads")
    .set({ claimed_until: nowMs + claimMs })
    .where("id", "=", threadId)
    .where("assignee", "=", staffId)
    .where("claimed_until", "is not", null)
    .execute();
  // Colleagues who have the thread open hear that someone begins to write.
  if (before === null || before.saved_at <= nowMs - writingMs) await noteChange(db);
}

/** Whether a thread was put together with another one after the last event that a page has seen. */
export async function isJoinedSince(db: Kysely<Schema>, threadId: string, seenEventId: string): Promise<boolean> {
  const joined = db.selectFrom("events").select("id").where("thread_id", "=", threadId).where("kind", "=", "merged");
  return (await joined.where("id", ">", seenEventId).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Saves the words of a page that was opened before its thread was put together with another: what its writer had begun in
 * the other one stays, too. `saved` is what the page had saved before. Null when the thread is gone. Throws `not-allowed`.
 */
export async function carryDraft(
  db: Kysely<Schema>,
  actor: Actor,
  threadId: string,
  { words, saved }: { words: string; saved: string },
): Promise<DraftRow | null> {
  assertMay(actor, "work-threads");
  return db.transaction().execute(async (transaction) => {
    if (!(await lockThread(transaction, threadId))) return null;
    const before = await readDraft(transaction, actor, threadId);
    const row = { thread_id: threadId, staff_id: actor.staffId, saved_at: actor.nowMs };
    const change = { version: (before?.version ?? 0) + 1, words: carryWords(before?.words ?? "", { saved, words }) };
    await noteWriting(transaction, actor, threadId, before);
    return transaction
      .insertInto("drafts")
      .values({ ...row, ...change })
      .onConflict((conflict) =>
        conflict.columns(["thread_id", "staff_id"]).doUpdateSet({ ...change, saved_at: row.saved_at }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

function insertDraft(db: Kysely<Schema>, row: DraftRow): Promise<DraftRow | undefined> {
  const insert = db.insertInto("drafts").values(row);
  return insert
    .onConflict((conflict) => conflict.columns(["thread_id", "staff_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A window left open does not bring back a draft that was sent from another. */
function updateDraft(db: Kysely<Schema>, row: DraftRow, before: number): Promise<DraftRow | undefined> {
  const { thread_id, staff_id, version, words, saved_at } = row;
  return db
    .updateTable("drafts")
    .set({ version, words, saved_at })
    .where("thread_id", "=", thread_id)
    .where("staff_id", "=", staff_id)
    .where("version", "=", before)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a draft: it went out, or was kept as something else. */
export async function forgetDraft(db: Kysely<Schema>, { staffId }: Actor, threadId: string): Promise<void> {
  await db.deleteFrom("drafts").where("thread_id", "=", threadId).where("staff_id", "=", staffId).execute();
}

/** Reads a person's unsent draft in a thread. Throws `not-allowed`. */
export async function readDraft(db: Kysely<Schema>, actor: Actor, threadId: string): Promise<DraftRow | null> {
  assertMay(actor, "work-threads");
  const row = db
    .selectFrom("drafts")
    .selectAll()
    .where("thread_id", "=", threadId)
    .where("staff_id", "=", actor.staffId);
  return (await row.executeTakeFirst()) ?? null;
}
