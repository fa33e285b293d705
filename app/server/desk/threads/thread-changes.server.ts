import type { Kysely, Transaction } from "kysely";
import { eventRow } from "#app/server/database/event-row.server.ts";
import type { EventKind, EventRow, ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "./desk-actor.server.ts";
import { noteChange } from "./desk-changes.server.ts";
import { lockThread } from "./thread-lock.server.ts";

/** The thread as it is now; or why nothing was done: it does not exist, or someone else changed it first. */
export type Changed =
  | { ok: true; thread: ThreadRow }
  | { ok: false; why: "gone" | "changed"; thread: ThreadRow | null };

/** A colleague's change: the change of the thread's row, the event in the history, and other changes with it. */
export type Change = {
  kind: EventKind;
  /** A colleague's own words, or the colleague who got a thread. */
  words?: string | null;
  set?: Partial<Omit<ThreadRow, "id" | "person_id" | "version">>;
  /** Whether the thread may be changed this way; its row is locked during the check. */
  allows?: (thread: ThreadRow, transaction: Transaction<Schema>) => boolean | Promise<boolean>;
  /** The row the history refers to; by default, the event itself. */
  about?: Pick<EventRow, "source" | "source_id">;
  /**
   * Id that came with the form, for what could be written twice: a press that is repeated because its answer was lost finds
   * the event of the first. With other words it is another event.
   */
  once?: string | undefined;
  /** A colleague who answers later must know about it. */
  isNews?: boolean;
  /** Runs after the row is changed, in the same transaction. */
  within?: (transaction: Transaction<Schema>, thread: ThreadRow) => Promise<void>;
};

/**
 * Changes a thread in one durable transaction: locks its row, checks whether the change is still allowed, raises its
 * version, and writes the history. Throws `not-allowed`.
 */
export async function changeThread(
  db: Kysely<Schema>,
  actor: Actor,
  threadId: string,
  change: Change,
): Promise<Changed> {
  assertMay(actor, "work-threads");
  return db.transaction().execute((transaction) => changeWithin(transaction, actor, threadId, change));
}

/** The same as part of a transaction, for whoever changes several threads at once: always in the order of their ids. */
export async function changeWithin(
  transaction: Transaction<Schema>,
  actor: Actor,
  threadId: string,
  { kind, words = null, about, once, set = {}, allows = () => true, isNews = false, within }: Change,
): Promise<Changed> {
  const before = await lockThread(transaction, threadId);
  if (!before) return { ok: false, why: "gone", thread: null };
  const earlier = once ? await findEvent(transaction, kind, once) : undefined;
  if (earlier && isRepeat(earlier, actor, threadId, words)) return { ok: true, thread: before };
  if (!(await allows(before, transaction))) return { ok: false, why: "changed", thread: before };
  const own = once && !earlier ? { source_id: once } : {};
  const { staffId, nowMs } = actor;
  const common = { person_id: before.person_id, thread_id: before.id, kind, at: nowMs, by_staff: staffId, words };
  const event = eventRow({ ...common, ...own, ...about });
  await transaction.insertInto("events").values(event).execute();
  await transaction
    .updateTable("threads")
    .set({ ...set, version: before.version + 1, ...(isNews && { last_event_id: event.id }) })
    .where("id", "=", threadId)
    .execute();
  await within?.(transaction, before);
  await noteChange(transaction);
  const thread = await transaction
    .selectFrom("threads")
    .selectAll()
    .where("id", "=", threadId)
    .executeTakeFirstOrThrow();
  return { ok: true, thread };
}

/** The event that a form with this id has written. */
function findEvent(db: Kysely<Schema>, kind: EventKind, once: string): Promise<EventRow | undefined> {
  const written = db.selectFrom("events").selectAll().where("source", "=", "desk").where("source_id", "=", once);
  return written.where("kind", "=", kind).executeTakeFirst();
}

function isRepeat(earlier: EventRow, { staffId }: Actor, threadId: string, words: string | null): boolean {
  return earlier.thread_id === threadId && earlier.by_staff === staffId && earlier.words === words;
}
