import { timeTold } from "#app/server/desk/bookings/booked-time.server.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";
import { timeInZone, timeWords } from "./desk-times.server.ts";
import { type EventNames, facts, type Teller } from "./told-parts.server.ts";

/** What became of a call since. */
const bookingStates: Record<string, string> = {
  held: "; they have not confirmed it yet",
  waiting: "; they have not confirmed it yet",
  cancelled: "; canceled since",
};

/** Anyone can book in any name: only a press behind the emailed link says that it is them. */
function unconfirmedWords({ confirmed_at }: Record<string, unknown>): string {
  return confirmed_at === null ? "; nobody confirmed it from the mailbox" : "";
}

/**
 * The link that a visitor's change came by; null for a colleague's change, or when a later change has overwritten the row.
 * Everyone who saw the page after the booking has its link, and so had the team's notices once.
 */
export function changedBy({ by_staff, revision, told }: ToldEvent): string | null {
  if (by_staff !== null || !told || Number(told.sequence) !== Number(revision)) return null;
  return told.confirmed_at === told.changed_at
    ? "by the link in our email to them"
    : "by the link of the page after the booking, which others may have, too";
}

export function tellBooking(event: ToldEvent, { nowMs }: EventNames): Omit<ReturnType<Teller>, "title"> {
  const { told } = event;
  if (!told) return {};
  const time = timeTold(event, told);
  return {
    meta: `${told.minutes} minutes${bookingStates[String(told.status)] ?? unconfirmedWords(told)}`,
    facts: facts({
      "Our clock": time ? timeWords(time.startsAt, nowMs) : "changed since, and not kept",
      "Their clock": time && timeInZone(time.startsAt, time.timeZone),
      Topic: told.topic,
    }),
  };
}
