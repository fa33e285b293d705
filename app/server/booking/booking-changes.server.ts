import { type Kysely, sql, type Transaction } from "kysely";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { site } from "#config/site.ts";
import { holdOfBooking, releaseHold, takeCells } from "./booking-cells.server.ts";
import { hasRoom, readDayShare, takeTurn } from "./booking-pressure.server.ts";
import { needsYes } from "./mail-booking.server.ts";
import { isTeams, queueBookingEmails, queueVisitorEmails } from "./queue-booking-emails.server.ts";

/** The person who changes a booking. */
export type ChangedBy = {
  /** Whether they came by the emailed link, which confirms the booking. */
  isOwner: boolean;
  /** Whether a colleague does it for a visitor who called, because the page no longer lets them move it. */
  isTeam?: boolean;
  /** Whether that owner says that the call is not theirs. */
  isNotTheirs?: boolean;
  /** Says whether the address may get another email. */
  recipients: RecipientLimit;
};

/** The new time of a booking, in milliseconds since 1970. */
export type NewTime = { startMs: number; timeZone: string };

/** The owner's input when confirming a booking. */
export type Confirmation = NewTime &
  Pick<ChangedBy, "recipients"> & {
    /** Which other booking of the address this one replaces, when the address has as many as it may. */
    instead: string | null;
  };

/**
 * Confirms a held or waiting booking, at the given time; one that is booked stays at its own. Null when there is no booking left
 * to confirm. Throws `time-taken`,
 * and `too-many-bookings` when the address has as many as it may and `instead` names none of them.
 */
export async function confirmBooking(
  transaction: Transaction<Schema>,
  id: string,
  { startMs, timeZone, instead, recipients }: Confirmation,
): Promise<BookingRow | null> {
  const now = Date.now();
  await takeTurn(transaction, now);
  const row = await lockBooking(transaction, id);
  if (row?.status === "booked") return affirm(transaction, row, recipients, now);
  if (!row || !isUnconfirmed(row) || row.starts_at <= now) return null;
  // One press counts once, though the booking that is given up for this one also gets an email.
  const told_visitor = await mayTell(transaction, { recipients, isOwn: true }, row.email);
  await makeRoom(transaction, row, { instead, told_visitor }, now);
  const owner = { bookingId: id, holdId: holdOfBooking(id) };
  const line = await takeCells(transaction, owner, { startMs, minutes: row.minutes }, now);
  // To the team, and in calendars, it is a new booking, wherever it was before.
  const confirmed = { status: "booked", confirmed_at: now, held_until: null, moved_from: null, told_visitor } as const;
  return change(
    transaction,
    row,
    { ...confirmed, starts_at: startMs, time_zone: timeZone, sequence: row.sequence, counselor: line || null },
    now,
  );
}

/**
 * The call was booked in quiet times, without a press in the mailbox; now there is one, or one more after a stop or for a new
 * hour. Nothing else about it changes. Where its emails and its event said that this press is missing, new ones follow.
 */
async function affirm(
  transaction: Transaction<Schema>,
  row: BookingRow,
  recipients: RecipientLimit,
  nowMs: number,
): Promise<BookingRow> {
  if (row.starts_at <= nowMs) return row;
  const wasUnsaid = needsYes(row);
  const isFirst = row.confirmed_at === null;
  const affirmed = await transaction
    .updateTable("bookings")
    .set({
      confirmed_at: nowMs,
      ...(isFirst && { changed_at: nowMs, moved_from: null }),
      ...(wasUnsaid && { told_visitor: await mayTell(transaction, { recipients, isOwn: true }, row.email) }),
    })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (wasUnsaid) await queueVisitorEmails(transaction, affirmed, nowMs);
  return affirmed;
}

/** When the address has as many bookings as it may, cancels the chosen one. */
async function makeRoom(
  transaction: Transaction<Schema>,
  { email }: BookingRow,
  { instead, told_visitor }: Pick<Confirmation, "instead"> & Pick<BookingRow, "told_visitor">,
  nowMs: number,
): Promise<void> {
  const open = await openBookings(transaction, email, nowMs);
  if (open.length < bookingRules.mostPerEmail) return;
  const chosen = open.find(({ id }) => id === instead);
  if (!chosen) throw new AppError("too-many-bookings", "Choose which booking this one replaces.");
  const row = await lockBooking(transaction, chosen.id);
  if (row && isOpen(row)) await end(transaction, row, { told_visitor, confirmed_at: nowMs }, nowMs);
}

/**
 * Moves a booking. Null when it can no longer be moved; one that is its mailbox's stays as it is. Throws `time-taken`,
 * `moved-too-often`, or `day-unconfirmed` when too much of the day already waits for confirmations.
 */
