import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { expect } from "@playwright/test";
import { leadRow, messageRow } from "#test/desk-samples.ts";
import { patience } from "#test/patience.ts";
import type { DeskSite } from "./desk.ts";

const hourMs = 3_600_000;

/** Puts rows into a table of a running desk, past every check. */
export function storeRows({ site }: DeskSite, table: string, rows: object[]): void {
  const database = new DatabaseSync(join(site.dataDir, "site.db"), { timeout: 10_000 });
  database.exec("BEGIN");
  for (const row of rows) {
    const columns = Object.keys(row);
    const places = columns.map(() => "?").join(", ");
    database
      .prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`)
      .run(...(Object.values(row) as SQLInputValue[]));
  }
  database.exec("COMMIT");
  database.close();
}

/** Stores rows as visitors' forms do, and waits until the desk has threads for them. */
export async function sendToDesk(
  desk: DeskSite,
  table: "leads" | "messages" | "bookings",
  rows: { id: string; [column: string]: unknown }[],
): Promise<void> {
  storeRows(desk, table, rows);
  const database = new DatabaseSync(join(desk.site.dataDir, "site.db"), { timeout: 10_000 });
  const known = database.prepare(
    "SELECT count(*) AS known FROM thread_sources WHERE source_id IN (SELECT value FROM json_each(?))",
  );
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await expect.poll(() => known.get(ids)?.known, patience).toBe(rows.length);
  database.close();
}

/** Messages that are due this many hours from now, from Person 0, Person 1 and so on. */
export function messagesDueIn(hours: readonly number[], name = "Person") {
  return hours.map((due, index) =>
    messageRow({
      name: `${name} ${index}`,
      email: `${name.toLowerCase()}${index}@visitor.example`,
      due_at: Date.now() + due * hourMs,
    }),
  );
}

/** A lead that came this many hours ago. */
export function leadOf(name: string, message: string | null, hoursAgo = 0) {
  return leadRow({ name, message, created_at: Date.now() - hoursAgo * hourMs });
}
