import { assertCents } from "#app/domain/money.ts";

/**
 * The rule of thumb for money that is spent once to pay less each month: `costs / monthly saving`, in whole months,
 * rounded up. Null when nothing is saved, or when it would take longer than `lastMonth`.
 * Throws RangeError when the costs are not whole cents from 0 up.
 */
export function simpleBreakEvenMonths(
  costsCents: number,
  monthlySavingCents: number,
  lastMonth: number,
): number | null {
  assertCents(costsCents);
  if (!(monthlySavingCents > 0)) return null;
  const months = Math.ceil(costsCents / monthlySavingCents);
  return months <= lastMonth ? months : null;
}
