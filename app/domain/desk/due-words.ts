const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A span of time in words: "38 min", "2 h 10 min", "3 days 4 h", from a week on "8 days". */
export function spanWords(spanMs: number): string {
  const span = Math.abs(spanMs);
  if (span < minuteMs) return "less than a minute";
  if (span < hourMs) return `${Math.floor(span / minuteMs)} min`;
  if (span < 2 * dayMs) return join(`${Math.floor(span / hourMs)} h`, Math.floor((span % hourMs) / minuteMs), "min");
  const days = `${Math.floor(span / dayMs)} days`;
  return span < 7 * dayMs ? join(days, Math.floor((span % dayMs) / hourMs), "h") : days;
}

function join(first: string, rest: number, unit: string): string {
  return rest === 0 ? first : `${first} ${rest} ${unit}`;
}

/** Whether a time to answer is over. Every list, count and figure asks here, or compares in the same way in the database. */
export function isLate(dueMs: number, nowMs: number): boolean {
  return dueMs < nowMs;
}

/** Time until something is due, or how late it is: "in 2 h 10 min", "Late by 38 min". */
export function dueWords(dueMs: number, nowMs: number): { text: string; isLate: boolean } {
  const isOver = isLate(dueMs, nowMs);
  const span = spanWords(dueMs - nowMs);
  return { text: isOver ? `Late by ${span}` : `in ${span}`, isLate: isOver };
}
