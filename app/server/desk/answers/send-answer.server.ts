import { type Kysely, sql } from "kysely";
import type { AnswerRow, EventRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { readEmailFor } from "#app/server/desk/contact/contact-facts.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import type { ThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { changeThread } from "#app/server/desk/threads/thread-changes.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { answerSubjects } from "./answer-letters.server.tsx";
import { isUntouched, readUndoSeconds } from "./undo-time.server.ts";

/** A letter as the form sends it; `id` comes with the form, `seen` is the last event shown to its writer. */
export type WrittenAnswer = { id: string; words: string; version: number; seen: string | null };

/** Result of pressing Send. `news`: events since the writer last looked. */
export type SentAnswer =
  | { sent: true }
  | { sent: false; why: "gone" | "no-address" }
  | { sent: false; why: "news"; news: EventRow[] };

/**
 * Puts a letter in the outbox and ends its draft, in one durable transaction. The letter waits for as long as its
 * writer has set. A second press with the same id finds the first letter. No promise is kept yet: that happens when the mail server has it. Throws
 * `not-allowed`.
 */
export async function sendAnswer(
  { db, dataKey }: { db: Kysely<Schema>; dataKey: DataKey },
  threads: Pick<ThreadActions, "answer">,
  actor: Actor,
  threadId: string,
  { id, words, version, seen }: WrittenAnswer,
): Promise<SentAnswer> {
  assertMay(actor, "work-threads");
  const earlier = await findEarlier(db, actor, threadId, { id, words });
  if (earlier) return earlier;
  const to = await readRecipient(db, dataKey, threadId);
  if (!to) return { sent: false, why: "no-address" };
  const undoMs = (await readUndoSeconds(db, actor.staffId)) * 1000;
  const row: AnswerRow = {
    id,
    thread_id: threadId,
    staff_id: actor.staffId,
    recipient: to.email,
    subject: answerSubjects[to.kind],
    words,
    draft_version: version,
    written_at: actor.nowMs,
  };
  const done = await threads.answer(actor, threadId, {
    id,
    seen,
    async queue(transaction) {
      await transaction.insertInto("answers").values(row).execute();
      const mail = {
        ...newMail("desk-answer", { type: "answer", id }, actor.nowMs),
        id,
        next_attempt_at: actor.nowMs + undoMs,
      };
      await transaction.insertInto("outbox").values(mail).execute();
    },
  });
  if (done.ok) return { sent: true };
  if (done.why === "gone") return { sent: false, why: "gone" };
  // The other of two presses was first, or there is news.
  const other = await findEarlier(db, actor, threadId, { id, words });
  return other ?? { sent: false, why: "news", news: done.news ?? [] };
}

/**
 * The address for a thread's answers; null when there is only a phone number. `linked`: whose it is, when they gave none
 * themselves, or closed it, and a colleague linked them with somebody who has one.
 */
export async function readRecipient(db: Kysely<Schema>, dataKey: Pick<DataKey, "hash" | "hashes">, threadId: string) {
  const threads = db.selectFrom("threads").select(["kind", "person_id"]).where("id", "=", threadId);
  const thread = await threads.executeTakeFirst();
  if (!thread) return null;
  const { kind, person_id } = thread;
  const { to } = await readEmailFor(db, dataKey, { personId: person_id, threadId });
  if (!to) return null;
  if (to.person_id === person_id) return { kind, email: to.value, linked: null };
  const owner = db.selectFrom("people").select("name").where("id", "=", to.person_id);
  return { kind, email: to.value, linked: (await owner.executeTakeFirst())?.name || "somebody without a name" };
}

/**
 * Returns the result of an earlier press with this id; null when there was none. It is read in one statement: between two,
 * the other press could store its letter, which would look like someone else's.
 */
async function findEarlier(
  db: Kysely<Schema>,
  { staffId }: Actor,
  threadId: string,
  { id, words }: Pick<WrittenAnswer, "id" | "words">,
): Promise<SentAnswer | null> {
  const letter = await db.selectFrom("answers").selectAll().where("id", "=", id).executeTakeFirst();
  if (!letter) return null;
  if (letter.thread_id !== threadId || letter.staff_id !== staffId) return { sent: false, why: "gone" };
  // The second press saved a copy, which isn't a draft: it would be sent again as a new letter.
  const saved = db.deleteFrom("drafts").where("thread_id", "=", threadId).where("staff_id", "=", staffId);
  await saved.where("words", "=", words).execute();
  return { sent: true };
}

/** `late`: the mail server has it, or is getting it right now. */
export type TakenBack = { taken: true; threadId: string } | { taken: false; why: "late" | "gone" };

/**
 * Takes back the colleague's own letter and makes it a draft again, if sending has not begun. Text written in the thread
 * since then stays below it. Throws `not-allowed`.
 */
export async function takeBack(db: Kysely<Schema>, actor: Actor, id: string): Promise<TakenBack> {
  assertMay(actor, "work-threads");
  const answer = await ownAnswer(db, actor, id);
  if (!answer) return { taken: false, why: "gone" };
  const { thread_id: threadId } = answer;
  try {
    const done = await changeThread(db, actor, threadId, {
      kind: "answer-undone",
      about: { source: "answer", source_id: id },
      isNews: true,
      // Check again under the thread's lock: the other of two presses was first.
      allows: async (_thread, transaction) => (await ownAnswer(transaction, actor, id)) !== undefined,
      async within(transaction) {
        // The sender claims the row in a separate statement, so one of the two comes first.
        const unsent = transaction.deleteFrom("outbox").where(isUntouched).where("subject_id", "=", id);
        if (!(await unsent.returning("id").executeTakeFirst())) throw new TooLate();
        await transaction.deleteFrom("answers").where("id", "=", id).execute();
        await restoreDraft(transaction, answer, actor.nowMs);
      },
    });
    return done.ok ? { taken: true, threadId } : { taken: false, why: "gone" };
  } catch (error) {
    if (error instanceof TooLate) return { taken: false, why: "late" };
    throw error;
  }
}

function ownAnswer(db: Kysely<Schema>, { staffId }: Actor, id: string): Promise<AnswerRow | undefined> {
  const own = db.selectFrom("answers").selectAll().where("id", "=", id).where("staff_id", "=", staffId);
  return own.executeTakeFirst();
}

/** Ends the transaction that found this out. */
class TooLate extends Error {}

async function restoreDraft(db: Kysely<Schema>, answer: AnswerRow, nowMs: number): Promise<void> {
  const { thread_id, staff_id, words, draft_version } = answer;
  await db
    .insertInto("drafts")
    .values({ thread_id, staff_id, version: draft_version + 1, words, saved_at: nowMs })
    .onConflict((conflict) =>
      conflict.columns(["thread_id", "staff_id"]).doUpdateSet({
        version: sql`drafts.version + excluded.version`,
        words: sql`CASE WHEN drafts.words = '' THEN excluded.words ELSE excluded.words || ${"\n\n"} || drafts.words END`,
        saved_at: nowMs,
      }),
    )
    .execute();
}
