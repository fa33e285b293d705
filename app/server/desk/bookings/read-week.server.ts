import type { ShownCall } from "#app/lib/desk/shown-calendar.ts";
import { officeLine } from "#app/server/booking/booking-lines.server.ts";
import type { ContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { type OfficeDay, officeDay, readDay } from "./calendar-days.server.ts";
import { readCalendar, withStops } from "./read-calendar.server.ts";
import { createClocks, shownCall } from "./shown-call.server.ts";

/** One day of a week. */
export type WeekDay = Pick<OfficeDay, "date" | "title" | "short" | "hours"> & {
  isOpen: boolean;
  isToday: boolean;
  calls: (ShownCall & { counselor: string | null })[];
  blocks: { id: string; words: string }[];
};

/** From Monday to Sunday. */
export type WeekPage = { title: string; before: string; after: string; days: WeekDay[] };

/** Reads the week of `date` in the query. Throws `not-allowed`. */
export async function readWeekPage(
  source: DeskSource & { contact: ContactDesk },
  actor: Actor,
  query: URLSearchParams,
): Promise<WeekPage> {
  const date = readDay(query.get("date"), actor.nowMs);
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  const days = Array.from({ length: 7 }, (_, index) => officeDay(monday.add({ days: index })));
  const [first, last] = [days[0], days[6]];
  const stretch = { fromMs: first?.stretch.fromMs ?? 0, toMs: last?.stretch.toMs ?? 0 };
  const calendar = await readCalendar(source, actor, stretch);
  const { calls, blocks, names, lines } = await withStops(source, actor, calendar);
  const clock = createClocks();
  const hasCounselors = lines.some(({ id }) => id !== officeLine);
  return {
    title: `${dateOf(first)} to ${dateOf(last)}`,
    before: monday.subtract({ days: 7 }).toString(),
    after: monday.add({ days: 7 }).toString(),
    days: days.map(({ stretch: { fromMs, toMs }, open, ...day }) => ({
      ...day,
      isOpen: open !== null,
      isToday: actor.nowMs >= fromMs && actor.nowMs < toMs,
      calls: calls
        .filter(({ starts_at }) => starts_at >= fromMs && starts_at < toMs)
        .map((call) => ({
          ...shownCall(call, actor.nowMs, clock),
          counselor: hasCounselors ? (names.get(call.line ?? "") ?? "No one yet") : null,
        })),
      blocks: blocks
        .filter(({ from_at, to_at }) => from_at < toMs && to_at > fromMs)
        .map(({ id, staff_id, reason }) => ({
          id,
          words: `${staff_id === null ? "Everyone" : (names.get(staff_id) ?? "")}: ${reason}`,
        })),
    })),
  };
}

/** "November 23" of "Monday, November 23". */
function dateOf(day: OfficeDay | undefined): string {
  return day?.title.split(", ")[1] ?? "";
}
