import { overlap } from "#app/domain/time/booking-times.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import type { DayPage, ShownBlock } from "#app/lib/desk/shown-calendar.ts";
import { officeLine } from "#app/server/booking/booking-lines.server.ts";
import type { ContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { type OfficeDay, officeDay, readDay } from "./calendar-days.server.ts";
import { columnsOf, hourLabels, shownHours } from "./column-quarters.server.ts";
import { openCall } from "./open-call.server.ts";
import { type Calendar, endOfBooking, readCalendar, withStops } from "./read-calendar.server.ts";
import { type Clocks, createClocks } from "./shown-call.server.ts";

/** Reads the page of a day. `query` has `date` and `booking`. Throws `not-allowed`. */
export async function readDayPage(
  source: DeskSource & { contact: ContactDesk },
  actor: Actor,
  query: URLSearchParams,
): Promise<Omit<DayPage, "handOver">> {
  const { nowMs } = actor;
  const date = readDay(query.get("date"), nowMs);
  const day = officeDay(date);
  const calendar = await withStops(source, actor, await readCalendar(source, actor, day.stretch));
  const shown = shownHours(day, calendar.calls);
  const clock = createClocks();
  const isToday = overlap(day.stretch, { fromMs: nowMs, toMs: nowMs + 1 });
  const columns = shown ? columnsOf(calendar, shown, actor, clock) : [];
  const counselors = calendar.lines
    .filter(({ id }) => id !== officeLine)
    .map(({ id }) => ({ id, name: calendar.names.get(id) ?? "" }));
  return {
    date: day.date,
    title: day.title,
    hours: day.hours,
    isToday,
    counselors,
    now: isToday ? `${clock(officeZone).time(nowMs)} ET` : null,
    before: neighbor(officeDay(date.subtract({ days: 1 }))),
    after: neighbor(officeDay(date.add({ days: 1 }))),
    hourLabels: hourLabels(shown),
    columns,
    next: columns.length === 0 ? await nextCall(source, actor, day) : null,
    blocks: await blocksOf(source, actor, calendar),
    opened: await openCall(source, actor, calendar, { wish: query.get("booking"), isToday, counselors }),
    mayWork: actor.may.has("work-bookings"),
  };
}

function neighbor({ date, short }: OfficeDay) {
  return { date, short };
}

async function nextCall(source: DeskSource, actor: Actor, { stretch }: OfficeDay): Promise<DayPage["next"]> {
  const fromMs = Math.max(stretch.toMs, actor.nowMs);
  const { calls } = await readCalendar(source, actor, { fromMs, toMs: fromMs + 14 * 86_400_000 });
  const [first] = calls;
  if (!first) return null;
  const eastern = createClocks()(officeZone);
  const { name, starts_at: startMs } = first;
  return { name, date: eastern.isoDay(startMs), day: eastern.day(startMs), office: `${eastern.time(startMs)} ET` };
}

/** "12:00 PM to 1:00 PM ET", with the days when it covers more than one. */
function spanWords(fromMs: number, toMs: number, eastern: ReturnType<Clocks>): string {
  if (eastern.isoDay(fromMs) !== eastern.isoDay(toMs)) return `${eastern.short(fromMs)} to ${eastern.short(toMs)}`;
  return `${eastern.time(fromMs)} to ${eastern.time(toMs)} ET`;
}

/** Blocks that touch the day, each with the calls still booked in it, on any day. */
async function blocksOf(source: DeskSource, actor: Actor, { blocks, names }: Calendar): Promise<ShownBlock[]> {
  const clock = createClocks();
  const eastern = clock(officeZone);
  return Promise.all(
    blocks.map(async ({ id, staff_id, from_at, to_at, reason, made_by }) => {
      const stretch = { fromMs: Math.max(from_at - 60 * 60_000, actor.nowMs), toMs: to_at };
      const { calls } = await readCalendar(source, actor, stretch);
      const standing = calls.filter(
        (call) =>
          (staff_id === null || call.line === staff_id) &&
          overlap({ fromMs: call.starts_at, toMs: endOfBooking(call) }, { fromMs: from_at, toMs: to_at }),
      );
      return {
        id,
        reason,
        by: names.get(made_by) ?? "",
        who: staff_id === null ? "Everyone" : (names.get(staff_id) ?? ""),
        when: spanWords(from_at, to_at, eastern),
        standing: standing.map((call) => ({
          id: call.id,
          name: call.name,
          office: eastern.short(call.starts_at),
          date: eastern.isoDay(call.starts_at),
        })),
      };
    }),
  );
}
