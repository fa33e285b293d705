import type { Kysely } from "kysely";
import { measuredWords } from "#app/domain/promises/measured-words.ts";
import type { PromiseFigures } from "#app/domain/promises/promise-figures.ts";
import type { MeasuredPage } from "#app/server/database/schema/promise-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** What the figures of a page are about, in the words of its sentence. */
const counts: Readonly<Record<MeasuredPage, string>> = { contact: "messages", "get-started": "requests" };

/** The figures of a page as of the end of a day, and their sentence; null below 30 cases. */
export type MeasuredLine = { page: MeasuredPage; day: string; figures: PromiseFigures; words: string | null };

/** Writes the sentence from the figures. */
function measuredLine(page: MeasuredPage, day: string, figures: PromiseFigures): MeasuredLine {
  return { page, day, figures, words: measuredWords(figures, counts[page]) };
}

/** After this long without a count, the figures no longer cover the last 90 days. */
const freshForMs = 3 * 24 * 60 * 60 * 1000;

/** The newest line of each page, made in the last three days; empty when an owner took the line down. */
export async function readShownLines(db: Kysely<Schema>, nowMs: number): Promise<MeasuredLine[]> {
  return (await isOn(db)) ? readNewestLines(db, nowMs) : [];
}

/** The newest line of each page, whether or not it is shown. */
export async function readNewestLines(db: Kysely<Schema>, nowMs: number): Promise<MeasuredLine[]> {
  const rows = await db
    .selectFrom("published_promises")
    .select(["page", "day", "figures"])
    .where("made_at", ">", nowMs - freshForMs)
    .orderBy("day")
    .execute();
  const newest = new Map(rows.map((row) => [row.page, row]));
  return [...newest.values()].map(({ page, day, figures }) => measuredLine(page, day, JSON.parse(figures)));
}

async function isOn(db: Kysely<Schema>): Promise<boolean> {
  const last = await db
    .selectFrom("promise_switches")
    .select("is_on")
    .where("switch", "=", "line")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.is_on !== 0;
}
