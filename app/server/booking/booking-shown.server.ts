import { maskEmail } from "#app/domain/text/email-address.ts";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { holdOfBooking } from "./booking-cells.server.ts";
import { isUnconfirmed } from "./booking-changes.server.ts";
import type { BookingLinks } from "./booking-links.server.ts";
import type { BookingStore } from "./bookings.server.ts";
import { type Differing, differing } from "./known-caller.server.ts";
import { needsYes } from "./mail-booking.server.ts";
import { nearbyTimes, readTimes } from "./offered-times.server.ts";
import { reminderTime } from "./queue-booking-emails.server.ts";

/**
 * What the booking's own page shows. Links get forwarded: no name, no number, and a masked address. There are two exceptions:
 * the browser that has just booked, because whoever typed the address can see a slip in it, and the emailed link until it
 * confirms the call, because a press says yes to what the page shows. A visitor who didn't use the emailed link sees nothing
 * that depends on what else is known of the address.
 */
export type ShownBooking = {
  /**
   * `held` and `lapsed`: booked under pressure and not confirmed. `waiting`: one more than the address may have. `stopped`: calls
   * are stopped, and its owner has not said since then that they want this one; only they see that. `barred`: somebody else
   * stopped calls to the number. `now`: its minutes run.
   */
  state: "booked" | "moved" | "stopped" | "barred" | "held" | "lapsed" | "waiting" | "cancelled" | "now" | "over";
  startMs: number;
  minutes: number;
  zone: string;
  maskedEmail: string;
  /** In the browser that has just booked: the address and the number as typed; null everywhere else. */
  typed: { email: string; phone: string } | null;
  /** Whom a press behind the emailed link would confirm that we call, and what of it we do not know them by; else null. */
  asked: { name: string; phone: string; differs: Differing } | null;
  isRemindedOf: boolean;
  /**
   * Whether an email went out about the last change. Only whoever reads the mailbox learns that none did: it tells how much the
   * address got from us.
   */
  isTold: boolean;
  /** Whether another time can be picked. */
  canMove: boolean;
  /** Whether this link still changes it: the page's does until the mailbox has confirmed the call. */
  isTheirs: boolean;
  /** When a held booking must be confirmed. */
  heldUntil: number | null;
  /** Whether a held booking's time is kept until then; otherwise whoever confirms first gets it. */
  isKept: boolean;
  /** Whether this visitor came by the emailed link. */
  isOwner: boolean;
  /** Whether its time is not the one that was booked or confirmed first. */
  isMoved: boolean;
  /** Whether someone pressed a button behind that link: anyone can book in any name. */
  isConfirmed: boolean;
  /** Whether we may call at its hour only after that press: see `needsYes`. */
  needsYes: boolean;
  /** The bookings of which this one must replace one. */
  others: { id: string; startMs: number; minutes: number }[];
  /** Free times near a time that was not confirmed. */
  near: number[];
  path: string;
};

/** A booking, and whether it was found by the emailed link, or by the team's. */
export type FoundBooking = { row: BookingRow; isOwner: boolean; isTeam: boolean };

/** The one who looks: `bookedId` is the booking that their browser has made within the hour. */
type Viewer = { bookedId?: string | undefined };

/** Null when the link isn't ours, or ended some days after the booking. */
export async function findByToken(
  token: string,
  links: BookingLinks,
  bookings: BookingStore,
): Promise<FoundBooking | null> {
  const link = links.readToken(token);
  const row = link && (await bookings.find(link.bookingId));
  if (!link || !row || linkEnd(row) <= Date.now()) return null;
  return { row, isOwner: link.isMailed, isTeam: link.isTeam ?? false };
}

const day = 24 * 60 * 60 * 1000;

function linkEnd({ starts_at, minutes }: BookingRow): number {
  return starts_at + minutes * 60_000 + bookingRules.linkDays * day;
}

