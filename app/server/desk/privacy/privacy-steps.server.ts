import type { Kysely } from "kysely";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { PrivacyMailKind } from "#app/server/database/schema/outbox-schema.server.ts";
import type { PrivacyStepRow } from "#app/server/database/schema/privacy-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";

/** A step as whoever takes it says it. */
export type NewStep = Pick<PrivacyStepRow, "kind" | "at" | "by_staff"> &
  Partial<Pick<PrivacyStepRow, "detail" | "words">>;

/**
 * Notes a step of a request, and that it happened in the history of its thread, within the caller's transaction. Gives
 * false when a step that is true once is there already.
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
    const event = { ...known, kind: "privacy-step", at, by_staff, source: "desk", source_id: id } as const;
    await db
      .insertInto("events")
      .values({ id: newRowId(), ...event, revision: 0, words: kind })
      .execute();
  }
  await noteChange(db);
  return true;
}

/** The thread that a request made; null while the desk has not seen it. */
export async function threadOf(db: Kysely<Schema>, reference: string) {
  const row = await db
    .selectFrom("thread_sources")
    .select(["person_id", "thread_id"])
    .where("source", "=", "message")
    .where("source_id", "=", reference)
    .executeTakeFirst();
  return row ?? null;
}

/** Tells the sender of a request about a step; one that was told before is told again. */
export async function mailStep(
  db: Kysely<Schema>,
  reference: string,
  kind: PrivacyMailKind,
  nowMs: number,
): Promise<void> {
  await db.deleteFrom("outbox").where("subject_id", "=", reference).where("kind", "=", kind).execute();
  await db
    .insertInto("outbox")
    .values(newMail(kind, { type: "message", id: reference }, nowMs))
    .execute();
}

/**
 * Takes the sender's own word that the request is theirs: whoever has the link that we mailed reads that mailbox. Gives
 * whether it is new. The word of an opt-out or of an answered request is not needed.
 *
 * @param declares says under penalty of perjury who they are, as the data itself needs
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

/** Keeps the row until the end of the transaction, so that one step is decided after the other. */
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
