import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { measuredWords, type PromiseFigures } from "#app/domain/promises/figures.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { type MeasuredPage, measuredPages } from "#app/server/database/schema/promise-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { createWaiter } from "#app/server/outgoing/delivery-timing.server.ts";

/** What the figures of a page are about, in the words of its sentence. */
const counts: Readonly<Record<MeasuredPage, string>> = { contact: "messages", "get-started": "requests" };

/** The figures of a page as of the end of a day, and their sentence; null below 30 cases. */
type MeasuredLine = { page: MeasuredPage; day: string; figures: PromiseFigures; words: string | null };

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

/** Files of the site in memory, and how to rebuild one of them with another text. */
type ChangeablePages<File> = {
  files: Map<string, File>;
  withText(file: File, change: (text: string) => string): Promise<File>;
};

const lookEveryMs = 60_000;

/** The empty place that the build keeps for the line. It is outside of every island. */
const placeOf = (page: string) => new RegExp(`<div data-measured="${page}" hidden(?:="")?></div>`);

/**
 * Keeps the pages that say how long answers took in line with the newest figures. It asks the database once a minute, and
 * no visitor waits for it: a page is rebuilt only when its line has changed, and then served from memory like the others.
 */
export function createShownLine<File>(
  { database, log }: { database: Pick<SiteDatabase, "db">; log: Logger },
  { files, withText }: ChangeablePages<File>,
) {
  const asBuilt = new Map(measuredPages.map((page) => [page, files.get(`/${page}`)]));
  const shown = new Map<string, string>();
  const waiter = createWaiter();
  let running: Promise<void> | undefined;

  /** Adds the lines to the pages, or removes them. */
  async function look(nowMs = Date.now()): Promise<void> {
    const lines = new Map((await readShownLines(database.db, nowMs)).map((line) => [line.page, lineHtml(line)]));
    for (const [page, built] of asBuilt) {
      const html = lines.get(page) ?? "";
      if (!built || html === (shown.get(page) ?? "")) continue;
      files.set(
        `/${page}`,
        html === "" ? built : await withText(built, (text) => text.replace(placeOf(page), () => html)),
      );
      shown.set(page, html);
    }
  }

  async function run(): Promise<void> {
    while (!waiter.isStopped()) {
      await look().catch((err: unknown) => log.error({ err }, "the measured line cannot be updated"));
      await waiter.sleep(lookEveryMs);
    }
  }

  return {
    look,
    start() {
      running ??= run();
    },
    async stop() {
      waiter.stop();
      await running;
    },
  };
}

/** Only numbers and our own words: nothing in it needs escaping. Empty below 30 cases. */
function lineHtml({ page, day, words }: MeasuredLine): string {
  if (words === null) return "";
  return `<div data-measured="${page}" class="measured"><p>${words}</p><p class="fine">Counted through ${formatDay(day)}, with those still open. <a href="/about#how-we-measure">How we measure</a></p></div>`;
}
