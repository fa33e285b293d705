import { type Office, officeTime, openSpan } from "#app/domain/time/office-hours.ts";
import { noPromise } from "./promises.ts";

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
