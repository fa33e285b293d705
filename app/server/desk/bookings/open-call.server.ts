import { bookableTimes } from "#app/domain/time/booking-times.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import type { OpenedCall } from "#app/lib/desk/shown-calendar.ts";
import { readFreeTimes } from "#app/server/booking/booking-cells.server.ts";
import { seeCalls } from "#app/server/desk/contact/calls-made.server.ts";
import type { ContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { readAbout } from "#app/server/desk/contact/contact-facts.server.ts";
import { tellGate } from "#app/server/desk/contact/gate-words.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { type Calendar, type CalendarBooking, endOfBooking } from "./read-calendar.server.ts";
import { callDetails, createClocks, otherDay, shownCall } from "./shown-call.server.ts";

type Opening = { wish: string | null; isToday: boolean; counselors: { id: string; name: string }[] };

/** Opens the picked call; today, without a pick, the one to mark or the next one. */
export async function openCall(
  source: DeskSource & { contact: ContactDesk },
  actor: Actor,
  { calls, names }: Calendar,
  { wish, isToday, counselors }: Opening,
): Promise<OpenedCall | null> {
  const { db } = source;
  const { nowMs, may } = actor;
  const clock = createClocks();
  const pairs = calls.map((call) => ({ call, shown: shownCall(call, nowMs, clock) }));
  const first = isToday
    ? (pairs.find(({ shown }) => shown.state === "unmarked") ?? pairs.find(({ call }) => call.starts_at > nowMs))
    : undefined;
  const found = wish === null ? first : pairs.find(({ call }) => call.id === wish);
  if (!found) return null;
  const { call, shown } = found;
  const isOver = endOfBooking(call) <= nowMs;
  const canChange = may.has("work-bookings") && call.starts_at > nowMs;
  const canMove = canChange && call.status !== "held";
  return {
    ...callDetails(call, shown, clock, call.is_new_phone === 1 ? await knownPhones(db, call.id) : []),
    startMs: call.starts_at,
    counselor: call.line === null ? null : (names.get(call.line) ?? null),
    endedMinutesAgo: isOver ? Math.floor((nowMs - endOfBooking(call)) / 60_000) : null,
    canChange,
    moveTo: canMove ? await moveTimes(db, call, nowMs) : [],
    giveTo: canMove ? counselors.filter(({ id }) => id !== call.line) : [],
    ...(await seeContact(source, actor, call)),
  };
}

/** The gate and the number, as on the thread's page: no call goes past them. */
async function seeContact(
  source: DeskSource & { contact: ContactDesk },
  actor: Actor,
  { thread_id: thread, phone }: CalendarBooking,
): Promise<Pick<OpenedCall, "gate" | "phones">> {
  const about = thread === null ? null : await readAbout(source.db, { thread });
  if (!about) return { gate: null, phones: [] };
  const gate = tellGate(about, await source.contact.look(actor, about, "answer"), "answer", actor.nowMs);
  const { phones } = await seeCalls(source, actor, about.personId);
  return { gate, phones: phones.filter(({ value }) => value === phone) };
}

/** The numbers we have of whoever a call is booked for. */
async function knownPhones(db: DeskSource["db"], bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("thread_sources as known")
    .innerJoin("person_addresses as address", "address.person_id", "known.person_id")
    .select("address.value")
    .distinct()
    .where("known.source", "=", "booking")
    .where("known.source_id", "=", bookingId)
    .where("address.kind", "=", "phone")
    .orderBy("address.value")
    .execute();
  return rows.map(({ value }) => value);
}

async function moveTimes(
  db: DeskSource["db"],
  { id, starts_at, minutes, time_zone }: CalendarBooking,
  nowMs: number,
): Promise<OpenedCall["moveTo"]> {
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
      label: `${eastern.time(time)} ET${own.time(time) === eastern.time(time) ? "" : `, ${otherDay(time, own, eastern)}${own.time(time)} ${own.zoneName(time)} theirs`}`,
    })),
  }));
}
