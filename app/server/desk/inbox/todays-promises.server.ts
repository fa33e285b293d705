import { isLate } from "#app/domain/desk/promises.ts";
import type { DayRuler } from "#app/domain/desk/shown-inbox.ts";
import { whoHolds } from "#app/domain/desk/stages.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { formatEasternClock } from "#app/server/time/eastern-time.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { isListed } from "./inbox.server.ts";
import { hoursToday, officeDays } from "./office-days.server.ts";

/** More would be too many lines to read. */
const mostDrawn = 100;

/** Returns the promises due today; null on a day the office is closed. Throws `not-allowed`. */
export async function readDayRuler({ db, reader }: DeskSource, actor: Actor): Promise<DayRuler | null> {
  assertMay(actor, "read-people");
  const { nowMs, staffId } = actor;
  const open = hoursToday(nowMs);
  if (!open) return null;
  const { opensMs, closesMs } = open;
  const { todayMs, tomorrowMs } = officeDays(nowMs);
  const today = db
    .selectFrom("threads")
    .innerJoin("people", "people.id", "threads.person_id")
    .select(["due_at", "assignee", "claimed_until", "owner"])
    // What the list below it shows, so that both say the same number.
    .where(isListed(actor, { list: "waiting", dueFrom: todayMs, dueBefore: tomorrowMs }))
    .orderBy("due_at")
    .limit(mostDrawn);
  const rows = await reader.read(today.compile());
  const placeOf = (timeMs: number) => (timeMs - opensMs) / (closesMs - opensMs);
  const drawn = rows.filter(({ due_at }) => due_at >= opensMs && due_at <= closesMs);
  const dues = drawn.map(({ due_at, assignee, claimed_until, owner }) => {
    const holder = whoHolds({ assignee, claimedUntil: claimed_until }, nowMs);
    return {
      place: placeOf(due_at),
      time: formatEasternClock(due_at),
      isLate: isLate(due_at, nowMs),
      isMine: holder === staffId || (holder === null && owner === staffId),
    };
  });
  const mine = dues.findIndex(({ isLate, isMine }) => isMine && !isLate);
  const nearest = dues.findIndex(({ isLate }) => !isLate);
  return {
    hours: hoursBetween(opensMs, closesMs).map((timeMs) => ({ place: placeOf(timeMs), label: hourLabel(timeMs) })),
    now: nowMs < opensMs || nowMs > closesMs ? null : { place: placeOf(nowMs), label: formatEasternClock(nowMs) },
    dues,
    others: rows.length - drawn.length,
    next: mine >= 0 ? mine : nearest >= 0 ? nearest : null,
  };
}

/** Every second hour, and the last one. */
function hoursBetween(fromMs: number, untilMs: number): number[] {
  const step = 2 * 3_600_000;
  return Array.from({ length: Math.floor((untilMs - fromMs) / step) + 1 }, (_, index) => fromMs + index * step);
}

function hourLabel(timeMs: number): string {
  const { hour } = officeTime(timeMs, office);
  if (hour === 12) return "Noon";
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}
