import type { Kysely } from "kysely";
import { whoHolds } from "#app/domain/desk/stages.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "./desk-actor.server.ts";

/** A colleague who holds a thread, or is writing in it. */
type OtherAtThread = { id: string; name: string; holds: boolean; isWriting: boolean };

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
