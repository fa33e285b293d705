import { type Office, type OpenSpan, officeTime, openSpan } from "./office-hours.ts";

/**
 * Gives a function that says how long the office was open between two times, in milliseconds, as often as it is asked. It
 * knows the days from one time to another (milliseconds since 1970), and counts nothing outside them.
 */
export function createOpenTime(fromMs: number, toMs: number, office: Office): (fromMs: number, toMs: number) => number {
  const first = officeTime(fromMs, office).toPlainDate();
  const count = Math.max(0, first.until(officeTime(toMs, office).toPlainDate()).days) + 1;
  const spans = Array.from({ length: count }, (_, index) => openSpan(first.add({ days: index }), office)).filter(
    (span): span is OpenSpan => span !== null,
  );
  // How long the office had been open before each span.
  const before: number[] = [];
  let sum = 0;
  for (const { opensMs, closesMs } of spans) {
    before.push(sum);
    sum += closesMs - opensMs;
  }

  function openUntil(timeMs: number): number {
    const place = lastBefore(spans, timeMs);
    const span = spans[place];
    return span ? (before[place] ?? 0) + Math.min(timeMs, span.closesMs) - span.opensMs : 0;
  }

  return (startMs, endMs) => openUntil(endMs) - openUntil(startMs);
}

/** The place of the last span that opens before a time; -1 when none does. */
function lastBefore(spans: readonly OpenSpan[], timeMs: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.opensMs ?? 0) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
