import { type Office, officeTime, openSpan } from "#app/domain/time/office-hours.ts";

/**
 * How a promise ended. `answer` and `call`: one of us answered, or spoke with them. `confirmation`: the email that says a
 * privacy request has arrived. `extended`: the law gave more time, after notice. `closed`: the team ended the thread without
 * an answer, which keeps no promise. `withdrawn`: they asked us to stop all contact, so nobody waits for an answer anymore.
 */
export type ClockEnd = "answer" | "call" | "confirmation" | "privacy-answered" | "extended" | "closed" | "withdrawn";

/** Sorts a thread without an open promise last in the inbox: the latest time a Date can have. */
export const noPromise = 8_640_000_000_000_000;

/** Only the law's own steps answer a privacy request. */
const isLegal = (promise: string) => promise.startsWith("privacyRequest.");
const isAcknowledgement = (promise: string) => promise === "privacyAcknowledgement";

/**
 * Whether something ends an open promise. An automatic email ends none, except the one the law requires: the notice that a
 * privacy request has arrived. A colleague's answer gives that notice, too, but it does not answer the request.
 */
export function ends(how: ClockEnd, promise: string): boolean {
  switch (how) {
    case "confirmation":
      return isAcknowledgement(promise);
    case "privacy-answered":
      return isLegal(promise) || isAcknowledgement(promise);
    case "extended":
      return isLegal(promise);
    default:
      // A person with a right to an answer gets one, whatever else is said or closed.
      return !isLegal(promise);
  }
}

/** A thread that was put away is back while this much open time is left before its promise is due, in milliseconds. */
const backBeforeMs = 60 * 60 * 1000;

/** Longer than the office is ever closed. */
const mostDays = 21;

/**
 * When a thread comes back at the latest: an hour of open time before its promise is due. Times are milliseconds since 1970;
 * a thread without a promise never has to.
 */
export function latestBack(dueMs: number, office: Office): number {
  if (dueMs >= noPromise) return noPromise;
  let left = backBeforeMs;
  for (let day = officeTime(dueMs, office).toPlainDate(), days = 0; days < mostDays; days += 1) {
    const { opensMs = 0, closesMs = 0 } = openSpan(day, office) ?? {};
    const untilMs = Math.min(closesMs, dueMs);
    if (untilMs - opensMs >= left) return untilMs - left;
    left -= Math.max(0, untilMs - opensMs);
    day = day.subtract({ days: 1 });
  }
  return dueMs - backBeforeMs;
}

/** The last due time that counts as soon at a time, so that nothing due by then is still away: see `latestBack`. */
export function dueSoonUntil(nowMs: number, office: Office): number {
  let left = backBeforeMs;
  for (let day = officeTime(nowMs, office).toPlainDate(), days = 0; days < mostDays; days += 1) {
    const { opensMs = 0, closesMs = 0 } = openSpan(day, office) ?? {};
    const fromMs = Math.max(opensMs, nowMs);
    // At closing time, all that is due before the office opens again has no more time left than that.
    if (closesMs - fromMs > left) return fromMs + left;
    left -= Math.max(0, closesMs - fromMs);
    day = day.add({ days: 1 });
  }
  return nowMs + backBeforeMs;
}

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
