import type { Transaction } from "kysely";
import { takeCells } from "#app/server/booking/booking-cells.server.ts";
import { cancelBooking, lockBooking, moveBooking } from "#app/server/booking/booking-changes.server.ts";
import { takeTurn } from "#app/server/booking/booking-pressure.server.ts";
import { runTransaction } from "#app/server/booking/bookings.server.ts";
import { needsYes } from "#app/server/booking/mail-booking.server.ts";
import { assertOffered } from "#app/server/booking/offered-times.server.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import type { EventKind } from "#app/server/database/schema/desk-schema.server.ts";
import type { BookingOutcome, BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { bookedTimeWords } from "./booked-time.server.ts";

/** Dependencies of the actions. */
type Parts = Pick<DeskSource, "db"> & {
  recipients: RecipientLimit;
  /** Wakes the email sender. */
  wake(): void;
};

/**
 * Result. `unsaid`: done, and the visitor still has to say yes to this hour by the button in our email. `untold`: done, and no
 * email goes out, because the address has had as many as it may. `already`: it was so before, and no email went out. Otherwise
 * nothing was done, because the booking was erased (`gone`), canceled, moved to another time, or its time is over (`over`).
 */
export type BookingDone = "done" | "unsaid" | "untold" | "already" | "gone" | "canceled" | "moved" | "over";

/**
 * Moves a booking for its visitor, with the emails of a move. A colleague may do this any number of times. Throws
 * `not-allowed`, and `time-taken` for a time that is not offered or is already taken.
 *
 * @param seenMs when it began on the colleague's page; null when that is not known
 */
export async function moveForVisitor(
  parts: Parts,
  actor: Actor,
  id: string,
  startMs: number,
  seenMs: number | null = null,
): Promise<BookingDone> {
  assertMay(actor, "work-bookings");
  const row = await findBooking(parts, id);
  if (!row) return "gone";
  const time = assertOffered({ startMs, minutes: row.minutes });
  const to = { startMs: time.startMs, timeZone: row.time_zone };
  const by = { isOwner: false, isTeam: true, recipients: parts.recipients };
  const change = await runTransaction(parts.db, async (transaction) => {
    await takeTurn(transaction, actor.nowMs);
    const before = await lockBooking(transaction, id);
    // Whoever moved it meanwhile, most often its visitor, wants it where it is now.
    if (isMovedSince(before, seenMs) && before?.starts_at !== startMs) return "moved";
    const after = await moveBooking(transaction, id, to, by);
    return noteChanged(transaction, actor, { before, after, kind: "booking-moved" });
  });
  return tellOf(change, parts, actor.nowMs);
}

/** Cancels a booking for its visitor, with the emails; `seenMs` as above. Throws `not-allowed`. */
export async function cancelForVisitor(
  parts: Parts,
  actor: Actor,
  id: string,
  seenMs: number | null = null,
): Promise<BookingDone> {
  assertMay(actor, "work-bookings");
  const by = { isOwner: false, isTeam: true, recipients: parts.recipients };
  const change = await runTransaction(parts.db, async (transaction) => {
    const before = await lockBooking(transaction, id);
    if (isMovedSince(before, seenMs)) return "moved";
    const after = await cancelBooking(transaction, id, by);
    return noteChanged(transaction, actor, { before, after, kind: "booking-cancelled" });
  });
  return tellOf(change, parts, actor.nowMs);
}

function isMovedSince(row: BookingRow | undefined, seenMs: number | null): boolean {
  return row !== undefined && seenMs !== null && row.starts_at !== seenMs && row.status !== "cancelled";
}

function findBooking({ db }: Pick<Parts, "db">, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Sends the emails about a change, if one was made, and says what came of it. */
function tellOf(change: Changed | "moved", { wake }: Parts, nowMs: number): BookingDone {
  if (change === "moved") return "moved";
  const { before, after, isChanged } = change;
  if (isChanged) wake();
  if (!after) return whyNot(before, nowMs);
  if (!isChanged) return "already";
  if (after.told_visitor === 0) return "untold";
  return after.status !== "cancelled" && needsYes(after) ? "unsaid" : "done";
}

/** Why a booking can no longer be changed. */
function whyNot(row: Pick<BookingRow, "status" | "starts_at"> | undefined, nowMs: number): BookingDone {
  if (!row) return "gone";
  if (row.status === "cancelled") return "canceled";
  return row.starts_at <= nowMs ? "over" : "gone";
}

/** Result of a change: someone else, such as the visitor, may have made it a moment before. */
type Changed = { before: BookingRow | undefined; after: BookingRow | null; isChanged: boolean };

/** Notes in the history who did it, if it was not done already. `before` is the booking under its lock. */
async function noteChanged(
  transaction: Transaction<Schema>,
  actor: Actor,
  change: { before: BookingRow | undefined; after: BookingRow | null; kind: EventKind },
): Promise<Changed> {
  const { before, after, kind } = change;
  const isChanged = after !== null && after.sequence !== before?.sequence;
  if (isChanged) await note(transaction, actor, after, kind, after.sequence, bookedTimeWords(after));
  return { before, after, isChanged };
}

/** Marks how a call went, once it is over; null takes the mark back. No email is sent. Throws `not-allowed`. */
export async function markBooking(
  { db }: Pick<Parts, "db">,
  actor: Actor,
  id: string,
  outcome: BookingOutcome | null,
): Promise<BookingDone> {
  assertMay(actor, "work-bookings");
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable("bookings")
      .set({ outcome })
      .where("id", "=", id)
      .where("status", "in", ["booked", "waiting"])
      .where((eb) => eb(eb("starts_at", "+", eb("minutes", "*", 60_000)), "<=", actor.nowMs))
      .where((eb) =>
        outcome === null
          ? eb("outcome", "is not", null)
          : eb.or([eb("outcome", "is", null), eb("outcome", "<>", outcome)]),
      )
      .returningAll()
      .executeTakeFirst();
    if (!row) return whyNotMarked(await findBooking({ db: transaction }, id), outcome);
    await note(transaction, actor, row, outcomeEvents[outcome ?? "none"], actor.nowMs);
    return "done";
  });
}

