import type { Kysely } from "kysely";
import type { AnswerLock } from "#app/content/desk/privacy-words.ts";
import type { AskedFor } from "#app/domain/privacy/request-steps.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import { openRequest } from "./read-request.server.ts";
import { neededFor } from "./seen-request.server.ts";

/**
 * Why no letter goes out from a privacy request's thread: an owner answers it, and only once it is sure who asks, because a
 * letter could promise to delete a stranger's data. Null when one may go out, and for every other thread.
 *
 * @returns the lock, with the request's reference for users who may open its page
 */
export async function readAnswerLock(
  db: Kysely<Schema>,
  { may }: Pick<Actor, "may">,
  threadId: string,
): Promise<{ why: AnswerLock; request: string | null } | null> {
  const row = await db
    .selectFrom("threads")
    .innerJoin("thread_sources as known", "known.thread_id", "threads.id")
    .select("known.source_id")
    .where("threads.id", "=", threadId)
    .where("threads.kind", "=", "privacy")
    .where("known.source", "=", "message")
    .executeTakeFirst();
  if (!row) return null;
  if (!may.has("work-privacy")) return { why: "owner", request: null };
  const request = await openRequest(db, row.source_id);
  if (!request || request.state.isAnswered) return null;
  const { isProven, points } = request.state;
  const isSure = isProven && points >= neededFor(request.row.request_type as AskedFor);
  return isSure ? null : { why: "identity", request: row.source_id };
}
