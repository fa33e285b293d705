import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { Temporal } from "temporal-polyfill";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { nightAt, takeNight } from "#app/server/desk/projector/reconciliation.server.ts";
import { forgetOldCounts } from "#app/server/guard/recipient-limit.server.ts";
import { createBackgroundLoop } from "#app/server/outgoing/background-loop.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { countOver, deleteOver } from "./expired-data.server.ts";

type Parts = { database: Pick<SiteDatabase, "db" | "dialect">; log: Logger };

/** How often to check whether it is night. */
const everyMs = 60_000;

/** A clock that is wrong by years is noticed within a month: no certificate counts by it, and no call can be booked. */
const mostNightsToWait = 30;

/** The loop that deletes expired data, once a night and in one process, if the clock has been steady. */
export function createNightlyRetention(parts: Parts): Delivery {
  const isSteady = createClockWatch();
  return createBackgroundLoop({
    look: async (nowMs, stopping) => isSteady(nowMs) && keepOnlyDue(parts, nowMs, stopping),
    everyMs,
    failure: "expired data cannot be deleted",
    log: parts.log,
  });
}

/**
 * Does the night's work if this process's turn has come: logs what it would delete, then deletes it. It only logs in the first
 * night of a database, so that the operator sees what will go before anything does, and after a gap for as many nights as
 * were missed, up to a month: either the site was off, or someone has set the clock ahead, and everything looks old by it.
 */
export async function keepOnlyDue(
  { database, log }: Parts,
  nowMs: number,
  stopping?: AbortSignal,
): Promise<"not-now" | "only-said" | "done"> {
  const { db } = database;
  const [last, night] = [await dayOf(db, "retention"), nightAt(nowMs)];
  if (last !== null && last > night) await takeBack(db, last, night);
  if (!(await takeNight(db, nowMs, "retention"))) return "not-now";
  log.info({ would: await countOver(database, nowMs) }, "retention: would delete");
  await forgetOldCounts(db, nowMs, stopping);
  if (last === null) return "only-said";
  if (daysBetween(last, night) !== 1) await waitAfterGap(db, last, night);
  const waitsUntil = await dayOf(db, "retention-waits");
  if (waitsUntil !== null && night < waitsUntil) {
    log.warn(
      { last, night, waitsUntil },
      "retention: nothing deleted, because nights were missed. Is the clock right?",
    );
    return "only-said";
  }
  log.info({ deleted: await deleteOver(database, nowMs, stopping) }, "retention: deleted");
  return "done";
}

async function dayOf(db: Kysely<Schema>, stream: "retention" | "retention-waits"): Promise<string | null> {
  const cursor = db.selectFrom("desk_cursors").select("position").where("stream", "=", stream);
  return (await cursor.executeTakeFirst())?.position ?? null;
}

/** A clock that was ahead has left a night of the future. Without this, nothing would be deleted until then. */
async function takeBack(db: Kysely<Schema>, future: string, night: string): Promise<void> {
  const cursor = db.updateTable("desk_cursors").set({ position: dayAfter(night, -1) });
  await cursor.where("stream", "=", "retention").where("position", "=", future).execute();
}

/** Puts off what is deleted next. A clock that goes back was wrong before, and is right now: one night is enough then. */
async function waitAfterGap(db: Kysely<Schema>, last: string, night: string): Promise<void> {
  const missed = Math.max(daysBetween(last, night) - 1, 1);
  const position = dayAfter(night, Math.min(missed, mostNightsToWait));
  await db
    .insertInto("desk_cursors")
    .values({ stream: "retention-waits", position })
    .onConflict((conflict) => conflict.column("stream").doUpdateSet({ position }))
    .execute();
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

function daysBetween(first: string, second: string): number {
  return Temporal.PlainDate.from(first).until(second, { largestUnit: "day" }).days;
}

/** How long the clock must have run without a jump before anything is deleted by it: time to notice that it is wrong. */
const steadyMs = 6 * 60 * 60 * 1000;

/** More than any correction of a clock that runs, and less than a wrong hour. */
const jumpMs = 5 * 60 * 1000;

/**
 * Makes a function that takes the clock's time (milliseconds since 1970) again and again, and says whether it has run steadily
 * for six hours. A start and a jump begin the six hours again.
 *
 * @param ranMs milliseconds that have really passed since some moment, whatever anyone does to the clock
 */
export function createClockWatch(ranMs = () => performance.now()): (nowMs: number) => boolean {
  let since = ranMs();
  let before: { nowMs: number; ran: number } | null = null;
  return (nowMs) => {
    const ran = ranMs();
    const jumped = before !== null && Math.abs(nowMs - before.nowMs - (ran - before.ran)) > jumpMs;
    if (jumped) since = ran;
    before = { nowMs, ran };
    return ran - since >= steadyMs;
  };
}
