import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { byKey } from "#app/server/database/postgres.server.ts";
import { idBefore } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { createBackgroundLoop } from "#app/server/outgoing/background-loop.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { storeConsentWords } from "./evidence.server.ts";
import {
  chainEvidence,
  endLostRecords,
  isLeft,
  type RecordParts,
  removeEndedRecords,
  type Stretch,
} from "./records.server.ts";

type KeeperParts = RecordParts & { stopping?: AbortSignal };

/** Rows per transaction, and milliseconds for visitors after each: no request waits for a record to be made. */
const batch = { rows: 10, pauseMs: 5 };

/** Ids say when a row was made and not when it was committed: newer rows than this are checked again. */
const rescanMs = 60_000;

/** Chains the consents since the last look, oldest first. Several processes may do it at once. */
export async function chainNew(parts: KeeperParts): Promise<void> {
  const head = parts.database.db.selectFrom("consent_head").select("position").where("id", "=", "head");
  const { position } = await head.executeTakeFirstOrThrow();
  await chainStretch(parts, { after: position === "" ? "" : idBefore(position, rescanMs) });
}

async function chainStretch(parts: KeeperParts, { after, until }: Stretch): Promise<void> {
  const { database, dataKey, stopping } = parts;
  let done: string | undefined = after;
  // Most looks find nothing, and need no transaction.
  while (done !== undefined && !stopping?.aborted && (await isLeft(database, { after: done, until }))) {
    const span: Stretch & { most: number } = { after: done, until, most: batch.rows };
    const chained: string[] = await database.db
      .transaction()
      .execute((db) => chainEvidence({ database: { ...database, db }, dataKey }, span));
    done = chained.at(-1);
    await wait(batch.pauseMs);
  }
}

/** How many rows the daily look compares at a time, and how long visitors' requests run in between. */
const slice = { rows: 1000, pauseMs: 20 };

/**
 * The daily check of everything: chains evidence that was missed, or released since; sets the end date of records whose
 * evidence is gone; and deletes those past their end date.
 */
export async function sweepRecords(parts: KeeperParts, nowMs: number, pauseMs = slice.pauseMs): Promise<void> {
  const { db } = parts.database;
  for (let after: string | null = ""; after !== null && !parts.stopping?.aborted; await wait(pauseMs)) {
    const until: string | null = await readIdAhead(db, "consent_evidence", "id", after);
    await chainStretch(parts, { after, until: until ?? undefined });
    after = until;
  }
  for (let after: string | null = ""; after !== null && !parts.stopping?.aborted; await wait(pauseMs)) {
    const until: string | null = await readIdAhead(db, "consent_records", "evidence_id", after);
    await endLostRecords(db, await readGone(db, { after, until: until ?? undefined }));
    after = until;
  }
  await removeEndedRecords(db, nowMs);
}

/** The id at the end of the slice after another; null when the rest is one slice. */
async function readIdAhead(db: Kysely<Schema>, table: string, column: string, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT ${sql.ref(column)} AS id FROM ${sql.table(table)} WHERE ${sql.ref(column)} > ${after}
    ORDER BY ${sql.ref(column)} LIMIT 1 OFFSET ${slice.rows - 1}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Evidence in a range that is gone and whose records have no end date yet. */
async function readGone(db: Kysely<Schema>, { after, until }: Stretch): Promise<string[]> {
  const { rows } = await sql<{ evidence_id: string }>`
    SELECT evidence_id FROM consent_records AS known
    WHERE evidence_id > ${after} AND ${until === undefined ? sql`TRUE` : sql`evidence_id <= ${until}`} AND kept_until IS NULL
      AND NOT EXISTS (SELECT 1 FROM consent_evidence AS kept WHERE kept.id = known.evidence_id ${byKey})`.execute(db);
  return rows.map(({ evidence_id }) => evidence_id);
}

const timing = { pollMs: 2000, sweepMs: 24 * 60 * 60 * 1000 };

/**
 * The loop that keeps the chain of evidence in line with what visitors agree to. It looks every other second, and checks
 * everything when it starts and once a day.
 */
export function createConsentKeeper({ log, ...given }: RecordParts & { log: Logger }): Delivery {
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function look(nowMs: number, stopping: AbortSignal): Promise<void> {
    const parts = { ...given, stopping };
    await chainNew(parts);
    if (nowMs < sweptAt + timing.sweepMs) return;
    await storeConsentWords(parts.database.db);
    await sweepRecords(parts, nowMs);
    sweptAt = nowMs;
  }

  return createBackgroundLoop({
    look,
    everyMs: timing.pollMs,
    failure: "evidence of consent cannot be chained",
    log,
  });
}
