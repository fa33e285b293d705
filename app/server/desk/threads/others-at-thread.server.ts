import type { Kysely } from "kysely";
import { whoHolds } from "#app/domain/desk/stages.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "./desk-actor.server.ts";

/** A colleague who holds a thread, or is writing in it. */
type OtherAtThread = { id: string; name: string; holds: boolean; isWriting: boolean };

/** A colleague's letter that its reader has not seen: how it begins, and when it was written, in milliseconds since 1970. */
type AnsweredSince = { name: string; at: number; begins: string };

/** Enough to see whether it says the same. */
const mostLetters = 200;

/** How long after the last saved words a colleague counts as writing, in milliseconds. */
export const writingMs = 45_000;

/** The other colleagues at a thread, holders first. Throws `not-allowed`. */
export async function readOthersAt(db: Kysely<Schema>, actor: Actor, threadId: string): Promise<OtherAtThread[]> {
  assertMay(actor, "work-threads");
  const { staffId, nowMs } = actor;
  const thread = await db
    .selectFrom("threads")
    .select(["assignee", "claimed_until as claimedUntil"])
    .where("id", "=", threadId)
    .executeTakeFirst();
  const holder = thread ? whoHolds(thread, nowMs) : null;
  const drafts = await db
    .selectFrom("drafts")
    .select("staff_id")
    .where("thread_id", "=", threadId)
    .where("words", "!=", "")
    .where("saved_at", ">", nowMs - writingMs)
    .execute();
  const writers = new Set(drafts.map((draft) => draft.staff_id));
  const ids = [...new Set([...(holder === null ? [] : [holder]), ...writers])].filter((id) => id !== staffId);
  if (ids.length === 0) return [];
  const staff = await db.selectFrom("staff").select(["id", "name", "email"]).where("id", "in", ids).execute();
  return staff
    .map(({ id, name, email }) => ({ id, name: name || email, holds: id === holder, isWriting: writers.has(id) }))
    .toSorted((a, b) => Number(b.holds) - Number(a.holds));
}

/**
 * The last letter that another colleague wrote in a thread after an event, and did not take back; null when there is none.
 * Throws `not-allowed`.
 */
export async function readAnsweredSince(
  db: Kysely<Schema>,
  actor: Actor,
  threadId: string,
  seenEventId: string,
): Promise<AnsweredSince | null> {
  assertMay(actor, "work-threads");
  const row = await db
    .selectFrom("events")
    .innerJoin("answers", "answers.id", "events.source_id")
    .innerJoin("staff", "staff.id", "events.by_staff")
    .select(["staff.name", "staff.email", "events.at", "answers.words"])
    .where("events.thread_id", "=", threadId)
    .where("events.kind", "=", "answer-written")
    .where("events.id", ">", seenEventId)
    .where("events.by_staff", "<>", actor.staffId)
    .orderBy("events.id", "desc")
    .executeTakeFirst();
  if (!row) return null;
  const words = row.words.replace(/\s+/g, " ");
  const begins = words.length <= mostLetters ? words : `${words.slice(0, mostLetters).toWellFormed().trimEnd()}…`;
  return { name: row.name || row.email, at: row.at, begins };
}
