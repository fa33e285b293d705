import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { csvStart, formatCsvLine } from "#app/domain/text/csv.ts";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** An object is one of JSON. */
type Cell = string | number | object | null;

/** The type of a column; with a question mark it may be null. Times are ISO 8601 in UTC. */
export type ColumnKind = Kind | `${Kind}?`;
type Kind = "id" | "text" | "time" | "number" | "link" | "object";

/** The inputs of an export: links in it are signed with the data key. */
export type ExportParts = { dataKey: DataKey; siteUrl: string };

/** An export's definition: its name, its columns in order, and its rows, oldest first. */
export type Export<Column extends string = string> = {
  /** The file's name at the desk, and with `:export` the command's. */
  name: string;
  /** One row, in words. */
  what: string;
  columns: Readonly<Record<Column, ColumnKind>>;
  read(db: Kysely<Schema>, parts: ExportParts): AsyncIterable<Record<Column, Cell>>;
};

/** Checks that the rows have the columns that are told of, and lets all exports be handled alike. */
export function exportRows<Column extends string>(rows: Export<Column>): Export {
  return rows;
}

/** Small, because a desk export runs in the process that answers visitors. */
const pageSize = 100;

/** What the tables that are exported have in common; each has an index in this order. */
type Position = { created_at: number; id: string };

/**
 * Runs a query over a table page by page, oldest row first: the memory it needs does not grow with their number. Each page
 * begins after the last row of the one before, so new rows shift nothing. After each page it rests for as long as
 * the database took, so that visitors' work comes in between: PostgreSQL works as hard for an export as for them.
 */
export async function* pagesInOrder<DB, Table extends keyof DB, Row extends Position>(
  table: Table & string,
  query: SelectQueryBuilder<DB, Table, Row>,
): AsyncGenerator<Row[]> {
  yield* pagesBy(table, "created_at", query, ({ created_at }) => created_at);
}

/** As above, for a table whose time column has another name. */
export async function* pagesBy<DB, Table extends keyof DB, Row extends Pick<Position, "id">>(
  table: Table & string,
  timeColumn: string,
  query: SelectQueryBuilder<DB, Table, Row>,
  timeOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  const [time, id] = [sql.ref(`${table}.${timeColumn}`), sql.ref(`${table}.id`)];
  const first = query.orderBy(time).orderBy(id).limit(pageSize);
  for (let next = first; ; ) {
    const begunAt = performance.now();
    const page = await next.execute();
    const tookMs = performance.now() - begunAt;
    const last = page.at(-1);
    if (!last) return;
    yield page;
    await wait(tookMs);
    next = first.where(sql<boolean>`(${time}, ${id}) > (${timeOf(last)}, ${last.id})`);
  }
}

/** Milliseconds since 1970 as an export writes them: ISO 8601 in UTC, null for a time that never came. */
export function isoTime(milliseconds: number | null | undefined): string | null {
  return milliseconds == null ? null : new Date(milliseconds).toISOString();
}

/** Reads the emails about the rows of a page, by the row's id. */
export async function emailsAbout(
  db: Kysely<Schema>,
  page: readonly { id: string }[],
): Promise<Map<string, OutboxRow[]>> {
  const ids = page.map(({ id }) => id);
  const emails = await db.selectFrom("outbox").selectAll().where("subject_id", "in", ids).execute();
  return Map.groupBy(emails, ({ subject_id }) => subject_id);
}

/** The ways in which rows are written, each with its media type. */
export const exportFormats = {
  jsonl: "application/jsonl",
  csv: "text/csv; charset=utf-8; header=present",
} as const;
export type ExportFormat = keyof typeof exportFormats;

export function isExportFormat(format: string | undefined): format is ExportFormat {
  return format !== undefined && Object.hasOwn(exportFormats, format);
}

/** Writes all rows of an export, line by line: one JSON object a line, or CSV with a header. */
export function writeExport(
  rows: Export,
  format: ExportFormat,
  db: Kysely<Schema>,
  parts: ExportParts,
): AsyncGenerator<string> {
  const read = rows.read(db, parts);
  return format === "csv" ? csvLines(Object.keys(rows.columns), read) : jsonLines(read);
}

async function* jsonLines(rows: AsyncIterable<Record<string, Cell>>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function* csvLines(columns: string[], rows: AsyncIterable<Record<string, Cell>>): AsyncGenerator<string> {
  yield csvStart + formatCsvLine(columns);
  for await (const row of rows) yield formatCsvLine(columns.map((column) => csvCell(column, row[column] ?? null)));
}

function csvCell(column: string, value: Cell): string | number | null {
  // E.164 starts with a plus sign, which a spreadsheet would calculate; the US way of writing does not.
  if (column === "phone" && typeof value === "string") return formatUsPhoneNumber(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