function whyNotMarked(row: BookingRow | undefined, outcome: BookingOutcome | null): BookingDone {
  if (row?.status === "cancelled") return "canceled";
  return row?.outcome === outcome && outcome !== null ? "already" : "gone";
}

const outcomeEvents = { kept: "booking-kept", "no-show": "booking-missed", none: "booking-unmarked" } as const;

/**
 * Gives a booking to another counselor who has none at that time. A colleague's decision counts more than hours and blocks.
 * Throws `not-allowed`, and `time-taken` when the counselor has a booking then.
 */
export async function giveBooking(
  { db }: Pick<Parts, "db">,
  actor: Actor,
  id: string,
  staffId: string,
): Promise<BookingDone> {
  assertMay(actor, "work-bookings");
  return runTransaction(db, async (transaction) => {
    await takeTurn(transaction, actor.nowMs);
    const row = await transaction
      .updateTable("bookings")
      .set({ counselor: staffId })
      .where("id", "=", id)
      .where("status", "in", ["booked", "waiting"])
      .where("starts_at", ">", actor.nowMs)
      .where((eb) => eb.exists(eb.selectFrom("counselor_hours").select("staff_id").where("staff_id", "=", staffId)))
      .returningAll()
      .executeTakeFirst();
    if (!row) return whyNot(await findBooking({ db: transaction }, id), actor.nowMs);
    const time = { startMs: row.starts_at, minutes: row.minutes };
    await takeCells(transaction, { bookingId: id }, time, actor.nowMs, staffId);
    await note(transaction, actor, row, "booking-given", actor.nowMs, staffId);
    return "done";
  });
}

/**
 * Notes in the history who did it, in the same transaction as the change. The projector would note a move or a cancellation,
 * too, but skips what is already noted. A booking it has not seen yet has no history to write to.
 */
async function note(
  transaction: Transaction<Schema>,
  actor: Actor,
  booking: BookingRow,
  kind: EventKind,
  revision: number = booking.sequence,
  words: string | null = null,
): Promise<void> {
  const known = await transaction
    .selectFrom("thread_sources")
    .select(["person_id", "thread_id"])
    .where("source", "=", "booking")
    .where("source_id", "=", booking.id)
    .executeTakeFirst();
  if (known) {
    const about = { ...known, source: "booking", source_id: booking.id } as const;
    const event = eventRow({ ...about, kind, at: actor.nowMs, by_staff: actor.staffId, revision, words });
    await transaction
      .insertInto("events")
      .values(event)
      .onConflict((conflict) => conflict.columns(["source", "source_id", "kind", "revision"]).doNothing())
      .execute();
  }
  await noteChange(transaction);
}