export async function moveBooking(
  transaction: Transaction<Schema>,
  id: string,
  { startMs, timeZone }: NewTime,
  by: ChangedBy,
): Promise<BookingRow | null> {
  const now = Date.now();
  await takeTurn(transaction, now);
  const row = await lockBooking(transaction, id);
  if (!row || row.status === "held" || !isOpen(row) || row.starts_at <= now) return null;
  if (row.starts_at === startMs || belongsToMailbox(row, by)) return row;
  if (row.sequence >= bookingRules.mostMoves && !by.isTeam) throw movedTooOften();
  const time = { startMs, minutes: row.minutes };
  if (row.confirmed_at === null && !by.isOwner && !by.isTeam) {
    const share = await readDayShare(transaction, time, { bookingId: id }, now);
    if (!hasRoom(share)) throw dayUnconfirmed();
  }
  const line = await takeCells(transaction, { bookingId: id }, time, now);
  const moved = { starts_at: startMs, moved_from: row.starts_at, time_zone: timeZone, counselor: line || null };
  return change(transaction, row, { ...moved, ...(await marks(transaction, row, by, now)) }, now);
}

/** Cancels a booking. Null when it is over. One that is already closed, or that is its mailbox's, stays as it is. */
export async function cancelBooking(
  transaction: Transaction<Schema>,
  id: string,
  by: ChangedBy,
): Promise<BookingRow | null> {
  const now = Date.now();
  const row = await lockBooking(transaction, id);
  if (!row || !isOpen(row)) return row ?? null;
  if (row.starts_at <= now) return null;
  if (belongsToMailbox(row, by)) return row;
  const disowned = by.isOwner && by.isNotTheirs ? ({ disowned: 1 } as const) : {};
  return end(transaction, row, { ...disowned, ...(await marks(transaction, row, by, now)) }, now);
}

/** Since a press behind the emailed link, whoever booked it, in any name, changes it no longer. */
function belongsToMailbox({ confirmed_at }: BookingRow, { isOwner, isTeam = false }: ChangedBy): boolean {
  return confirmed_at !== null && !isOwner && !isTeam;
}

function movedTooOften(): AppError {
  const message = `You moved this call ${bookingRules.mostMoves} times, so it stays where it is. Call ${site.phone.display} to move it again.`;
  return new AppError("moved-too-often", message);
}

function dayUnconfirmed(): AppError {
  const message = `Too many calls on this day are still waiting to be confirmed. Pick another day, use the link in our email, or call ${site.phone.display}. Your call stays where it is.`;
  return new AppError("day-unconfirmed", message);
}

/** Whether a booking can still change. */
function isOpen({ status }: BookingRow): boolean {
  return status === "booked" || status === "held" || status === "waiting";
}

/** Whether its owner still has to confirm it. */
export function isUnconfirmed({ status }: BookingRow): boolean {
  return status === "held" || status === "waiting";
}

async function end(transaction: Transaction<Schema>, row: BookingRow, marked: Partial<BookingRow>, nowMs: number) {
  await transaction.deleteFrom("booking_cells").where("booking_id", "=", row.id).execute();
  await releaseHold(transaction, holdOfBooking(row.id), nowMs);
  return change(transaction, row, { status: "cancelled", ...marked }, nowMs);
}

async function marks(
  transaction: Transaction<Schema>,
  { email }: BookingRow,
  { isOwner, isTeam = false, recipients }: ChangedBy,
  nowMs: number,
): Promise<Partial<BookingRow>> {
  const told_visitor = await mayTell(transaction, { recipients, isOwn: isOwner || isTeam }, email);
  return { told_visitor, ...(isOwner && { confirmed_at: nowMs }) };
}

/** Counts an email to the visitor, and says whether it may go out. `isOwn`: see `grantOwn`. */
export async function mayTell(
  transaction: Transaction<Schema>,
  { recipients, isOwn }: { recipients: RecipientLimit; isOwn: boolean },
  email: string,
): Promise<BookingRow["told_visitor"]> {
  if (isOwn) return (await recipients.grantOwn(transaction, email)) ? 1 : 0;
  const [isGranted] = await recipients.grant(transaction, [email]);
  return isGranted ? 1 : 0;
}

/** Each change gets the next number for calendars. Its emails replace those that have not gone out yet. */
async function change(
  transaction: Transaction<Schema>,
  before: BookingRow,
  changed: Partial<BookingRow>,
  nowMs: number,
): Promise<BookingRow> {
  const row = await transaction
    .updateTable("bookings")
    .set({ sequence: before.sequence + 1, changed_at: nowMs, ...changed })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // A call in a customer's name is news to the team, even one that it has not heard of.
  await queueBookingEmails(transaction, row, nowMs, isTeams(before) || isTeams(row) || row.disowned === 1);
  return row;
}

/** Changes nothing, but locks the row until the transaction ends. */
export function lockBooking(transaction: Transaction<Schema>, id: string): Promise<BookingRow | undefined> {
  return transaction.updateTable("bookings").set({ id }).where("id", "=", id).returningAll().executeTakeFirst();
}

/** The upcoming firm bookings of an address, in any spelling, soonest first. */
export function openBookings(db: Kysely<Schema>, email: string, nowMs: number): Promise<BookingRow[]> {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where("status", "=", "booked")
    .where("starts_at", ">", nowMs)
    .orderBy("starts_at")
    .execute();
}
