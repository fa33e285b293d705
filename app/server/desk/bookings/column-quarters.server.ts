import { overlap, type Stretch } from "#app/domain/time/booking-times.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import type { DayColumn, Quarter } from "#app/lib/desk/shown-calendar.ts";
import { officeLine } from "#app/server/booking/booking-lines.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import type { OfficeDay } from "./calendar-days.server.ts";
import { type Calendar, type CalendarBooking, endOfBooking } from "./read-calendar.server.ts";
import { type Clocks, shownCall } from "./shown-call.server.ts";

const quarterMs = 15 * 60_000;

/** Hours that the page draws: when the office is open, and longer when a call is before or after. */
export function shownHours({ open }: OfficeDay, calls: readonly CalendarBooking[]): Stretch | null {
  const starts = [...calls.map(({ starts_at }) => starts_at), ...(open ? [open.opensMs] : [])];
  const ends = [...calls.map((call) => endOfBooking(call)), ...(open ? [open.closesMs] : [])];
  if (starts.length === 0) return null;
  const hourMs = 4 * quarterMs;
  return {
    fromMs: Math.floor(Math.min(...starts) / hourMs) * hourMs,
    toMs: Math.ceil(Math.max(...ends) / hourMs) * hourMs,
  };
}

/** "8 AM", one for each hour drawn. */
export function hourLabels(shown: Stretch | null): string[] {
  if (!shown) return [];
  const hours = (shown.toMs - shown.fromMs) / (4 * quarterMs);
  return Array.from({ length: hours }, (_, index) => {
    const { hour } = officeTime(shown.fromMs + index * 4 * quarterMs, office);
    return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
  });
}

/** One column for each counselor, and one for calls without a counselor. */
export function columnsOf(calendar: Calendar, shown: Stretch, actor: Actor, clock: Clocks): DayColumn[] {
  const { lines, names, calls } = calendar;
  const columns = lines.map(({ id }) =>
    id === officeLine
      ? { id, name: "The office", isMe: false, own: calls }
      : { id, name: names.get(id) ?? "", isMe: id === actor.staffId, own: calls.filter(({ line }) => line === id) },
  );
  const unassigned = lines.some(({ id }) => id === officeLine) ? [] : calls.filter(({ line }) => line === null);
  if (unassigned.length > 0) columns.push({ id: "unassigned", name: "No one yet", isMe: false, own: unassigned });
  return columns.map(
    ({ own, ...column }): DayColumn => ({
      ...column,
      calls: own.length,
      quarters: quartersOf(calendar, shown, column.id, own, actor.nowMs, clock),
    }),
  );
}

function quartersOf(
  { lines, blocks }: Calendar,
  shown: Stretch,
  id: string,
  calls: readonly CalendarBooking[],
  nowMs: number,
  clock: Clocks,
): Quarter[] {
  const line = lines.find((one) => one.id === id);
  const own = blocks.filter(({ staff_id }) => staff_id === null || staff_id === id);
  return Array.from({ length: (shown.toMs - shown.fromMs) / quarterMs }, (_, index) => {
    const fromMs = shown.fromMs + index * quarterMs;
    const quarter = { fromMs, toMs: fromMs + quarterMs };
    const block = own.find(({ from_at, to_at }) => overlap(quarter, { fromMs: from_at, toMs: to_at }));
    const isFirst = block && (index === 0 || !overlap({ fromMs: fromMs - quarterMs, toMs: fromMs }, stretchOf(block)));
    const call = calls.find(({ starts_at }) => starts_at >= quarter.fromMs && starts_at < quarter.toMs);
    const isOpen = line?.isOpen({ startMs: fromMs, minutes: 15 }) ?? false;
    return {
      state: block ? "blocked" : !isOpen ? "away" : quarter.toMs <= nowMs ? "past" : "free",
      blockWords: isFirst ? `${spanWords(stretchOf(block), shown, clock)}, ${block.reason}` : null,
      call: call
        ? { ...shownCall(call, nowMs, clock), quarters: Math.ceil((call.minutes + bookingRules.bufferMinutes) / 15) }
        : null,
      isNow: nowMs >= quarter.fromMs && nowMs < quarter.toMs,
    };
  });
}

function stretchOf({ from_at, to_at }: { from_at: number; to_at: number }): Stretch {
  return { fromMs: from_at, toMs: to_at };
}

/** "12:00 PM to 1:00 PM"; "All day" when the block covers the whole day. */
function spanWords({ fromMs, toMs }: Stretch, day: Stretch, clock: Clocks): string {
  if (fromMs <= day.fromMs && toMs >= day.toMs) return "All day";
  const eastern = clock(officeZone);
  return `${eastern.time(Math.max(fromMs, day.fromMs))} to ${eastern.time(Math.min(toMs, day.toMs))}`;
}
