import { isoTime } from "./iso-time.server.ts";

/** The columns that hold JSON. */
const jsonColumns = new Set(["attribution", "fields", "erased"]);

/** A row of the database for somebody who reads it: names as in JSON, times as ISO 8601 in UTC. */
export function readableRow(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), readable(column, value)]));
}

function readable(column: string, value: unknown): unknown {
  if (typeof value === "number" && /_(at|by|until|from)$/.test(column)) return isoTime(value);
  return typeof value === "string" && jsonColumns.has(column) ? JSON.parse(value) : value;
}

/** `created_at` → `createdAt`. */
function nameOf(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
