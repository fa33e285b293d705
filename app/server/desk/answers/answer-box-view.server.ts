import type { Kysely } from "kysely";
import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import { type ClaimFinding, checkClaims } from "#app/domain/claims/claim-check.ts";
import { blanksIn, type FieldValues, fieldsIn } from "#app/domain/desk/template-fields.ts";
import { greetingName } from "#app/domain/text/person-name.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import { readDraft } from "#app/server/desk/threads/drafts.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { formatEasternTime, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { site } from "#config/site.ts";
import { readRecipient } from "./send-answer.server.ts";
import { readTemplates } from "./templates.server.ts";

/** State of the draft, as the page and each save of the draft report it. */
export type Checked = { findings: ClaimFinding[]; openFields: string[]; blanks: string[] };

type Writer = { db: Kysely<Schema>; actor: Actor };

/** Reads the data of a thread's answer box: the draft with its problems, and the templates. */
export async function readAnswerBox({ db, actor, dataKey }: Writer & { dataKey: DataKey }, threadId: string) {
  if (!actor.may.has("work-threads")) return null;
  const thread = await db.selectFrom("threads").select("last_event_id").where("id", "=", threadId).executeTakeFirst();
  if (!thread) return null;
  const draft = await readDraft(db, actor, threadId);
  const words = draft?.words ?? "";
  const to = await readRecipient(db, dataKey, threadId);
  return {
    thread: threadId,
    /** Id of the next letter: pressing Send twice sends one letter. */
    answer: newRowId(),
    seen: thread.last_event_id ?? "",
    to: to?.email ?? null,
    /** Whose address it is, when it is not the person's own. */
    linked: to?.linked ?? null,
    words,
    version: draft?.version ?? 0,
    saved: draft ? formatShortEasternTime(draft.saved_at) : null,
    ...checkAnswer(words),
    templates: (await readTemplates(db))
      .filter(({ isRetired }) => !isRetired)
      .map(({ id, title, version }) => ({ id, title, version })),
  };
}

/** Problems that block sending, and blanks that it asks about. */
export function checkAnswer(words: string): Checked {
  return { findings: checkClaims(words), openFields: fieldsIn(words), blanks: blanksIn(words) };
}

/**
 * Values of a template's fields in a thread. A promised time that is over is a blank, so that its writer is asked about it
 * before it is sent: no one wants to read a promise that was broken.
 */
export async function readFieldValues(
  { db, actor: { nowMs } }: Writer,
  staffName: string,
  threadId: string,
): Promise<FieldValues> {
  const thread = await db
    .selectFrom("threads")
    .innerJoin("people", "people.id", "threads.person_id")
    .select("people.name")
    .where("threads.id", "=", threadId)
    .executeTakeFirst();
  const source = await db
    .selectFrom("thread_sources")
    .select("source_id")
    .where("thread_id", "=", threadId)
    // Ids begin with the time: the first one that they sent.
    .orderBy("source_id")
    .executeTakeFirst();
  const clock = await db
    .selectFrom("clocks")
    .select("due_at")
    .where("thread_id", "=", threadId)
    .where("ended_at", "is", null)
    .orderBy("due_at")
    .executeTakeFirst();
  return {
    ...ownValues(staffName),
    first_name: greetingName(thread?.name.trim().split(/\s+/)[0] ?? ""),
    reference: source?.source_id ?? null,
    due: clock ? dueWords(clock.due_at, nowMs) : null,
  };
}

function dueWords(dueAt: number, nowMs: number): string {
  const due = formatEasternTime(dueAt);
  return dueAt >= nowMs ? due : `[${due}: this time is over]`;
}

/** Sample values for the preview of a template. They name no real person. */
export function sampleValues(staffName: string, nowMs: number): FieldValues {
  return {
    ...ownValues(staffName),
    first_name: "Dana",
    reference: "019ab7c0-0000-7000-8000-000000000142",
    due: formatEasternTime(nowMs + 86_400_000),
  };
}

function ownValues(staffName: string) {
  return {
    office_phone: site.phone.display,
    office_hours: `${openHours}. ${closedDays.replace(/\.$/, "")}`,
    signature: staffName === "" ? null : `${staffName}\n${site.name}`,
  };
}
