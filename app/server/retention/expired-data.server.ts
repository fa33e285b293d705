import { sql } from "kysely";
import { keptHowLong } from "#app/content/pages/company/kept-how-long.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import { deleteInBatches } from "#app/server/database/small-batches.server.ts";
import type { DeskPrivacy } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { forgetGone } from "#app/server/desk/projector/reconciliation.server.ts";
import type { DeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { personFile } from "#app/server/privacy/person-file.server.ts";
import { openAccountReference } from "#app/server/privacy/privacy-requests.server.ts";
import { cutoffsAt, type DeletedKind, retentionRules } from "./rules.server.ts";

type Database = Pick<SiteDatabase, "db" | "dialect">;

/** How many rows of each kind. */
export type RetentionCounts = Readonly<Record<DeletedKind, number>>;

const kinds = Object.keys(retentionRules) as DeletedKind[];

/**
 * Counts the rows that would be deleted at a time (milliseconds since 1970), and deletes nothing.
 *
 * @param reader runs the queries, as at the desk; the database itself does when there is none
 */
export async function countOver(
  { db, reader }: Pick<SiteDatabase, "db"> & { reader?: Pick<DeskReader, "read"> },
  nowMs: number,
): Promise<RetentionCounts> {
  const counts: [DeletedKind, number][] = [];
  for (const kind of kinds) {
    const over = retentionRules[kind].over(cutoffsAt(nowMs));
    const query = sql<{ count: number }>`SELECT count(*) AS count FROM (${over}) AS over_rows`.compile(db);
    const [row] = reader ? await reader.read(query) : (await db.executeQuery(query)).rows;
    counts.push([kind, Number(row?.count ?? 0)]);
  }
  return Object.fromEntries(counts) as RetentionCounts;
}

/**
 * Deletes rows that have expired at a time, a few per transaction, and then what the desk derived from them. Each batch
 * checks again, so rows that someone needs by now are spared. Gives how many of each kind it deleted; a kill loses
 * nothing, the next run continues.
 */
export async function deleteOver(database: Database, nowMs: number, stopping?: AbortSignal): Promise<RetentionCounts> {
  const counts: [DeletedKind, number][] = [];
  for (const kind of kinds) {
    counts.push([kind, await deleteInBatches((most) => deleteBatch(database, kind, nowMs, most), stopping)]);
  }
  await forgetGone({ database, ...(stopping && { stopping }) });
  return Object.fromEntries(counts) as RetentionCounts;
}

async function deleteBatch(database: Database, kind: DeletedKind, nowMs: number, most: number): Promise<number> {
  const { over, remove } = retentionRules[kind];
  return database.db.transaction().execute(async (db) => {
    await takePeopleTurn(db);
    const { rows } = await sql<{ id: string }>`SELECT id FROM (${over(cutoffsAt(nowMs))}) AS over_rows
      ORDER BY id LIMIT ${most}`.execute(db);
    if (rows.length === 0) return 0;
    await remove(
      { ...database, db },
      rows.map(({ id }) => id),
      cutoffsAt(nowMs),
    );
    return rows.length;
  });
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** What the desk's page about privacy needs of the rest of the site. */
export function deskPrivacy(database: SiteDatabase, dataKey: DataKey, dataDir: string): DeskPrivacy {
  return {
    fileOf: (email) => personFile({ db: database.db, dataKey, dataDir }, email, Date.now()),
    accountReference: (sealed) => openAccountReference(dataKey, sealed),
    async retention(source, nowMs) {
      const counts: Partial<Record<string, number>> = await countOver(source, nowMs + weekMs);
      return keptHowLong.map(({ kind, name, keeps }) => ({ kind: name, keeps, soon: counts[kind] ?? null }));
    },
  };
}
