import { type Kysely, sql } from "kysely";
import type { IssueCounts } from "#app/domain/letter/issue-states.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { IssueRecipientRow, IssueRow } from "#app/server/database/schema/letter-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { readLeftOut } from "./list-standing.server.ts";

/** Small enough that a visitor's request waits a few milliseconds for the database at most. */
const batchSize = 200;

/** The row of a person who is to get an issue, due at once. */
export function newRecipient(
  issueId: string,
  to: { subscriber_id: string } | { staff_id: string },
  nowMs: number,
): IssueRecipientRow {
  return {
    id: newRowId(),
    issue_id: issueId,
    subscriber_id: null,
    staff_id: null,
    ...to,
    state: "queued",
    reason: null,
    attempts: 0,
    next_attempt_at: nowMs,
    claimed_by: null,
    claimed_until: null,
    last_error: null,
    created_at: nowMs,
    sent_at: null,
    bounce: null,
  };
}

/**
 * Makes the next rows of an issue under way, in one transaction with the note of how far it came: a kill leaves a
 * batch whole or not at all. Everyone who had confirmed when it began, and may get it now, has a row in the end. Says
 * whether there is more to do.
 */
export function fillBatch(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hashes">,
  issueId: string,
  nowMs: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Locks the row: two processes that fill the same issue take turns.
    const issue = await transaction
      .updateTable("issues")
      .set({ id: issueId })
      .where("id", "=", issueId)
      .where("state", "=", "sending")
      .where("filled_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!issue) return false;
    const subscribers = await transaction
      .selectFrom("newsletter_subscribers")
      .selectAll()
      .where("id", ">", issue.filled_to)
      .where("status", "=", "confirmed")
      .where("confirmed_at", "<=", issue.started_at ?? nowMs)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const leftOut = await readLeftOut(transaction, dataKey, subscribers, nowMs);
    const rows = subscribers
      .filter(({ id }) => !leftOut.has(id))
      .map(({ id }) => newRecipient(issueId, { subscriber_id: id }, nowMs));
    if (rows.length > 0) await transaction.insertInto("issue_recipients").values(rows).execute();
    const hasMore = subscribers.length === batchSize;
    await transaction
      .updateTable("issues")
      .set({ filled_to: subscribers.at(-1)?.id ?? issue.filled_to, ...(!hasMore && { filled_at: nowMs }) })
      .where("id", "=", issueId)
      .execute();
    return hasMore;
  });
}

/** How many of an issue's rows are in each state; tests are not counted. */
export async function countRecipients(db: Kysely<Schema>, issueId: string): Promise<IssueCounts> {
  const rows = await db
    .selectFrom("issue_recipients")
    .select([
      "state",
      sql<number>`count(*)`.as("rows"),
      sql<number>`sum(CASE WHEN attempts > 0 THEN 1 ELSE 0 END)`.as("tried"),
    ])
    .where("issue_id", "=", issueId)
    .where("staff_id", "is", null)
    .groupBy("state")
    .execute();
  const of = (state: IssueRecipientRow["state"]) => rows.find((row) => row.state === state);
  const tryingAgain = Number(of("queued")?.tried ?? 0);
  return {
    queued: Number(of("queued")?.rows ?? 0),
    tryingAgain,
    sent: Number(of("sent")?.rows ?? 0),
    failed: Number(of("failed")?.rows ?? 0),
    leftOut: Number(of("left-out")?.rows ?? 0),
  };
}

/** Ends an issue that has no row left to send. */
export async function finishIssue(db: Kysely<Schema>, { id }: Pick<IssueRow, "id">, nowMs: number): Promise<void> {
  const waiting = sql<boolean>`EXISTS (SELECT 1 FROM issue_recipients
    WHERE issue_id = ${id} AND state = 'queued' AND staff_id IS NULL)`;
  await db
    .updateTable("issues")
    .set({ state: "sent", finished_at: nowMs })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("filled_at", "is not", null)
    .where(({ not }) => not(waiting))
    .execute();
}
