import type { SavingsPlanAnswer } from "./savings-plan-calculation.ts";

export type SavedPoint = { month: number; cents: number };

/** What is saved on the way: every quarter of a year, or every year of a long way, and when it is enough. */
export function savedByThen({ alone, withHelp }: SavingsPlanAnswer): SavedPoint[] {
  const last = alone.balancesCents.length - 1;
  const step = last <= 60 ? 3 : 12;
  return alone.balancesCents.flatMap((cents, month) =>
    month % step === 0 || month === last || month === withHelp.months ? [{ month, cents }] : [],
  );
}
