import { bookableTimes } from "#app/domain/time/booking-times.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import type { OpenedTalk } from "#app/lib/desk/shown-calendar.ts";
import { readFreeTimes } from "#app/server/booking/booking-cells.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { type Calendar, type CalendarTalk, endOfTalk } from "./read-calendar.server.ts";
import { createClocks, shownTalk, talkDetails } from "./shown-talk.server.ts";

type Opening = { wish: string | null; isToday: boolean; counselors: { id: string; name: string }[] };

/** The talk that was picked; today, without a pick, the one to mark or the next one. */
export async function openTalk(
  { db }: DeskSource,
  actor: Actor,
  { talks, names }: Calendar,
  { wish, isToday, counselors }: Opening,
): Promise<OpenedTalk | null> {
  const { nowMs, may } = actor;
  const clock = createClocks();
  const pairs = talks.map((talk) => ({ talk, shown: shownTalk(talk, nowMs, clock) }));
  const first = isToday
    ? (pairs.find(({ shown }) => shown.state === "unmarked") ?? pairs.find(({ talk }) => talk.starts_at > nowMs))
    : undefined;
  const found = wish === null ? first : pairs.find(({ talk }) => talk.id === wish);
  if (!found) return null;
  const { talk, shown } = found;
  const isOver = endOfTalk(talk) <= nowMs;
  const canChange = may.has("work-bookings") && talk.starts_at > nowMs;
  const canMove = canChange && talk.status !== "held";
  return {
    ...talkDetails(talk, shown, clock),
    counselor: talk.line === null ? null : (names.get(talk.line) ?? null),
    endedMinutesAgo: isOver ? Math.floor((nowMs - endOfTalk(talk)) / 60_000) : null,
    canChange,
    moveTo: canMove ? await moveTimes(db, talk, nowMs) : [],
    giveTo: canMove ? counselors.filter(({ id }) => id !== talk.line) : [],
  };
}

async function moveTimes(
  db: DeskSource["db"],
  { id, starts_at, minutes, time_zone }: CalendarTalk,
  nowMs: number,
): Promise<OpenedTalk["moveTo"]> {
  const offered = bookableTimes(nowMs, minutes, office, bookingRules);
  const free = await readFreeTimes(db, offered, minutes, { bookingId: id });
  const clock = createClocks();
  const [eastern, own] = [clock(officeZone), clock(time_zone)];
  const byDay = Map.groupBy(
    free.filter((time) => time !== starts_at),
    (time) => eastern.day(time),
  );
  return [...byDay].map(([day, times]) => ({
    day,
    times: times.map((time) => ({
      startMs: time,
      label: `${eastern.time(time)} ET${own.time(time) === eastern.time(time) ? "" : `, ${own.time(time)} ${own.zoneName(time)} theirs`}`,
    })),
  }));
}
