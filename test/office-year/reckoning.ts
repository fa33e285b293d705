import { sql } from "kysely";
import { alarmTimes, isOpenAt } from "#app/domain/promises/alarm-times.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import { office as openHours } from "#app/server/time/office.server.ts";
import { tracesOfAddresses } from "#test/traces-of-address.ts";
import type { Promised } from "./diary.ts";
import type { Office } from "./open-office.ts";

/** The rows that exist and the rows that should exist, each as lines in the same order. */
export type Held = { there: string[]; due: string[] };

function held(there: readonly unknown[], due: readonly unknown[]): Held {
  const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return { there: lines(there), due: lines(due) };
}

/** Promises made to people who are still there. */
function standing({ diary }: Office): Promised[] {
  return diary.promised.filter(({ visitor, isOver }) => visitor.goneAt === null && !isOver);
}

/** Each promise that was made has a row that ended the way it was kept, and there are no other rows. */
export async function holdPromises(office: Office): Promise<Held> {
  const rows = await office.db
    .selectFrom("clocks")
    .select(["source_id", "promise", "started_at", "due_at", "ended_at", "ended_how"])
    .execute();
  const there = rows.map((row) => [
    row.source_id,
    row.promise,
    row.started_at,
    row.due_at,
    row.ended_at,
    row.ended_how,
  ]);
  const due = standing(office).map((one) => [
    ...[one.sourceId, one.promise, one.startedAt, one.dueAt, one.endedAt, one.endedHow],
  ]);
  return held(there, due);
}

/** Each alarm was raised at the first look in open hours after it was due, unless the promise was kept by then. */
export async function holdAlarms(office: Office): Promise<Held> {
  const rows = await office.db
    .selectFrom("promise_alarms")
    .innerJoin("clocks", "clocks.id", "clock_id")
    .select(["source_id", "promise", "due_at", "level", "raised_at"])
    .execute();
  const there = rows.map((row) => [row.source_id, row.promise, row.due_at, row.level, row.raised_at]);
  const looks = office.diary.looks.filter((at) => isOpenAt(at, openHours));
  const due = standing(office).flatMap((one) => {
    const { firstMs, secondMs } = alarmTimes(one.dueAt, openHours);
    const extendedAt = office.diary.promised.find(
      (other) => one.source === "desk" && other.sourceId === one.sourceId && other.endedHow === "extended",
    )?.endedAt;
    const since = Math.max(one.startedAt, extendedAt ?? 0);
    return [firstMs, secondMs].flatMap((atMs, index) => {
      const raisedAt = looks.find((at) => at >= atMs && at >= since);
      const isSaid = raisedAt !== undefined && (one.endedAt === null || raisedAt <= one.endedAt);
      return isSaid ? [[one.sourceId, one.promise, one.dueAt, index + 1, raisedAt]] : [];
    });
  });
  return held(there, due);
}

/** One digest for each week, at the first look in open hours after it. */
export async function holdDigests(office: Office): Promise<Held> {
  const rows = await office.db.selectFrom("promise_digests").select(["week", "made_at"]).execute();
  const first = new Map<string, number>();
  for (const at of office.diary.looks.filter((look) => isOpenAt(look, openHours))) {
    const day = officeTime(at, openHours).toPlainDate();
    const week = day.subtract({ days: day.dayOfWeek + 6 }).toString();
    if (!first.has(week)) first.set(week, at);
  }
  return held(
    rows.map(({ week, made_at }) => [week, made_at]),
    [...first],
  );
}

/** The figures that visitors could read each day, counted again from the diary, one promise at a time. */
export async function holdFigures(office: Office): Promise<Held> {
  const rows = await office.db.selectFrom("published_promises").selectAll().execute();
  const there = rows.map(({ page, day, figures }) => [page, day, JSON.parse(figures)]);
  const due = rows.map(({ page, day, made_at }) => [page, day, figuresOf(office, page, { day, made_at })]);
  return held(there, due);
}

