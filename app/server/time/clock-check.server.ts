import { getEnvironmentData } from "node:worker_threads";
import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** More than clocks that are set by the network ever differ, and less than a wrong hour. */
const mostApartMs = 5 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

type Database = Pick<SiteDatabase, "db" | "dialect">;

/** Whether the clock of this process can be right, by what the database knows about time. */
export type ClockCheck = {
  /** False while it is known to be wrong. No page names a day then, and no call can be booked. */
  isTrusted(): boolean;
  /** Compares once more, and logs what has changed. Rejects when the database does not answer. */
  look(nowMs: number): Promise<void>;
};

/** Makes the check; it trusts the clock until its first look. */
export function createClockCheck(database: Database, log: Logger): ClockCheck {
  let said: string | null = null;
  let isTrusted = true;
  return {
    isTrusted: () => isTrusted,
    async look(nowMs) {
      const apartMs = await apartFromServer(database, nowMs);
      isTrusted = Math.abs(apartMs) <= mostApartMs;
      const words = isTrusted ? null : apartWords(apartMs);
      if (words !== said) log[words === null ? "info" : "error"](words ?? "the clock is right again");
      said = words;
    },
  };
}

/**
 * Says at a start what a clock may have wrong that only a person can know: this machine is the only one with SQLite, and a
 * clock that is ahead looks like a site that was off.
 */
export async function sayDoubts({ db }: Pick<Database, "db">, log: Logger, nowMs: number): Promise<void> {
  const [beat] = await db.selectFrom("heartbeats").select("beat_at").orderBy("beat_at", "desc").limit(1).execute();
  if (!beat) return;
  const passedMs = nowMs - Number(beat.beat_at);
  if (passedMs > dayMs)
    log.warn(
      { now: iso(nowMs) },
      `${lengthOf(passedMs)} have passed since the site last ran, by this clock. Is it right?`,
    );
  if (passedMs < -mostApartMs) log.warn({ now: iso(nowMs) }, futureWords(passedMs));
}

/** What is wrong with the clock of this machine, for the operator. Rejects when the database does not answer. */
export async function clockFaults(database: Database, nowMs: number): Promise<string[]> {
  const apartMs = await apartFromServer(database, nowMs);
  if (Math.abs(apartMs) > mostApartMs) return [apartWords(apartMs)];
  const newest = await newestRow(database.db);
  return newest.at - nowMs > mostApartMs ? [futureWords(nowMs - newest.at, newest.what)] : [];
}

/** How far this clock is ahead of PostgreSQL's, in milliseconds. SQLite has no clock of its own: 0. */
async function apartFromServer({ db, dialect }: Database, nowMs: number): Promise<number> {
  if (dialect === "sqlite") return 0;
  const askedAt = performance.now();
  const { rows } = await sql<{ ms: number }>`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`.execute(db);
  return nowMs - aheadInTestsMs() + (performance.now() - askedAt) - Number(rows[0]?.ms ?? nowMs);
}

/** Tests move the clock of a process, and cannot move their database's. */
function aheadInTestsMs(): number {
  const shared = getEnvironmentData("test clock");
  return shared instanceof SharedArrayBuffer ? (new Float64Array(shared)[0] ?? 0) : 0;
}

/** What visitors send, by its table; each table has an index by this time. */
const sentByVisitors = [
  ["leads", "a request for an analysis"],
  ["messages", "a message"],
  ["bookings", "a booking"],
  ["newsletter_subscribers", "a newsletter address"],
] as const;

/** The newest row that has a time of its own, and what it is, in words. */
async function newestRow(db: Kysely<Schema>): Promise<{ at: number; what: string }> {
  const [beat] = await db
    .selectFrom("heartbeats")
    .select("beat_at as at")
    .orderBy("beat_at", "desc")
    .limit(1)
    .execute();
  const rows = [{ at: Number(beat?.at ?? 0), what: "something" }];
  for (const [table, what] of sentByVisitors) {
    const [row] = await db
      .selectFrom(table)
      .select("created_at as at")
      .orderBy("created_at", "desc")
      .limit(1)
      .execute();
    rows.push({ at: Number(row?.at ?? 0), what });
  }
  return rows.reduce((newest, row) => (row.at > newest.at ? row : newest));
}

function apartWords(apartMs: number): string {
  const side = apartMs > 0 ? "ahead of" : "behind";
  return `The clock of this machine is ${lengthOf(Math.abs(apartMs))} ${side} the one of the database. Set both (timedatectl). Until then no page names a day, and no call can be booked`;
}

function futureWords(passedMs: number, what = "something"): string {
  return `The database has ${what} that was stored ${lengthOf(Math.abs(passedMs))} from now, by this clock. It is behind, or it was ahead: see timedatectl`;
}

function lengthOf(ms: number): string {
  const [unit, name] =
    ms >= 2 * dayMs ? [dayMs, "days"] : ms >= 2 * 3_600_000 ? [3_600_000, "hours"] : [60_000, "minutes"];
  return `${Math.round(Number(ms) / Number(unit))} ${name}`;
}

function iso(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
