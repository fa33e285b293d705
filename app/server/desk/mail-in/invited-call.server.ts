import type { Kysely } from "kysely";
import { type CalendarAnswer, type CallAnswer, writeCallAnswer } from "#app/domain/desk/mail/calendar-answer.ts";
import type { InvitationFact } from "#app/domain/desk/mail/mail-facts.ts";
import type { AutomaticWhy } from "#app/domain/desk/mail/mail-signs.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { lockThread } from "#app/server/desk/threads/thread-lock.server.ts";

/** A booked call that someone answered our invitation to. Time in milliseconds since 1970. */
export type InvitedCall = { bookingId: string; personId: string; threadId: string; startMs: number };

/**
 * Finds the call by the id in our invitation; null when it is not ours, or was booked with another address: anyone who sees
 * an invitation knows its id.
 */
export async function findInvitedCall(
  db: Kysely<Schema>,
  { uid }: CalendarAnswer,
  address: string,
): Promise<InvitedCall | null> {
  const [, id] = /^([\da-f]{8}-[\da-f-]{27})@/i.exec(uid) ?? [];
  if (id === undefined) return null;
  const row = await db
    .selectFrom("bookings")
    .innerJoin("thread_sources as known", (join) =>
      join.onRef("known.source_id", "=", "bookings.id").on("known.source", "=", "booking"),
    )
    .select(["bookings.id", "email", "starts_at", "known.person_id", "known.thread_id"])
    .where("bookings.id", "=", id.toLowerCase())
    .executeTakeFirst();
  if (!row?.thread_id || emailKey(row.email) !== emailKey(address)) return null;
  return { bookingId: row.id, personId: row.person_id, threadId: row.thread_id, startMs: row.starts_at };
}

/** What the desk shows of an answer. */
export function invitationFact(
  { answer, proposedAt }: CalendarAnswer,
  call: Pick<InvitedCall, "startMs"> | null,
): InvitationFact {
  return { answer, proposedAt, callAt: call?.startMs ?? null };
}

/**
 * Why no one has to answer it: their calendar sent it, and they typed nothing. A call of ours that they decline, or want at
 * another time, is for a colleague all the same.
 */
export function calendarWhy(
  { answer }: CalendarAnswer,
  words: string,
  call: InvitedCall | null,
): Extract<AutomaticWhy, "calendar"> | null {
  const isForUs = call !== null && (answer === "declined" || answer === "proposed");
  return words !== "" || isForUs ? null : "calendar";
}

/**
 * Marks the call with an answer, and with whether it is surely theirs. The time of the call stays as it is: only a colleague or a
 * link of theirs changes it.
 */
export async function noteCallAnswer(
  db: Kysely<Schema>,
  given: CallAnswer,
  { bookingId, personId, threadId }: InvitedCall,
  atMs: number,
): Promise<void> {
  await lockThread(db, threadId);
  const about = { person_id: personId, thread_id: threadId, source: "booking", source_id: bookingId } as const;
  await db
    .insertInto("events")
    .values(eventRow({ ...about, kind: "booking-replied", revision: atMs, at: atMs, words: writeCallAnswer(given) }))
    // Of two in one second, the proven one stays.
    .onConflict((conflict) =>
      given.isProven
        ? conflict.columns(["source", "source_id", "kind", "revision"]).doUpdateSet({ words: writeCallAnswer(given) })
        : conflict.doNothing(),
    )
    .execute();
}
