import type { Kysely } from "kysely";
import { type IssueState, type IssueStep, statesFor } from "#app/domain/letter/issue-states.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { IssueRow } from "#app/server/database/schema/letter-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { newRecipient } from "#app/server/letter/issue-recipients.server.ts";
import type { TypedIssue } from "./letter-check.server.ts";

/** Result of a change to an issue. `changed`: someone else was faster, or its state is different by now. */
export type IssueChange = "done" | "changed";

/** The writer; `staffId` is null for a command, when no one is signed in. */
type Author = Omit<Actor, "staffId"> & { staffId: string | null };

/** Begins a new issue with these words, under the id that its form brought, if any. Returns its id. Throws `not-allowed`, as all of these do. */
export async function beginIssue(
  db: Kysely<Schema>,
  actor: Author,
  typed: TypedIssue,
  id: string = newRowId(),
): Promise<string> {
  assertMay(actor, "write-letters");
  await db.transaction().execute(async (transaction) => {
    await takeNumber(transaction, id, actor.nowMs);
    await keepVersion(transaction, actor, { id, version: 1, ...typed });
  });
  return id;
}

/**
 * The next number. Of two that begin at once, the second waits for the first, finds the number taken, and takes the next.
 */
async function takeNumber(db: Kysely<Schema>, id: string, nowMs: number): Promise<void> {
  for (;;) {
    const newest = await db
      .selectFrom("issues")
      .select(({ fn }) => fn.max("number").as("number"))
      .executeTakeFirst();
    const issue: IssueRow = {
      id,
      number: Number(newest?.number ?? 0) + 1,
      state: "draft",
      version: 1,
      created_at: nowMs,
      filled_to: "",
      tested_version: null,
      tested_at: null,
      send_at: null,
      started_at: null,
      filled_at: null,
      finished_at: null,
    };
    const taken = await db
      .insertInto("issues")
      .values(issue)
      .onConflict((conflict) => conflict.column("number").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (taken) return;
  }
}

/**
 * Stores a new version of a draft, unless nothing in it is new. Returns the current version; null when someone else changed
 * it first.
 */
export async function writeIssue(
  db: Kysely<Schema>,
  actor: Actor,
  { id, version, ...typed }: TypedIssue & { id: string; version: number },
): Promise<number | null> {
  assertMay(actor, "write-letters");
  const before = await readVersion(db, id, version);
  const isSame =
    before?.subject === typed.subject && before.first_line === typed.firstLine && before.words === typed.words;
  return db.transaction().execute(async (transaction) => {
    const next = isSame ? version : version + 1;
    const written = await inState(transaction, id, "write")
      .set({ version: next })
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst();
    if (!written) return null;
    if (!isSame) await keepVersion(transaction, actor, { id, version: next, ...typed });
    return next;
  });
}

/** Sends a version to the user who asks, and to no one else. */
export async function testIssue(db: Kysely<Schema>, actor: Actor, id: string, version: number): Promise<IssueChange> {
  assertMay(actor, "write-letters");
  return db.transaction().execute(async (transaction) => {
    const noted = await inState(transaction, id, "test")
      .set({ tested_version: version, tested_at: actor.nowMs })
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst();
    if (!noted) return "changed";
    await transaction
      .insertInto("issue_recipients")
      .values(newRecipient(id, { staff_id: actor.staffId }, actor.nowMs))
      .execute();
    return "done";
  });
}

/** Schedules an issue for a time, or sends it now. Only a tested version. */
export async function scheduleSending(
  db: Kysely<Schema>,
  actor: Actor,
  { id, version, sendAtMs }: { id: string; version: number; sendAtMs: number },
): Promise<IssueChange> {
  assertMay(actor, "write-letters");
  const changed = await inState(db, id, "send")
    .set({ state: "scheduled", send_at: sendAtMs })
    .where("version", "=", version)
    .where("tested_version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed ? "done" : "changed";
}

/** Each step, and the state it leads to. */
const moves = { unschedule: "draft", pause: "paused", resume: "sending" } as const satisfies Partial<
  Record<IssueStep, IssueState>
>;

/** Takes back an issue that has not begun, pauses one that is going out, or resumes it. */
export async function moveIssue(
  db: Kysely<Schema>,
  actor: Actor,
  id: string,
  step: keyof typeof moves,
): Promise<IssueChange> {
  assertMay(actor, "write-letters");
  const moved = await inState(db, id, step).set({ state: moves[step] }).returning("id").executeTakeFirst();
  return moved ? "done" : "changed";
}

/** Retries all that failed. A reader who may not get the letter by then is skipped when their turn comes. */
export async function retryFailed(db: Kysely<Schema>, actor: Actor, id: string): Promise<IssueChange> {
  assertMay(actor, "write-letters");
  return db.transaction().execute(async (transaction) => {
    const moved = await inState(transaction, id, "retry").set({ state: "sending" }).returning("id").executeTakeFirst();
    if (!moved) return "changed";
    await transaction
      .updateTable("issue_recipients")
      .set({ state: "queued", attempts: 0, next_attempt_at: actor.nowMs, created_at: actor.nowMs, last_error: null })
      .where("issue_id", "=", id)
      .where("state", "=", "failed")
      .where("staff_id", "is", null)
      .execute();
    return "done";
  });
}

function inState(db: Kysely<Schema>, id: string, step: IssueStep) {
  return db.updateTable("issues").where("id", "=", id).where("state", "in", statesFor(step));
}

function readVersion(db: Kysely<Schema>, id: string, version: number) {
  const versions = db.selectFrom("issue_versions").selectAll().where("issue_id", "=", id);
  return versions.where("version", "=", version).executeTakeFirst();
}

type KeptVersion = TypedIssue & Pick<IssueRow, "id" | "version">;

async function keepVersion(db: Kysely<Schema>, actor: Author, { id, version, firstLine, ...text }: KeptVersion) {
  const row = { issue_id: id, version, first_line: firstLine, ...text };
  await db
    .insertInto("issue_versions")
    .values({ ...row, written_by: actor.staffId, written_at: actor.nowMs })
    .execute();
}
