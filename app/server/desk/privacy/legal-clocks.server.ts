import type { Kysely } from "kysely";
import { answerTimesVersion } from "#app/content/site/answer-times.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { endClocks, settle } from "#app/server/desk/threads/clocks.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import { threadOf } from "./privacy-steps.server.ts";
import type { RequestRow } from "./read-request.server.ts";

/**
 * Extends a legal deadline: the running clock ends as extended, and another begins. No clock is ever moved, so both stay in
 * the thread's history.
 *
 * @param until milliseconds since 1970
 */
export async function extendClock(
  db: Kysely<Schema>,
  { id, request_type, created_at }: Pick<RequestRow, "id" | "request_type" | "created_at">,
  until: number,
  { staffId, nowMs }: Actor,
): Promise<void> {
  const known = await threadOf(db, id);
  if (!known?.thread_id) return;
  await endClocks(db, known.thread_id, { how: "extended", atMs: nowMs, staffId });
  await db
    .insertInto("clocks")
    .values({
      id: newRowId(),
      thread_id: known.thread_id,
      promise: `privacyRequest.${request_type}`,
      promise_version: answerTimesVersion,
      source: "desk",
      source_id: id,
      started_at: created_at,
      due_at: until,
      ended_at: null,
      ended_how: null,
      ended_by: null,
    })
    .execute();
  await settle(db, known.thread_id);
}
