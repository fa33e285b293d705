import type { Kysely } from "kysely";
import { csvStart, formatCsvLine } from "#app/domain/text/csv.ts";
import { formatUsPhoneNumber } from "#app/domain/text/phone-number.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Cell, Export, ExportParts } from "./export-rows.server.ts";

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
