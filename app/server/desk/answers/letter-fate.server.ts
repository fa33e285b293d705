import type { Kysely } from "kysely";
import type { LetterFate } from "#app/domain/desk/letter-fate.ts";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import { troubleOf } from "./desk-troubles.server.ts";

/**
 * Returns what became of a colleague's own answer, and its thread; null when there is no such answer, or it was erased. It is
 * read when it is asked: the press that asks may come from a page of an hour ago.
 */
export async function readLetterFate(
  db: Kysely<Schema>,
  { staffId, nowMs }: Actor,
  id: string,
): Promise<{ threadId: string; fate: LetterFate } | null> {
  const letter = await db
    .selectFrom("answers")
    .innerJoin("outbox", "outbox.subject_id", "answers.id")
    .select(["thread_id", "state", "claimed_by", "attempts", "last_error", "sent_at", "written_at"])
    .where("subject_type", "=", "answer")
    .where("answers.id", "=", id)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  if (letter) return { threadId: letter.thread_id, fate: fateOf(letter, nowMs) };
  const undone = await db
    .selectFrom("events")
    .select(["thread_id", "at"])
    .where("source", "=", "answer")
    .where("source_id", "=", id)
    .where("kind", "=", "answer-undone")
    .where("by_staff", "=", staffId)
    .executeTakeFirst();
  if (!undone?.thread_id) return null;
  return { threadId: undone.thread_id, fate: { is: "called-back", at: timeWords(undone.at, nowMs) } };
}

type Sending = Pick<OutboxRow, "state" | "claimed_by" | "attempts" | "last_error" | "sent_at"> & { written_at: number };

function fateOf({ state, claimed_by, attempts, last_error, sent_at, written_at }: Sending, nowMs: number): LetterFate {
  if (sent_at !== null) return { is: "sent", at: timeWords(sent_at, nowMs) };
  if (state === "failed") {
    return { is: troubleOf(last_error), at: timeWords(written_at, nowMs) };
  }
  if (attempts > 0 || last_error !== null) return { is: "delayed" };
  return { is: claimed_by === null ? "waiting" : "going" };
}
