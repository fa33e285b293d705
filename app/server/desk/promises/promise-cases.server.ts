import type { Kysely } from "kysely";
import type { PromiseCase } from "#app/domain/promises/figures.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { kindOf, type PromiseKind } from "./promise-kinds.server.ts";

/**
 * Promises that no one has kept yet, for whoever counts what is late: also of messages that wait for a check, which may be a
 * person's, and none of a robot's. The inbox lists threads, and one of them may hold several.
 */
export function openPromises(db: Kysely<Schema>) {
  return db
    .selectFrom("clocks")
    .innerJoin("threads", "threads.id", "clocks.thread_id")
    .where("ended_at", "is", null)
    .where("threads.state", "<>", "dropped");
}

/** A promise made to a person, and the holder of its thread. */
export type KnownCase = PromiseCase & { kind: PromiseKind; threadId: string; assignee: string | null };

/**
 * Reads the promises made from one time up to another. Messages dropped as a robot's are skipped; messages still waiting for
 * a check count as open, because they may be a person's.
 */
export async function readCases(
  { db, reader }: DeskSource,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): Promise<KnownCase[]> {
  const query = db
    .selectFrom("clocks")
    .innerJoin("threads", "threads.id", "clocks.thread_id")
    .select(["promise", "source", "started_at", "clocks.due_at", "ended_at", "ended_how", "thread_id", "assignee"])
    .where("started_at", ">=", fromMs)
    .where("started_at", "<", untilMs)
    .where("threads.state", "<>", "dropped");
  const rows = await reader.read(query.compile());
  return rows.flatMap((row) => {
    const kind = kindOf(row.promise, row.source);
    if (kind === null) return [];
    return {
      kind,
      threadId: row.thread_id,
      assignee: row.assignee,
      startedMs: row.started_at,
      dueMs: row.due_at,
      endedMs: row.ended_at,
      endedHow: row.ended_how,
    };
  });
}