function figuresOf({ diary }: Office, page: string, { day, made_at }: { day: string; made_at: number }) {
  const until = officeTime(made_at - 600_000, openHours).startOfDay();
  if (until.subtract({ days: 1 }).toPlainDate().toString() !== day) return "another day";
  const [fromMs, untilMs] = [until.subtract({ days: 90 }).epochMilliseconds, until.epochMilliseconds];
  const name = page === "contact" ? "contact" : "creditAnalysis";
  const waits: { ms: number; isAtLeast: boolean }[] = [];
  const figures = { counted: 0, kept: 0, late: 0, inTime: 0, open: 0 };
  for (const { promise, startedAt, dueAt, endedAt, endedHow, visitor } of diary.promised) {
    if (promise !== name || startedAt < fromMs || startedAt >= untilMs) continue;
    if (visitor.goneAt !== null && visitor.goneAt <= made_at) continue;
    const hasEnded = endedAt !== null && endedAt <= untilMs;
    const isAnswered = hasEnded && endedHow !== "closed";
    figures.counted += 1;
    if (!hasEnded) figures.open += 1;
    if (isAnswered) figures[endedAt <= dueAt ? "kept" : "late"] += 1;
    else figures[hasEnded || untilMs > dueAt ? "late" : "inTime"] += 1;
    waits.push({ ms: (isAnswered ? endedAt : untilMs) - startedAt, isAtLeast: !isAnswered });
  }
  waits.sort((a, b) => a.ms - b.ms || Number(a.isAtLeast) - Number(b.isAtLeast));
  const at = (share: number) => waits.find((_, index) => (index + 1) / waits.length >= share) ?? null;
  return { ...figures, median: at(0.5), ninetieth: at(0.9) };
}

/** Each step of a privacy request has a row, even if the person was erased. */
export async function holdSteps({ db, diary }: Office): Promise<Held> {
  const rows = await db.selectFrom("privacy_steps").select(["request_id", "kind", "at"]).execute();
  const erased = diary.promised.filter(
    ({ promise, visitor }) => promise === "privacyRequest.delete" && visitor.goneAt !== null,
  );
  return held(
    rows.map(({ request_id, kind, at }) => [request_id, kind, kind === "erased" ? 0 : at]),
    [
      ...diary.steps.map(({ request, kind, at }) => [request, kind, at]),
      ...erased.map(({ sourceId }) => [sourceId, "erased", 0]),
    ],
  );
}

/** Each letter went once to everyone who had to get it, and to no one else. */
export async function holdLetters({ db, diary }: Office): Promise<Held> {
  const rows = await db
    .selectFrom("issue_recipients")
    .select(["issue_id", "state", sql<number>`count(*)`.as("rows")])
    .where("staff_id", "is", null)
    .groupBy(["issue_id", "state"])
    .execute();
  const there = rows.map(({ issue_id, state, rows: count }) => [issue_id, state, Number(count)]);
  return held(
    there,
    diary.letters.filter(({ readers }) => readers > 0).map(({ id, readers }) => [id, "sent", readers]),
  );
}

/** Each action at the desk has an entry with its time and the colleague who did it. */
export async function findUnnoted({ db, diary }: Office): Promise<string[]> {
  const rows = await db.selectFrom("audit").select(["what", "at", "staff_id"]).where("kind", "=", "command").execute();
  const noted = new Set(rows.map(({ what, at, staff_id }) => `${what} ${at} ${staff_id}`));
  return diary.deeds.map(({ what, at, staffId }) => `${what} ${at} ${staffId}`).filter((deed) => !noted.has(deed));
}

/** The places that still name an erased person: files by their bytes, and on PostgreSQL tables by their rows. */
export async function findErased({ db, services, settings, diary }: Office): Promise<string[]> {
  const emails = diary.erased.map(({ email }) => email);
  const traces = await tracesOfAddresses(settings.dataDir, emails);
  if (services.database.dialect === "sqlite") return traces;
  const tables = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db);
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      text: string;
    }>`SELECT lower(item::text) AS text FROM ${sql.table(name)} AS item`.execute(db);
    const all = rows.map(({ text }) => text).join("\n");
    if (emails.some((email) => all.includes(email.toLowerCase()))) traces.push(name);
  }
  return traces;
}

/** Counts of what is stored too long: older than its longest age in days plus the day until the next nightly run. */
export async function findOverdue({ db }: Office): Promise<Record<string, number>> {
  const day = 24 * 60 * 60 * 1000;
  const before = (days: number) => Date.now() - (days + 1) * day;
  const count = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;
  const drafts = db.selectFrom("drafts").innerJoin("threads", "threads.id", "thread_id").select("thread_id");
  const pending = db.selectFrom("newsletter_subscribers").select("id").where("status", "=", "pending");
  return {
    unconfirmed: await count(pending.where("created_at", "<", before(90))),
    // A draft may still become the answer to someone who is waiting.
    drafts: await count(drafts.where("saved_at", "<", before(90)).where("state", "<>", "waiting")),
    sessions: await count(db.selectFrom("staff_sessions").select("id").where("last_seen_at", "<", before(30))),
  };
}
