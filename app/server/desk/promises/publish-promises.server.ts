import { daysMeasured, promiseFigures } from "#app/domain/promises/figures.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import { type MeasuredPage, measuredPages } from "#app/server/database/schema/promise-schema.server.ts";
import type { DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { readCases } from "./promise-cases.server.ts";
import type { PromiseKind } from "./promise-kinds.server.ts";

/** Promises that a public page is about. */
const kindOfPage: Readonly<Record<MeasuredPage, PromiseKind>> = {
  contact: "message",
  "get-started": "analysis",
};

/** Messages from the last minutes of a day are on the desk by then. */
const afterMidnightMs = 10 * 60_000;

/**
 * Stores the figures visitors may read today: those of the 90 days before the office's last midnight. Once a day, by the
 * first process; the others find the rows. Returns how many were stored.
 */
export async function publishPromises(source: DeskSource, nowMs: number): Promise<number> {
  const today = officeTime(nowMs - afterMidnightMs, office).startOfDay();
  const day = today.subtract({ days: 1 }).toPlainDate().toString();
  const { db } = source;
  const known = await db.selectFrom("published_promises").select("page").where("day", "=", day).execute();
  if (known.length === measuredPages.length) return 0;
  const [fromMs, untilMs] = [today.subtract({ days: daysMeasured }).epochMilliseconds, today.epochMilliseconds];
  const cases = await readCases(source, { fromMs, untilMs });
  const rows = measuredPages.map((page) => {
    const figures = promiseFigures(
      cases.filter(({ kind }) => kind === kindOfPage[page]),
      untilMs,
    );
    return { page, day, figures: JSON.stringify(figures), made_at: nowMs };
  });
  const stored = await db
    .insertInto("published_promises")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["page", "day"]).doNothing())
    .executeTakeFirst();
  return Number(stored.numInsertedOrUpdatedRows ?? 0);
}
