import type { Temporal } from "temporal-polyfill";
import { isOpenAt } from "#app/domain/promises/alarm-times.ts";
import { type PromiseFigures, promiseFigures } from "#app/domain/promises/figures.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import type { DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { type PageCount, readPageCounts } from "./funnel.server.ts";
import { openPromises, readCases } from "./promise-cases.server.ts";
import { type PromiseKind, promiseKinds } from "./promise-kinds.server.ts";
import { queueNotice, readColleagues, whoCan } from "./staff-notices.server.ts";

/** A week in counts. `monday` is the day it began, as `2026-11-16`. */
export type WeekAbout = {
  monday: string;
  promises: ({ kind: PromiseKind } & Pick<PromiseFigures, "counted" | "kept" | "late" | "inTime">)[];
  /** Late now, whenever it was promised. */
  openLate: number;
  pages: PageCount[];
};

/**
 * Emails the owners how last week's promises went: once a week, at the first moment of the new week when the office is open,
 * or later if nothing ran then. The week's row and the emails are one transaction. Returns whether it sent them now. A week
 * with no messages and nothing late gets no email.
 */
export async function sendWeeklyDigest(source: DeskSource, nowMs: number): Promise<boolean> {
  if (!isOpenAt(nowMs, office)) return false;
  const { db } = source;
  const today = officeTime(nowMs, office).toPlainDate();
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 });
  const week = thisMonday.subtract({ days: 7 });
  const monday = week.toString();
  const known = await db.selectFrom("promise_digests").select("week").where("week", "=", monday).executeTakeFirst();
  if (known) return false;
  const about = await readWeek(source, { week, until: thisMonday }, nowMs);
  const isEmpty = about.openLate === 0 && about.promises.length === 0 && about.pages.length === 0;
  const owners = whoCan(await readColleagues(db), "set-promises");
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .insertInto("promise_digests")
      .values({ week: monday, made_at: nowMs })
      .onConflict((conflict) => conflict.column("week").doNothing())
      .returning("week")
      .executeTakeFirst();
    if (!taken || isEmpty) return false;
    for (const { id } of owners) await queueNotice(transaction, "promise-digest", { staffId: id, about, nowMs });
    return owners.length > 0;
  });
}

type Week = { week: Temporal.PlainDate; until: Temporal.PlainDate };

async function readWeek(source: DeskSource, { week, until }: Week, nowMs: number): Promise<WeekAbout> {
  const span = { fromMs: midnightOf(week), untilMs: midnightOf(until) };
  const cases = await readCases(source, span);
  const promises = promiseKinds.flatMap(({ id }) => {
    const { counted, kept, late, inTime } = promiseFigures(
      cases.filter(({ kind }) => kind === id),
      nowMs,
    );
    return counted === 0 ? [] : [{ kind: id, counted, kept, late, inTime }];
  });
  const openLate = await countOpenLate(source, nowMs);
  return { monday: week.toString(), promises, openLate, pages: await readPageCounts(source, span) };
}

async function countOpenLate({ db, reader }: DeskSource, nowMs: number): Promise<number> {
  const query = openPromises(db)
    .select(({ fn }) => fn.countAll<number>().as("late"))
    .where("clocks.due_at", "<", nowMs);
  const [row] = await reader.read(query.compile());
  return Number(row?.late ?? 0);
}

function midnightOf(day: Temporal.PlainDate): number {
  return day.toZonedDateTime(office.timeZone).epochMilliseconds;
}
