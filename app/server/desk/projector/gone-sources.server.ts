import { type Kysely, sql } from "kysely";
import { forgetStopQuestions } from "#app/server/contact/stop-questions.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { ThreadSourceRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { deletePeople } from "#app/server/desk/people/desk-erasure.server.ts";
import { settle } from "#app/server/desk/threads/clocks.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { arrivalStreams } from "./arrival-streams.server.ts";

type Database = Pick<SiteDatabase, "db" | "dialect">;

/** More than a team looks at; the rest follows at the next run. */
const mostAtOnce = 500;

/**
 * Follows up on messages that were set aside: a released one is answered like any other, and is due counting from when it
 * came; a dropped one leaves nothing. A booking that an earlier release set aside stays there while its visitor has not
 * confirmed it. Returns whether anything changed.
 */
export async function followSetAside(database: Database, nowMs: number): Promise<boolean> {
  const { rows } = await sql<ThreadSourceRow & { status: string | null; thread_id: string }>`
    SELECT known.*, coalesce(message.status, booking.status) AS status
    FROM threads AS thread JOIN thread_sources AS known ON known.thread_id = thread.id
    LEFT JOIN messages AS message ON known.source = 'message' AND message.id = known.source_id
    LEFT JOIN bookings AS booking ON known.source = 'booking' AND booking.id = known.source_id
    WHERE thread.state = 'set-aside' AND coalesce(message.status, booking.status, 'gone') NOT IN ('quarantined', 'held')
    ORDER BY thread.due_at LIMIT ${mostAtOnce}`.execute(database.db);
  if (rows.length === 0) return false;
  await database.db.transaction().execute(async (transaction) => {
    await takePeopleTurn(transaction);
    for (const row of rows.filter(({ status }) => status !== null)) await releaseThread(transaction, row, { nowMs });
    await removeSources(
      { ...database, db: transaction },
      rows.filter(({ status }) => status === null),
    );
    await noteChange(transaction);
  });
  return true;
}

/** Takes in a set-aside thread like any other. Its history says so, and names the colleague who released it, if one did. */
export async function releaseThread(
  db: Kysely<Schema>,
  row: Omit<ThreadSourceRow, "thread_id"> & { thread_id: string },
  { nowMs, staffId = null }: { nowMs: number; staffId?: string | null },
): Promise<void> {
  const { thread_id, person_id, source, source_id } = row;
  const released = await db
    .updateTable("threads")
    .set({ state: "answered", version: sql`version + 1` })
    .where("id", "=", thread_id)
    .where("state", "=", "set-aside")
    .returning("id")
    .executeTakeFirst();
  if (!released) return;
  const event = eventRow({ person_id, thread_id, kind: "released", at: nowMs, by_staff: staffId, source, source_id });
  await db
    .insertInto("events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await settle(db, thread_id);
}

/** Deletes data made from rows that no longer exist, threads that nothing else began, and people with no other data left. */
export async function removeSources(database: Database, sources: ThreadSourceRow[]): Promise<void> {
  const { db, dialect } = database;
  for (const { source, source_id, thread_id } of sources) {
    await db.deleteFrom("thread_sources").where("source", "=", source).where("source_id", "=", source_id).execute();
    const isLast = thread_id !== null && !(await hasSource(db, thread_id));
    // Emails in a thread are deleted with it.
    const doc = sql`SELECT id FROM search_docs WHERE source = ${source} AND source_id = ${source_id}
      UNION SELECT id FROM search_docs WHERE thread_id = ${isLast ? thread_id : ""}`;
    if (dialect === "sqlite") await sql`DELETE FROM search_words WHERE rowid IN (${doc})`.execute(db);
    await db.deleteFrom("search_docs").where("source", "=", source).where("source_id", "=", source_id).execute();
    await db.deleteFrom("events").where("source", "=", source).where("source_id", "=", source_id).execute();
    await forgetStopQuestions(db, source, [source_id]);
    await db.deleteFrom("clocks").where("source", "=", source).where("source_id", "=", source_id).execute();
    if (thread_id === null) continue;
    if (isLast) await db.deleteFrom("threads").where("id", "=", thread_id).execute();
    else await settle(db, thread_id);
  }
  const people = [...new Set(sources.map(({ person_id }) => person_id))];
  const known = await db
    .selectFrom("thread_sources")
    .select("person_id")
    .distinct()
    .where("person_id", "in", people.length > 0 ? people : [""])
    .execute();
  const kept = new Set(known.map(({ person_id }) => person_id));
  await deletePeople(
    database,
    people.filter((id) => !kept.has(id)),
  );
}

/** Whether something that a visitor sent is still in a thread. */
async function hasSource(db: Kysely<Schema>, threadId: string): Promise<boolean> {
  const rows = db.selectFrom("thread_sources").select("source_id").where("thread_id", "=", threadId).limit(1);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** Start of a slice of all sources: after this one. */
export type SourceKey = { source: string; source_id: string };

/** Removes data made from deleted rows, in one slice of all; returns where the next slice begins, null after the last. */
export async function removeGone(database: Database, after: SourceKey, most: number): Promise<SourceKey | null> {
  const slice = await database.db
    .selectFrom("thread_sources")
    .selectAll()
    .where(sql<boolean>`(source, source_id) > (${after.source}, ${after.source_id})`)
    .orderBy("source")
    .orderBy("source_id")
    .limit(most)
    .execute();
  for (const { source, table } of arrivalStreams) {
    const made = slice.filter((row) => row.source === source);
    const there = await readIds(
      database.db,
      table,
      made.map(({ source_id }) => source_id),
    );
    const gone = made.filter(({ source_id }) => !there.has(source_id));
    if (gone.length === 0) continue;
    await database.db.transaction().execute(async (db) => {
      await takePeopleTurn(db);
      await removeSources({ ...database, db }, gone);
    });
  }
  return slice.length === most ? (slice.at(-1) ?? null) : null;
}

async function readIds(db: Kysely<Schema>, table: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(table)} WHERE id IN (${sql.join(ids)})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
