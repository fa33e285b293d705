import { counted, formatWhole } from "#app/domain/text/counted.ts";
import type { PromiseFigures, Wait } from "./promise-figures.ts";

/** Below so many cases a figure says more about chance than about us, and none is shown. */
export const leastCases = 30;

/** How many days are counted. */
export const daysMeasured = 90;

/**
 * The words visitors read about a promise, in the same words whether we did well or badly; null below 30 cases.
 *
 * @param many what is counted: "messages"
 */
export function measuredWords(figures: PromiseFigures, many: string): string | null {
  const { counted: all, late, median, ninetieth } = figures;
  if (all < leastCases || !median || !ninetieth) return null;
  const half = median.isAtLeast
    ? `half of ${formatWhole(all)} ${many} have waited at least ${waitWords(median)} for a person’s answer`
    : `half of ${formatWhole(all)} ${many} waited at most ${waitWords(median)} for a person’s answer`;
  const most = ninetieth.isAtLeast
    ? `one in ten has waited ${waitWords(ninetieth)} or longer`
    : `nine in ten at most ${waitWords(ninetieth)}`;
  const rest =
    late === 0
      ? "None waited longer than we promised."
      : `${formatWhole(late)} did not have an answer in the time we promised.`;
  return `In the last ${daysMeasured} days, ${half}, and ${most}. ${rest}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * "38 minutes", "3 hours 5 minutes", from two days on "2 days 4 hours". Of an answer it is rounded up, and of a wait that
 * goes on down, so that neither says more than is true.
 */
export function waitWords({ ms, isAtLeast }: Wait): string {
  const round = isAtLeast ? Math.floor : Math.ceil;
  const minutes = Math.max(isAtLeast ? 0 : 1, round(ms / minuteMs));
  if (minutes < 60) return counted(minutes, "minute");
  if (minutes < (2 * dayMs) / minuteMs) return two(Math.floor(minutes / 60), "hour", minutes % 60, "minute");
  const hours = round(ms / hourMs);
  return two(Math.floor(hours / 24), "day", hours % 24, "hour");
}

function two(first: number, unit: string, rest: number, smaller: string): string {
  return rest === 0 ? counted(first, unit) : `${counted(first, unit)} ${counted(rest, smaller)}`;
}
