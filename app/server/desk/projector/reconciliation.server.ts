import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { officeTime } from "#app/domain/time/office-hours.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { forgetDropped } from "#app/server/desk/threads/set-aside-threads.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { type ArrivalStream, arrivalStreams } from "./arrival-streams.server.ts";
import { removeGone, type SourceKey } from "./gone-sources.server.ts";
import { factStreams } from "./later-facts.server.ts";
import { batch, type ProjectorParts, projectArrivals, projectFactsFrom } from "./projector.server.ts";

/** Rows compared before visitors get their turn, and the length of that turn. */
const slice = { rows: 1000, pauseMs: 20 };

/**
 * Deletes what was dropped a month ago, then compares all sources with everything the desk made from them: makes what is
 * missing, and removes what was made from deleted rows. It works in slices, so that the site keeps running.
 */
export async function reconcile(parts: ProjectorParts, nowMs: number, pauseMs = slice.pauseMs): Promise<void> {
  const { db } = parts.database;
  await forgetDropped(db, nowMs);
  for (const stream of arrivalStreams) {
    for (let after: string | null = ""; after !== null && !parts.stopping?.aborted; ) {
      const until: string | null = await readIdAhead(db, stream, after);
      await projectArrivals(parts, stream, { after, until: until ?? undefined, most: batch }, nowMs);
      after = until;
      await wait(pauseMs);
    }
  }
  for (const stream of factStreams) {
    await projectFactsFrom(parts, stream, 0);
    await wait(pauseMs);
  }
  await forgetGone(parts, pauseMs);
}

/** Removes, in slices, what the desk made from deleted rows. */
export async function forgetGone(
  { database, stopping }: Pick<ProjectorParts, "database" | "stopping">,
  pauseMs = slice.pauseMs,
): Promise<void> {
  for (let after: SourceKey | null = { source: "", source_id: "" }; after && !stopping?.aborted; await wait(pauseMs)) {
    after = await removeGone(database, after, slice.rows);
  }
}

/** Returns the id at the end of the next slice; null when the rest is one slice. */
async function readIdAhead(db: Kysely<Schema>, { table }: ArrivalStream, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)} WHERE id > ${after} ORDER BY id LIMIT 1 OFFSET ${slice.rows - 1}`.execute(db);
  return rows[0]?.id ?? null;
}

/** No one waits for an answer at this hour, by the office's clock. */
const nightHour = 3;

/** The day, `2026-11-24`, whose night work is due at a time (milliseconds since 1970): today's from three at night on. */
export function nightAt(nowMs: number): string {
  const now = officeTime(nowMs, office);
  return (now.hour < nightHour ? now.subtract({ days: 1 }) : now).toPlainDate().toString();
}

/**
 * Whether this process should do a named night job now: once a day, after three at night by the office's clock. The first
 * process that asks does it. `first` is the first run of a database, at any hour.
 */
export async function takeNight(
  db: Kysely<Schema>,
  nowMs: number,
  work: "reconciled" | "retention" = "reconciled",
): Promise<"first" | "later" | null> {
  const night = nightAt(nowMs);
  const row = { stream: work, position: night };
  const first = await db
    .insertInto("desk_cursors")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("position")
    .executeTakeFirst();
  if (first) return "first";
  const later = await db
    .updateTable("desk_cursors")
    .set(row)
    .where("stream", "=", work)
    .where("position", "<", night)
    .returning("position")
    .executeTakeFirst();
  return later ? "later" : null;
}
