import { officeZone, type ZonedTime, zonedTime } from "./zoned-time.ts";

export type CalendarDay = {
  /** `2026-11-25`, on the visitor's clock. */
  day: string;
  number: number;
  /** "Wednesday, November 25" */
  label: string;
  /** "closed": no one calls on that day. "full": all its times are taken, so one may open up. */
  state: "free" | "full" | "closed";
};

export type OfferedTime = {
  startMs: number;
  /** "10:30 AM" */
  time: string;
  /** The same moment for the office, "8:30 AM ET"; null where the visitor has the same clock. */
  officeTime: string | null;
};

export type PartOfDay = {
  name: "Night" | "Morning" | "Afternoon" | "Evening";
  /** "Saturday", if it is another day at the office then. */
  officeDay: string | null;
  times: OfferedTime[];
};

/** Weeks begin on Sunday. `shown` is the day whose times are listed; null when nothing is free. */
export type BookingCalendar = {
  weeks: CalendarDay[][];
  /** "November 2026", "November to December 2026" */
  months: string;
  shown: { day: string; label: string; parts: PartOfDay[] } | null;
};

type Wanted = { zone: string; day: string | null };

const dayMs = 86_400_000;
const dayLabel = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** Lays times out on the calendar of a zone; one day in one zone may span two in another. */
export function bookingCalendar(
  { open, free }: { open: readonly number[]; free: readonly number[] },
  { zone, day }: Wanted,
): BookingCalendar {
  const zoned = zonedTime(zone);
  const dayOf = new Map(open.map((startMs) => [startMs, zoned.isoDay(startMs)]));
  const freeByDay = Map.groupBy(free, (startMs) => dayOf.get(startMs));
  const openDays = new Set(dayOf.values());
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined) return { weeks: [], months: "", shown: null };
  const labelOf = (isoDay: string) => dayLabel.format(new Date(isoDay));
  const days = daysOfWeeks(zoned.isoDay(first), zoned.isoDay(last)).map(
    (isoDay): CalendarDay => ({
      day: isoDay,
      number: Number(isoDay.slice(8)),
      label: labelOf(isoDay),
      state: freeByDay.has(isoDay) ? "free" : openDays.has(isoDay) ? "full" : "closed",
    }),
  );
  const isOpen = day !== null && openDays.has(day);
  const shownDay = isOpen ? day : days.find(({ state }) => state === "free")?.day;
  return {
    weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
    months: monthsOf(zoned.isoDay(first), zoned.isoDay(last)),
    shown: shownDay
      ? {
          day: shownDay,
          label: labelOf(shownDay),
          parts: partsOfDay(freeByDay.get(shownDay) ?? [], zoned),
        }
      : null,
  };
}

/** From the Sunday before the first day to the Saturday after the last. */
function daysOfWeeks(first: string, last: string): string[] {
  const from = Date.parse(first) - new Date(first).getUTCDay() * dayMs;
  const to = Date.parse(last) + (6 - new Date(last).getUTCDay()) * dayMs;
  return Array.from({ length: (to - from) / dayMs + 1 }, (_, index) =>
    new Date(from + index * dayMs).toISOString().slice(0, 10),
  );
}

function monthsOf(first: string, last: string): string {
  const month = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(day));
  const end = month(last, { month: "long", year: "numeric" });
  if (first.slice(0, 7) === last.slice(0, 7)) return end;
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${month(first, { month: "long", ...(!isSameYear && { year: "numeric" }) })} to ${end}`;
}

function partsOfDay(times: readonly number[], zoned: ZonedTime): PartOfDay[] {
  const office = zonedTime(officeZone);
  const parts = Map.groupBy(times, (startMs) => partOf(zoned.hour(startMs)));
  return [...parts].map(([name, starts]) => ({
    name,
    officeDay: officeDayOf(starts[0] ?? 0, zoned, office),
    times: starts.map((startMs) => {
      const isSame = zoned.time(startMs) === office.time(startMs);
      return { startMs, time: zoned.time(startMs), officeTime: isSame ? null : `${office.time(startMs)} ET` };
    }),
  }));
}

function officeDayOf(startMs: number, zoned: ZonedTime, office: ZonedTime): string | null {
  return zoned.isoDay(startMs) === office.isoDay(startMs) ? null : (office.day(startMs).split(",")[0] ?? null);
}

function partOf(hour: number): PartOfDay["name"] {
  if (hour < 5) return "Night";
  if (hour < 12) return "Morning";
  return hour < 17 ? "Afternoon" : "Evening";
}
