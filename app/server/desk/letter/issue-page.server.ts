import { type Kysely, sql } from "kysely";
import { allowsStep, type IssueProgress, type LeftOut, minutesToGo } from "#app/domain/letter/issue-states.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import type { IssueRow } from "#app/server/database/schema/letter-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { countRecipients } from "#app/server/letter/issue-recipients.server.ts";
import { type OnList, readLeftOut } from "#app/server/letter/list-standing.server.ts";
import {
  formatEasternClock,
  formatShortEasternDay,
  formatShortEasternTime,
} from "#app/server/time/eastern-time.server.ts";
import { office } from "#app/server/time/office.server.ts";

/** The list shows no figures for older issues: each has a row for every reader. */
const mostCounted = 10;

/** Returns all issues, newest first. */
export async function readIssues(db: Kysely<Schema>) {
  const rows = await withText(db).orderBy("number", "desc").limit(200).execute();
  const listed = rows.map(async (row, index) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    subject: row.subject,
    when: whenOf(row),
    counts: row.started_at === null || index >= mostCounted ? null : await countRecipients(db, row.id),
  }));
  return Promise.all(listed);
}

/** Returns an issue with its text; null when the id does not exist. */
export async function readIssue(db: Kysely<Schema>, id: string) {
  return (await withText(db).where("issues.id", "=", id).executeTakeFirst()) ?? null;
}

function withText(db: Kysely<Schema>) {
  return db
    .selectFrom("issues")
    .innerJoin("issue_versions as text", (join) =>
      join.onRef("text.issue_id", "=", "issues.id").onRef("text.version", "=", "issues.version"),
    )
    .selectAll("issues")
    .select(["subject", "first_line as firstLine", "words"]);
}

function whenOf({ state, created_at, send_at, started_at, finished_at }: IssueRow): string {
  if (state === "scheduled" && send_at !== null) return `Goes out ${formatShortEasternTime(send_at)}`;
  if (state === "sent" && finished_at !== null) return `Sent ${formatShortEasternTime(finished_at)}`;
  return started_at === null
    ? `Begun ${formatShortEasternTime(created_at)}`
    : `Since ${formatShortEasternTime(started_at)}`;
}

/** Returns all versions of an issue, newest first, with the writer of each. */
export async function readVersions(db: Kysely<Schema>, issueId: string) {
  const rows = await db
    .selectFrom("issue_versions")
    .leftJoin("staff", "staff.id", "written_by")
    .select(["version", "subject", "first_line", "words", "written_at", "staff.name as by"])
    .where("issue_id", "=", issueId)
    .orderBy("version", "desc")
    .execute();
  return rows.map(({ written_at, by, ...row }) => ({ ...row, by: by ?? "", at: formatShortEasternTime(written_at) }));
}

/** Null when it has not begun. */
export async function readProgress(db: Kysely<Schema>, issue: IssueRow, nowMs: number): Promise<IssueProgress | null> {
  const { id, started_at, finished_at, state } = issue;
  if (started_at === null) return null;
  const counts = await countRecipients(db, id);
  const of = (where: "failed" | "left-out") =>
    db
      .selectFrom("issue_recipients")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("issue_id", "=", id)
      .where("staff_id", "is", null)
      .where("state", "=", where);
  const failures = counts.failed === 0 ? [] : await of("failed").select("last_error").groupBy("last_error").execute();
  const reasons = counts.leftOut === 0 ? [] : await of("left-out").select("reason").groupBy("reason").execute();
  return {
    ...counts,
    total: counts.queued + counts.sent + counts.failed + counts.leftOut,
    began: formatShortEasternTime(started_at),
    ended: finished_at === null || state !== "sent" ? null : formatShortEasternTime(finished_at),
    minutesLeft: state === "sending" ? minutesToGo(counts, nowMs - started_at) : null,
    failures: failures.map(({ last_error, count }) => ({ code: last_error ?? "", count: Number(count) })),
    reasons: reasons.flatMap(({ reason, count }) => (reason ? [{ reason, count: Number(count) }] : [])),
    canRetry: counts.failed > 0 && allowsStep(state, "retry"),
  };
}

/** Readers who would get a letter that began now. */
export type Audience = Record<Exclude<LeftOut, "erased">, number> & { confirmed: number; gets: number };

/** Number of subscribers to check in one go. */
const pageSize = 1000;

/** Counts everyone who ever confirmed, and why some get nothing. */
export async function readAudience(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hashes">,
  nowMs: number,
): Promise<Audience> {
  const audience: Audience = { confirmed: 0, unsubscribed: 0, resting: 0, "asked-to-stop": 0, undelivered: 0, gets: 0 };
  let last = "";
  for (;;) {
    const page: OnList[] = await db
      .selectFrom("newsletter_subscribers")
      .select(["id", "email_key", "status", "paused_until", "confirmed_at", "wants_guides", "wants_reports"])
      .where("id", ">", last)
      .where("confirmed_at", "is not", null)
      .where("status", "in", ["confirmed", "unsubscribed"])
      .orderBy("id")
      .limit(pageSize)
      .execute();
    const leftOut = await readLeftOut(db, dataKey, page, nowMs);
    audience.confirmed += page.length;
    audience.gets += page.length - leftOut.size;
    for (const reason of leftOut.values()) if (reason !== "erased") audience[reason] += 1;
    const end = page.at(-1);
    if (!end || page.length < pageSize) return audience;
    last = end.id;
  }
}

/** Whether the last test to somebody is still on its way. */
export async function isTestUnderWay(db: Kysely<Schema>, issueId: string, staffId: string): Promise<boolean> {
  const waiting = db.selectFrom("issue_recipients").select("id").where("issue_id", "=", issueId);
  const own = waiting.where("staff_id", "=", staffId).where(sql<boolean>`state = 'queued'`);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

/** Times when a letter may begin, besides now: nine in the morning at the office, on each of the next seven days. */
export function sendingTimes(nowMs: number): { value: string; label: string }[] {
  const today = officeTime(nowMs, office);
  const mornings = Array.from(
    { length: 8 },
    (_, days) => today.add({ days }).withPlainTime({ hour: 9 }).epochMilliseconds,
  );
  return mornings
    .filter((ms) => ms > nowMs)
    .slice(0, 7)
    .map((ms) => ({ value: String(ms), label: `${formatShortEasternDay(ms)}, ${formatEasternClock(ms)}` }));
}
