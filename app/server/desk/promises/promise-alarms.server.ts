import type { Kysely } from "kysely";
import type { PromiseName } from "#app/content/site/answer-times.ts";
import { whoHolds } from "#app/domain/desk/stages.ts";
import { alarmTimes, isOpenAt } from "#app/domain/promises/alarm-times.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { openPromises } from "./promise-cases.server.ts";
import { type Colleague, queueNotice, readColleagues, whoCan } from "./staff-notices.server.ts";

/** 1: the person in charge. 2: the owners, because it is still open. */
export type AlarmLevel = 1 | 2;
/** Data of an email about late promises. */
export type AlarmAbout = { clocks: { id: string; level: AlarmLevel }[] };

/**
 * Promises that become late while the office is closed are reported before it closes: no office closes for longer than this.
 */
const lookAheadMs = 6 * 24 * 60 * 60 * 1000;
/** Most alarms in one run; the next run is a minute later. */
const mostAtOnce = 2000;

/**
 * Emails the team about overdue promises: each once to the colleague who has the thread (or to all counselors while it is
 * free), and once more to the owners. The note that it was reported and the emails are one transaction, so it is reported
 * once even if processes are killed, or several run at the same time. Returns how many alarms were new. Does nothing while
 * the office is closed.
 */
export async function raiseAlarms(db: Kysely<Schema>, nowMs: number): Promise<number> {
  if (!isOpenAt(nowMs, office)) return 0;
  const due = (await readUnsaid(db, nowMs)).flatMap((clock) => {
    const { firstMs, secondMs } = alarmTimes(clock.due_at, office);
    return ([1, 2] as const)
      .filter((level) => nowMs >= (level === 1 ? firstMs : secondMs) && !clock.said.includes(level))
      .map((level) => ({ ...clock, level }));
  });
  if (due.length === 0) return 0;
  const colleagues = await readColleagues(db);
  return db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto("promise_alarms")
      .values(due.map(({ id, level }) => ({ clock_id: id, level, raised_at: nowMs })))
      .onConflict((conflict) => conflict.columns(["clock_id", "level"]).doNothing())
      .returning(["clock_id", "level"])
      .execute();
    const isNew = new Set(noted.map(({ clock_id, level }) => `${clock_id} ${level}`));
    const fresh = due.filter(({ id, level }) => isNew.has(`${id} ${level}`));
    for (const [staffId, clocks] of byColleague(fresh, colleagues, nowMs)) {
      const about: AlarmAbout = { clocks: [...clocks].map(([id, level]) => ({ id, level })) };
      await queueNotice(transaction, "promise-alarm", { staffId, about, nowMs });
    }
    return fresh.length;
  });
}

type UnsaidClock = {
  id: string;
  promise: PromiseName;
  due_at: number;
  assignee: string | null;
  claimed_until: number | null;
  said: AlarmLevel[];
};

/** Open promises not everyone has been told about, the longest overdue first. */
async function readUnsaid(db: Kysely<Schema>, nowMs: number): Promise<UnsaidClock[]> {
  const rows = await openPromises(db)
    .leftJoin("promise_alarms as first", (join) =>
      join.onRef("first.clock_id", "=", "clocks.id").on("first.level", "=", 1),
    )
    .leftJoin("promise_alarms as second", (join) =>
      join.onRef("second.clock_id", "=", "clocks.id").on("second.level", "=", 2),
    )
    .select(["clocks.id", "promise", "clocks.due_at", "assignee", "claimed_until", "first.level as first"])
    .where("clocks.due_at", "<", nowMs + lookAheadMs)
    .where("second.level", "is", null)
    .orderBy("clocks.due_at")
    .orderBy("clocks.id")
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ first, ...clock }) => ({ ...clock, said: first === null ? [] : [1] }));
}

type NewAlarm = Omit<UnsaidClock, "said"> & { level: AlarmLevel };

/** One email to each person, naming a promise once: a person who gets both levels reads the second. */
function byColleague(alarms: readonly NewAlarm[], colleagues: readonly Colleague[], nowMs: number) {
  const emails = new Map<string, Map<string, AlarmLevel>>();
  for (const alarm of alarms) {
    for (const { id } of whomToTell(alarm, colleagues, nowMs)) {
      const clocks = emails.get(id) ?? new Map<string, AlarmLevel>();
      emails.set(id, clocks.set(alarm.id, alarm.level));
    }
  }
  return emails;
}

/** Only an owner can answer a privacy request; and a team without counselors has its owners. */
function whomToTell(alarm: NewAlarm, colleagues: readonly Colleague[], nowMs: number): Colleague[] {
  const owners = whoCan(colleagues, "set-promises");
  if (alarm.level === 2 || alarm.promise.startsWith("privacy")) return owners;
  const mayWork = whoCan(colleagues, "work-threads");
  const holder = whoHolds({ assignee: alarm.assignee, claimedUntil: alarm.claimed_until }, nowMs);
  const concerned = mayWork.filter(({ id }) => id === holder);
  if (concerned.length > 0) return concerned;
  const counselors = mayWork.filter(({ role }) => role === "counselor");
  return counselors.length > 0 ? counselors : owners;
}