/** Everything the page of a booking shows to a visitor with this link. */
export async function showBooking(
  { row, isOwner, isTeam }: FoundBooking,
  links: BookingLinks,
  bookings: BookingStore,
  { bookedId }: Viewer = {},
): Promise<ShownBooking> {
  const isHeld = row.held_until !== null && row.status !== "cancelled" && row.starts_at > Date.now();
  const hold = isHeld ? await readHold(row, bookings) : { isOpen: false, isKept: false, near: [] };
  const state = stateOf(row, isOwner, hold);
  const isConfirmed = row.confirmed_at !== null;
  const told_visitor = isOwner || isTeam ? row.told_visitor : 1;
  const isTheirs = isOwner || isTeam || !isConfirmed;
  const isOpen = state !== "cancelled" && state !== "now" && state !== "over";
  const others = isOwner && isUnconfirmed(row) ? await replaceable(row, bookings) : [];
  return {
    state,
    startMs: row.starts_at,
    minutes: row.minutes,
    zone: row.time_zone,
    maskedEmail: maskEmail(row.email),
    typed: row.id === bookedId ? { email: row.email, phone: formatUsPhoneNumber(row.phone) } : null,
    asked: isOwner && !isConfirmed && isOpen ? await askedOf(row, bookings) : null,
    isRemindedOf: reminderTime({ ...row, told_visitor }) !== null,
    isTold: told_visitor === 1,
    canMove: isTheirs && canMove(row, state, { isOwner, mustReplace: others.length > 0 }),
    isTheirs,
    heldUntil: row.held_until,
    isKept: hold.isKept,
    isOwner,
    isMoved: row.moved_from !== null,
    isConfirmed,
    needsYes: needsYes(row),
    others,
    near: state === "lapsed" ? hold.near : [],
    path: links.path({ bookingId: row.id, isMailed: isOwner, isTeam }),
  };
}

async function askedOf(row: BookingRow, bookings: BookingStore): Promise<NonNullable<ShownBooking["asked"]>> {
  const { name, phone, email } = row;
  return { name, phone: formatUsPhoneNumber(phone), differs: differing(row, await bookings.knownAs(email)) };
}

type Hold = { isOpen: boolean; isKept: boolean; near: number[] };

/** `isOpen`: it can still be confirmed, because its minutes are not over and no one else has the time. */
async function readHold(row: BookingRow, bookings: BookingStore): Promise<Hold> {
  const { id, starts_at: startMs, minutes, held_until } = row;
  const holdId = holdOfBooking(id);
  const isKept = (await bookings.heldUntil(holdId, { startMs, minutes })) !== null;
  const { free } = await readTimes(bookings, minutes, { holdId });
  const isOpen = (held_until ?? 0) > Date.now() && (isKept || free.includes(startMs));
  return { isOpen, isKept, near: nearbyTimes(free, startMs) };
}

function stateOf(
  { status, starts_at, minutes, held_until, moved_from }: BookingRow,
  isOwner: boolean,
  { isOpen }: Hold,
): ShownBooking["state"] {
  if (status === "cancelled") return "cancelled";
  if (starts_at <= Date.now()) {
    // One that nobody confirmed in time has no minutes that run. Only its owner may see that it waited.
    const isFirm = held_until === null && !(status === "waiting" && isOwner);
    return isFirm && Date.now() < starts_at + minutes * 60_000 ? "now" : "over";
  }
  if (held_until !== null) return isOpen ? "held" : "lapsed";
  if (status === "waiting" && isOwner) return "waiting";
  return moved_from === null ? "booked" : "moved";
}

/** The other bookings of the address, when it has as many as it may. */
async function replaceable(row: BookingRow, bookings: BookingStore) {
  const others = await bookings.others(row);
  if (others.length < bookingRules.mostPerEmail) return [];
  return others.map(({ id, starts_at, minutes }) => ({ id, startMs: starts_at, minutes }));
}

function canMove(
  { sequence }: BookingRow,
  state: ShownBooking["state"],
  { isOwner, mustReplace }: { isOwner: boolean; mustReplace: boolean },
): boolean {
  if (state === "booked" || state === "moved") return sequence < bookingRules.mostMoves;
  return isOwner && !mustReplace && (state === "held" || state === "lapsed" || state === "waiting");
}
