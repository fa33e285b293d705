import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { formatUsPhoneNumber } from "#app/domain/text/phone-number.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { type Command, type ExitCode, withDatabase } from "./command.server.ts";

type Cell = string | number | Record<string, string | number> | null;

/** What an export writes: its name as `npm run` knows it, its columns in order, and its rows, oldest first. */
type Export<Column extends string> = {
  name: string;
  what: string;
  columns: readonly Column[];
  read(db: Kysely<Schema>, settings: Settings): AsyncIterable<Record<Column, Cell>>;
};

/** Makes the command that writes all rows of an export to standard output, as JSON lines or CSV. */
export function exportCommand<Column extends string>(rows: Export<Column>): Command {
  const formats = { jsonl: jsonLines, csv: csvLines };

  return async (settings, args, { out, problems }) => {
    const format = parseFormat(args);
    if (format === null) {
      problems.write(usage(rows));
      return 2;
    }
    return withDatabase(settings, async ({ db }): Promise<ExitCode> => {
      try {
        await pipeline(Readable.from(formats[format](rows.read(db, settings))), out, { end: false });
      } catch (error) {
        // The reader has seen enough, as in `… | head`.
        if ((error as { code?: unknown }).code !== "EPIPE") throw error;
      }
      return 0;
    });
  };

  async function* csvLines(read: AsyncIterable<Record<Column, Cell>>): AsyncGenerator<string> {
    yield formatCsvLine(rows.columns);
    for await (const row of read) yield formatCsvLine(rows.columns.map((column) => csvCell(column, row[column])));
  }
}

function usage({ name, what }: Pick<Export<string>, "name" | "what">): string {
  return `Usage: npm run -s ${name} -- [--format jsonl|csv]

Writes every ${what} to standard output, oldest first.
  --format jsonl   one JSON object a line (the default)
  --format csv     RFC 4180 with a header; a cell that a spreadsheet would take for a formula gets an apostrophe in front
`;
}

function parseFormat(args: string[]): "jsonl" | "csv" | null {
  try {
    const { format } = parseArgs({ args, options: { format: { type: "string", default: "jsonl" } } }).values;
    return format === "jsonl" || format === "csv" ? format : null;
  } catch {
    return null;
  }
}

async function* jsonLines(rows: AsyncIterable<Record<string, Cell>>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

function csvCell(column: string, value: Cell): string | number | null {
  // E.164 starts with a plus sign, which a spreadsheet would calculate; the US way of writing does not.
  if (column === "phone" && typeof value === "string") return formatUsPhoneNumber(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/** What a spreadsheet takes for the start of a formula (OWASP, CSV Injection), the full-width forms included. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** Writes one line of CSV (RFC 4180): every cell quoted, CRLF at the end, nothing that a spreadsheet would calculate. */
export function formatCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(cell: string | number | null): string {
  if (typeof cell !== "string") return `"${cell ?? ""}"`;
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const pageSize = 500;

/** What the tables that are exported have in common; each has an index in this order. */
type Position = { created_at: number; id: string };

/**
 * Runs a query over a table page by page, oldest row first: the memory it needs does not grow with their number. Each page
 * begins behind the last row of the one before, so rows that come meanwhile shift nothing.
 */
export async function* pagesInOrder<DB, Table extends keyof DB, Row extends Position>(
  table: Table & string,
  query: SelectQueryBuilder<DB, Table, Row>,
): AsyncGenerator<Row[]> {
  const [time, id] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  const first = query.orderBy(time).orderBy(id).limit(pageSize);
  let page = await first.execute();
  while (page.length > 0) {
    yield page;
    const last = page.at(-1);
    page = await first.where(sql<boolean>`(${time}, ${id}) > (${last?.created_at}, ${last?.id})`).execute();
  }
}

/** Milliseconds since 1970 as an export writes them: ISO 8601 in UTC, null for a time that never came. */
export function isoTime(milliseconds: number | null | undefined): string | null {
  return milliseconds == null ? null : new Date(milliseconds).toISOString();
}
