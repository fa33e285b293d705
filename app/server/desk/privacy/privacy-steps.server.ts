import type { Kysely } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { PrivacyStepRow } from "#app/server/database/schema/privacy-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";

/** A step, as the caller describes it. */
export type NewStep = Pick<PrivacyStepRow, "kind" | "at" | "by_staff"> &
  Partial<Pick<PrivacyStepRow, "detail" | "words">>;

/**
 * Notes a step of a request, also in the history of its thread, within the caller's transaction. False when a step that can
 * happen only once is already there.
 */
export async function noteStep(db: Kysely<Schema>, reference: string, step: NewStep): Promise<boolean> {
  const id = newRowId();
  const noted = await db
    .insertInto("privacy_steps")
    .values({ id, request_id: reference, detail: null, words: null, ...step })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!noted) return false;
  const known = await threadOf(db, reference);
  if (known) {
    const { kind, at, by_staff } = step;
    const event = eventRow({ ...known, kind: "privacy-step", at, by_staff, source_id: id, words: kind });
    await db.insertInto("events").values(event).execute();
  }
  await noteChange(db);
  return true;
}

/** Finds the thread of a request; null until the desk has seen it. */
export async function threadOf(db: Kysely<Schema>, reference: string) {
  const row = await db
    .selectFrom("thread_sources")
    .select(["person_id", "thread_id"])
    .where("source", "=", "message")
    .where("source_id", "=", reference)
    .executeTakeFirst();
  return row ?? null;
}

/** Tells the sender of a request about a step; if told before, tells them again. */
export async function mailStep(
  db: Kysely<Schema>,
  reference: string,
  kind: MailKindOf<"privacy">,
  nowMs: number,
): Promise<void> {
  await db.deleteFrom("outbox").where("subject_id", "=", reference).where("kind", "=", kind).execute();
  await db
    .insertInto("outbox")
    .values(newMail(kind, { type: "message", id: reference }, nowMs))
    .execute();
}

/**
 * Records the sender's own confirmation that the request is theirs: a person with the link we emailed reads that mailbox.
 * Returns whether it is new. An opt-out or an answered request needs no confirmation.
 *
 * @param declares they declare under penalty of perjury who they are, as the data itself requires
 */
export async function confirmRequest(
  db: Kysely<Schema>,
  reference: string,
  { declares, nowMs }: { declares: boolean; nowMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const open = await lockOpenRequest(transaction, reference);
    if (!open || open.request_type === "opt-out") return false;
    const step = { kind: "confirmed", at: nowMs, by_staff: null, detail: declares ? "declared" : null } as const;
    return noteStep(transaction, reference, step);
  });
}

/** Locks the row until the end of the transaction, so that steps are decided one after another. */
export async function lockOpenRequest(db: Kysely<Schema>, reference: string) {
  const row = await db
    .updateTable("privacy_requests")
    .set((eb) => ({ answered_at: eb.ref("answered_at") }))
    .where("message_id", "=", reference)
    .where("answered_at", "is", null)
    .returning("request_type")
    .executeTakeFirst();
  return row ?? null;
}
