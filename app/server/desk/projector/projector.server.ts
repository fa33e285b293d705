import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { isRowFault } from "#app/server/database/group-commit.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import { idBefore } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { type ArrivalStream, arrivalStreams, readNewIds, type Span } from "./arrival-streams.server.ts";
import { followSetAside } from "./gone-sources.server.ts";
import {
  type FactStream,
  factStreams,
  readNewFacts,
  readTimeAhead,
  storeFacts,
  type TimeSpan,
} from "./later-facts.server.ts";
import { storeArrivals } from "./store-arrivals.server.ts";

export type ProjectorParts = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  log: Logger;
  /** Stops after the current batch. */
  stopping?: AbortSignal;
};

/** Rows in one transaction: few enough that a visitor's commit waits only some milliseconds. */
export const batch = 10;
/** Milliseconds left for visitors after each batch: without them a million old rows would keep the process busy. */
const pauseMs = 5;

/** Ids and times say when a row was made, not when it was committed: rows younger than this are checked again. */
const usualRescanMs = 60_000;

/**
 * Projects everything new since the last run onto the desk. Each batch is one transaction with the note of how far it came,
 * so a kill loses nothing and doubles nothing. Throws when the database does not answer.
 */
export async function projectOnce(parts: ProjectorParts, nowMs: number, rescanMs = usualRescanMs): Promise<void> {
  const { db } = parts.database;
  const cursors = await readCursors(db);
  for (const stream of arrivalStreams) {
    const position = cursors.get(stream.source);
    await projectArrivals(parts, stream, { after: position ? idBefore(position, rescanMs) : "", most: batch }, nowMs);
  }
  for (const stream of factStreams) {
    const position = Number(cursors.get(stream.name) ?? rescanMs);
    if (nowMs - position <= rescanMs) {
      await projectFacts(parts, stream, { fromMs: position - rescanMs, most: batch });
      continue;
    }
    await projectFactsFrom(parts, stream, position - rescanMs);
    // Otherwise a quiet stream would be read from its beginning each time.
    if (!parts.stopping?.aborted) await saveCursor(db, stream.name, String(nowMs));
  }
  await followSetAside(parts.database, nowMs);
}

async function readCursors(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const streams = [...arrivalStreams.map(({ source }) => source), ...factStreams.map(({ name }) => name)];
  const rows = await db.selectFrom("desk_cursors").selectAll().where("stream", "in", streams).execute();
  return new Map(rows.map(({ stream, position }) => [stream, position]));
}

/**
 * Projects all new rows of a span, batch by batch. A row that cannot be projected is logged and does not stop the others.
 */
export async function projectArrivals(
  parts: ProjectorParts,
  stream: ArrivalStream,
  span: Span,
  nowMs: number,
): Promise<void> {
  const { database, log, stopping } = parts;
  // Most runs find nothing, and need no transaction.
  if ((await readNewIds(database, stream, { ...span, most: 1 })).length === 0) return;
  let { after, most } = span;
  while (!stopping?.aborted) {
    const { ids, fault } = await projectBatch(database, stream, { ...span, after, most }, nowMs);
    const last = ids.at(-1);
    if (last === undefined) return;
    if (fault && most > 1) {
      // One by one, all but the bad row go through.
      most = 1;
      continue;
    }
    if (fault)
      log.error({ err: fault, source: stream.source, id: last }, "the desk cannot show something that came in");
    after = last;
    await wait(pauseMs);
  }
}

/** Returns the rows of the next batch, and the error of one of them: then none was stored. */
async function projectBatch(
  database: ProjectorParts["database"],
  stream: ArrivalStream,
  span: Span,
  nowMs: number,
): Promise<{ ids: string[]; fault?: unknown }> {
  let ids: string[] = [];
  try {
    await inTurn(database, async (db) => {
      ids = await readNewIds({ ...database, db }, stream, span);
      const last = ids.at(-1);
      if (last === undefined) return;
      await storeArrivals({ ...database, db }, await stream.read(db, ids), nowMs);
      await saveCursor(db, stream.source, last);
      await noteChange(db);
    });
    return { ids };
  } catch (fault) {
    if (isOfRow(fault) && ids.length > 0) return { ids, fault };
    throw fault;
  }
}

/** Finding what is new among everything takes the same time for many as for few. */
const mostFound = 1000;

/**
 * Projects everything that happened from a time on, this many rows at once: no statement may take long, no matter how much
 * there is.
 */
export async function projectFactsFrom(parts: ProjectorParts, stream: FactStream, fromMs: number): Promise<void> {
  for (let next = fromMs; !parts.stopping?.aborted; await wait(pauseMs)) {
    const ahead = await readTimeAhead(parts.database.db, stream, next, mostFound);
    await projectFacts(parts, stream, { fromMs: next, ...(ahead !== null && { untilMs: ahead }), most: batch });
    if (ahead === null) return;
    next = ahead + 1;
  }
}

/** Same as above, for later facts. */
async function projectFacts({ database, stopping }: ProjectorParts, stream: FactStream, span: TimeSpan): Promise<void> {
  for (let { fromMs } = span; !stopping?.aborted; ) {
    const found = await readNewFacts(database.db, stream, { ...span, fromMs, most: mostFound });
    const last = found.at(-1);
    if (!last) return;
    for (let done = 0; done < found.length && !stopping?.aborted; done += span.most) {
      const some = found.slice(done, done + span.most).map(({ at }) => at);
      await projectSomeFacts(database, stream, {
        fromMs: Math.min(...some),
        untilMs: Math.max(...some),
        most: span.most,
      });
      await wait(pauseMs);
    }
    fromMs = last.at;
  }
}

/** Notes the next few of a span, in one transaction. */
function projectSomeFacts(database: ProjectorParts["database"], stream: FactStream, span: TimeSpan): Promise<void> {
  return inTurn(database, async (db) => {
    // Another process may have noted them since.
    const own = await readNewFacts(db, stream, span);
    const last = own.at(-1);
    if (!last) return;
    await storeFacts(db, own);
    await saveCursor(db, stream.name, String(last.at));
    await noteChange(db);
  });
}

/** Whether the row is to blame and not the database: the rest continues without it. */
function isOfRow(error: unknown): boolean {
  const isOurs = error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError;
  return isOurs || isRowFault(error);
}

/** Runs a batch as a transaction, while no other process runs one. */
function inTurn(database: ProjectorParts["database"], work: (db: Kysely<Schema>) => Promise<void>): Promise<void> {
  return database.db.transaction().execute(async (transaction) => {
    await takePeopleTurn(transaction);
    await work(transaction);
  });
}

/** A run over older rows, as at night, does not move a cursor back. */
async function saveCursor(db: Kysely<Schema>, stream: string, position: string): Promise<void> {
  await db
    .insertInto("desk_cursors")
    .values({ stream, position })
    .onConflict((conflict) =>
      conflict.column("stream").doUpdateSet({ position }).where("desk_cursors.position", "<", position),
    )
    .execute();
}
