import { type Office, officeTime, openSpan } from "#app/domain/time/office-hours.ts";

const hourMs = 60 * 60 * 1000;

/** How long before closing we report a promise that falls late while the office is closed: there is time to answer. */
const beforeClosingMs = 2 * hourMs;

/** How long the office is open between the first alarm and the owners'. */
const secondAfterMs = 4 * hourMs;

/** More closed days in a row no office has. */
const mostClosedDays = 60;

/** When we tell the person in charge about an unkept promise, and when the owners, in milliseconds since 1970. */
export type AlarmTimes = { firstMs: number; secondMs: number };

/**
 * At both times the office is open: we do not alert anyone at night. A promise that is late in open hours is reported then.
 * One that is late while the office is closed, as the law's days are at midnight, is reported two hours before the office
 * last closes before that; no one could keep it afterwards. The owners hear four open hours later.
 */
export function alarmTimes(dueMs: number, office: Office): AlarmTimes {
  const firstMs = firstAlarm(dueMs, office);
  return { firstMs, secondMs: afterOpenTime(firstMs, secondAfterMs, office) };
}

/** Whether someone is there. */
export function isOpenAt(timeMs: number, office: Office): boolean {
  const span = openSpan(officeTime(timeMs, office).toPlainDate(), office);
  return span !== null && span.opensMs <= timeMs && timeMs < span.closesMs;
}

function firstAlarm(dueMs: number, office: Office): number {
  if (isOpenAt(dueMs, office)) return dueMs;
  const day = officeTime(dueMs, office).toPlainDate();
  for (let back = 0; back <= mostClosedDays; back += 1) {
    const span = openSpan(day.subtract({ days: back }), office);
    if (span && span.closesMs <= dueMs) return Math.max(span.opensMs, span.closesMs - beforeClosingMs);
  }
  throw new RangeError(`The office was not open once in the ${mostClosedDays} days before ${day}`);
}

/** The time at which the office has been open so long since another. */
function afterOpenTime(fromMs: number, openMs: number, office: Office): number {
  const day = officeTime(fromMs, office).toPlainDate();
  let leftMs = openMs;
  for (let on = 0; on <= mostClosedDays; on += 1) {
    const span = openSpan(day.add({ days: on }), office);
    if (!span) continue;
    const beginMs = Math.max(fromMs, span.opensMs);
    // At its end the office is closed: the rest is the next day's first moment.
    if (beginMs + leftMs < span.closesMs) return beginMs + leftMs;
    leftMs -= Math.max(0, span.closesMs - beginMs);
  }
  throw new RangeError(`The office is not open once in the ${mostClosedDays} days from ${day}`);
}
