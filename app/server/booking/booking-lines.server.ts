import type { Kysely } from "kysely";
import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import {
  type BookingTime,
  counselorSpans,
  isFree,
  overlap,
  type Stretch,
  type WeeklyHours,
} from "#app/domain/time/booking-times.ts";
import type { BookingCellRow, Schema } from "#app/server/database/schema.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";

/**
 * Who can call one visitor at a time: a counselor with hours, by their id in `staff`. While no counselor has hours there is
 * the office's one line, `""`, which calls whenever the office is open.
 */
export type BookingLine = {
  id: string;
  /** Whether a whole call fits the line's hours, and none of it is in a time that the team has blocked. */
  isOpen(time: BookingTime): boolean;
};

export const officeLine = "";

/** A quarter of an hour that is taken, on one line of the calendar. */
export type TakenCell = Pick<BookingCellRow, "cell" | "line">;

/** The lines of the calendar for a stretch of time, the longest at work first. */
export async function readLines(db: Kysely<Schema>, stretch: Stretch): Promise<BookingLine[]> {
  const blocks = await db
    .selectFrom("calendar_blocks")
    .select(["staff_id", "from_at as fromMs", "to_at as toMs"])
    .where("to_at", ">", stretch.fromMs)
    .where("from_at", "<", stretch.toMs)
    .execute();
  const isBlocked = (id: string, call: Stretch) =>
    blocks.some((block) => (block.staff_id === null || block.staff_id === id) && overlap(block, call));
  const counselors = await readCounselors(db);
  if (counselors.size === 0) return [{ id: officeLine, isOpen: (time) => !isBlocked(officeLine, stretchOf(time)) }];
  return [...counselors].map(([id, hours]) => {
    const spans = counselorSpans(stretch, hours, office);
    return {
      id,
      isOpen(time) {
        const call = stretchOf(time);
        const isThere = spans.some(({ opensMs, closesMs }) => opensMs <= call.fromMs && call.toMs <= closesMs);
        return isThere && !isBlocked(id, call);
      },
    };
  });
}

/** Counselors who have hours and may still take calls, the longest at work first. */
export async function readCounselors(db: Kysely<Schema>): Promise<Map<string, WeeklyHours>> {
  const rows = await db
    .selectFrom("counselor_hours")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["staff_id", "role", "day_of_week", "opens", "closes"])
    .where("removed_at", "is", null)
    .orderBy("staff.created_at")
    .orderBy("staff.id")
    .execute();
  const working = rows.filter(({ role }) => capabilitiesOf(role).has("work-bookings"));
  const byPerson = Map.groupBy(working, ({ staff_id }) => staff_id);
  return new Map(
    [...byPerson].map(([id, days]) => [
      id,
      new Map(days.map(({ day_of_week, opens, closes }) => [day_of_week, { opens, closes }])),
    ]),
  );
}

/** From the first time to the end of the last, with the pause after it. */
export function stretchOfTimes(times: readonly number[], minutes: number): Stretch {
  const [first = 0, last = first] = [times[0], times.at(-1)];
  return { fromMs: first, toMs: last + (minutes + bookingRules.bufferMinutes) * 60_000 };
}

function stretchOf({ startMs, minutes }: BookingTime): Stretch {
  return { fromMs: startMs, toMs: startMs + minutes * 60_000 };
}

/**
 * The cells that a line cannot have. When someone leaves, a booking on their line blocks that time on every line until it is
 * reassigned: the visitor must still get their call.
 */
function cellsOfLine(taken: readonly TakenCell[], { id }: BookingLine, lines: readonly BookingLine[]) {
  const ofOthers = new Set(lines.map((line) => line.id).filter((other) => other !== id));
  return new Set(taken.filter(({ line }) => !ofOthers.has(line)).map(({ cell }) => cell));
}

/** Finds, one booking after the other, the lines that can take it: open, with all its cells free. */
export function createLineFinder(lines: readonly BookingLine[], taken: readonly TakenCell[]) {
  const known = lines.map((line) => ({ line, taken: cellsOfLine(taken, line, lines) }));
  return (time: BookingTime): BookingLine[] => {
    const able = known.filter((one) => one.line.isOpen(time) && isFree(time, bookingRules.bufferMinutes, one.taken));
    return able.map(({ line }) => line);
  };
}
