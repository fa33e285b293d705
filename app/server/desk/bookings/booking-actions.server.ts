import type { Transaction } from "kysely";
import { takeCells } from "#app/server/booking/booking-cells.server.ts";
import { cancelBooking, lockBooking, moveBooking } from "#app/server/booking/booking-changes.server.ts";
import { takeTurn } from "#app/server/booking/booking-pressure.server.ts";
import { runTransaction } from "#app/server/booking/bookings.server.ts";
import { assertOffered } from "#app/server/booking/offered-times.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { EventKind } from "#app/server/database/schema/desk-schema.server.ts";
import type { BookingOutcome, BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";

/** Dependencies of the actions. */
type Parts = Pick<DeskSource, "db"> & {
  recipients: RecipientLimit;
  /** Wakes the email sender. */
  wake(): void;
};

/** Result: `gone` when the booking does not exist, or when it is too late for this. */
export type BookingDone = "done" | "gone";

/**
 * Moves a booking for its visitor, with the emails of a move. A colleague may do this any number of times. Throws
 * `not-allowed`, and `time-taken` for a time that is not offered or is already taken.
 */
export async function moveForVisitor(parts: Parts, actor: Actor, id: string, startMs: number): Promise<BookingDone> {
  assertMay(actor, "work-bookings");
  const row = await findBooking(parts, id);
  if (!row) return "gone";
  const time = assertOffered({ startMs, minutes: row.minutes });
  const to = { startMs: time.startMs, timeZone: row.time_zone };
  const by = { isOwner: false, isTeam: true, recipients: parts.recipients };
  const change = await runTransaction(parts.db, async (transaction) => {
    await takeTurn(transaction, actor.nowMs);
    const before = await lockBooking(transaction, id);
    const after = await moveBooking(transaction, id, to, by);
    return noteChanged(transaction, actor, { before, after, kind: "booking-moved" });
  });
  return tellOf(change, parts);
}

/** Cancels a booking for its visitor, with the emails. Throws `not-allowed`. */
export async function cancelForVisitor(parts: Parts, actor: Actor, id: string): Promise<BookingDone> {
  assertMay(actor, "work-bookings");
  const row = await findBooking(parts, id);
  if (!row) return "gone";
  const by = { isOwner: false, isTeam: true, recipients: parts.recipients };
  const change = await runTransaction(parts.db, async (transaction) => {
    const before = await lockBooking(transaction, id);
    const after = await cancelBooking(transaction, id, by);
    return noteChanged(transaction, actor, { before, after, kind: "booking-cancelled" });
  });
  return tellOf(change, parts);
}

function findBooking({ db }: Pick<Parts, "db">, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Sends the emails about a change, if one was made. */
function tellOf({ isThere, isChanged }: Changed, { wake }: Parts): BookingDone {
  if (isChanged) wake();
  return isThere ? "done" : "gone";
}

/** Result of a change: someone else, such as the visitor, may have made it a moment before. */
type Changed = { isThere: boolean; isChanged: boolean };

/** Notes in the history who did it, if it was not done already. `before` is the booking under its lock. */
async function noteChanged(
  transaction: Transaction<Schema>,
  actor: Actor,
  change: { before: BookingRow | undefined; after: BookingRow | null; kind: EventKind },
): Promise<Changed> {
  const { before, after, kind } = change;
  const isChanged = after !== null && after.sequence !== before?.sequence;
  if (isChanged) await note(transaction, actor, after, kind);
  return { isThere: after !== null, isChanged };
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
    if (!row) return "gone";
    await note(transaction, actor, row, outcomeEvents[outcome ?? "none"], actor.nowMs);
    return "done";
  });
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
    if (!row) return "gone";
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
    const event = { id: newRowId(), kind, at: actor.nowMs, by_staff: actor.staffId, revision, words };
    await transaction
      .insertInto("events")
      .values({ ...event, ...known, source: "booking", source_id: booking.id })
      .onConflict((conflict) => conflict.columns(["source", "source_id", "kind", "revision"]).doNothing())
      .execute();
  }
  await noteChange(transaction);
}
