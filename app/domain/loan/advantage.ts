import { assertCents, assertMonths, sumCents } from "#app/domain/money.ts";
import type { LoanTerms } from "./payment.ts";
import { schedule } from "./schedule.ts";

export type LoanRun = LoanTerms & {
  /** Cash paid at the start: costs, points. */
  startCents: number;
  /** Mortgage insurance on top of the payment, for so many months. */
  insurance?: { monthlyCents: number; months: number };
};

export type LoanAdvantage = {
  /**
   * By payments made, from 0 on: how much better off the second loan leaves you, if both were paid off then. Below 0 it
   * is still behind.
   */
  byMonthCents: readonly number[];
  /** The first number of payments from which the second loan is not behind; null when it always is. */
  breakEvenMonths: number | null;
  /** The last number of payments up to which it then stays so; null when that holds to the end. */
  aheadUntilMonths: number | null;
};

/**
 * Compares two loans on the same home by their cost so far and their balance: after `m` payments each one's total is `cash
 * at the start + all paid + balance`, and the second is ahead by the difference. Nothing is assumed about what money would
 * earn elsewhere, or about taxes.
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function loanAdvantage(first: LoanRun, second: LoanRun): LoanAdvantage {
  assertMonths(first.termMonths);
  assertMonths(second.termMonths);
  const months = Math.max(first.termMonths, second.termMonths);
  const [one, two] = [positions(first, months), positions(second, months)];
  const byMonthCents = one.map((cents, month) => cents - (two[month] ?? 0));
  const found = byMonthCents.findIndex((cents) => cents >= 0);
  if (found === -1) return { byMonthCents, breakEvenMonths: null, aheadUntilMonths: null };
  const behindAgain = byMonthCents.findIndex((cents, month) => month > found && cents < 0);
  return { byMonthCents, breakEvenMonths: found, aheadUntilMonths: behindAgain === -1 ? null : behindAgain - 1 };
}

/** Cash at the start, all paid and still owed, after each of so many payments. */
function positions({ startCents, insurance, ...terms }: LoanRun, months: number): number[] {
  assertCents(startCents);
  const { monthlyCents = 0, months: insured = 0 } = insurance ?? {};
  assertCents(monthlyCents);
  assertCents(insured);
  const { rows } = schedule(terms);
  const found = [sumCents([startCents, terms.loanCents])];
  let paid = startCents;
  for (let month = 1; month <= months; month++) {
    const row = rows[month - 1];
    paid += (row?.paidCents ?? 0) + (row && month <= insured ? monthlyCents : 0);
    found.push(paid + (row?.balanceCents ?? 0));
  }
  // It only grows from month to month but for what is paid off, so where the last one is exact all are.
  sumCents([paid, terms.loanCents]);
  return found;
}

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
