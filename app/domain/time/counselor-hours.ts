import { type Office, type OpenSpan, officeTime, openSpan } from "./office-hours.ts";

/** The hours when a person takes calls, by the number of the day: 1 is Monday, 7 Sunday. No entry: not on that day. */
export type WeeklyHours = ReadonlyMap<number, { opens: string; closes: string }>;

/** A stretch of time, in milliseconds since 1970. */
export type Stretch = { fromMs: number; toMs: number };

/** Times when a counselor with such hours takes calls, within a stretch of days. None on the office's closed days. */
export function counselorSpans({ fromMs, toMs }: Stretch, hours: WeeklyHours, office: Office): OpenSpan[] {
  const last = officeTime(toMs, office).toPlainDate();
  const own: Office = { ...office, hoursOn: (dayOfWeek) => hours.get(dayOfWeek) ?? null };
  const spans: OpenSpan[] = [];
  for (let day = officeTime(fromMs, office).toPlainDate(); day.until(last).days >= 0; day = day.add({ days: 1 })) {
    const span = openSpan(day, own);
    if (span) spans.push(span);
  }
  return spans;
}

/** Whether two stretches of time have a moment in common; one that begins when the other ends has none. */
export function overlap(one: Stretch, other: Stretch): boolean {
  return one.fromMs < other.toMs && other.fromMs < one.toMs;
}
