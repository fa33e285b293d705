import { highestWhere } from "#app/domain/loan/payment.ts";
import { assertCents, assertMonths, monthlyShareOf, sumCents } from "#app/domain/money.ts";

export type SavingsTerms = {
  /** The amount needed in the end. */
  targetCents: number;
  /** The amount saved so far. */
  savedCents: number;
  /** Interest a year as a decimal, paid by the month: `annualYield / 12` of what is there. */
  annualYield: number;
};

export type SavingsPlan = {
  /** After how many months the target is there; null when it is not after 100 years. */
  months: number | null;
  /** Balance after each month, from 0 on, up to the target, or for ten years when the plan never gets there. */
  balancesCents: readonly number[];
  /** Total paid in, and total earned, up to the last balance. */
  paidInCents: number;
  earnedCents: number;
};

const longestMonths = 1200;

/**
 * How long saving takes: each month earns its interest, rounded to the cent, and then gets `monthlyCents`.
 * Throws RangeError when an amount is not whole cents from 0 up, or the yield is out of range.
 */
export function savingsPlan(terms: SavingsTerms, monthlyCents: number): SavingsPlan {
  const { targetCents, savedCents } = terms;
  for (const cents of [targetCents, savedCents, monthlyCents]) assertCents(cents);
  const earns = monthlyShareOf(terms.annualYield);
  const balancesCents = [savedCents];
  let balance = savedCents;
  while (balance < targetCents && balancesCents.length <= longestMonths) {
    balance = sumCents([balance, earns(balance), monthlyCents]);
    balancesCents.push(balance);
  }
  const reached = balance >= targetCents;
  const shown = reached ? balancesCents : balancesCents.slice(0, 121);
  const paidInCents = savedCents + monthlyCents * (shown.length - 1);
  return {
    months: reached ? balancesCents.length - 1 : null,
    balancesCents: shown,
    paidInCents,
    earnedCents: (shown.at(-1) ?? 0) - paidInCents,
  };
}

/**
 * The amount to save each month, in whole dollars (as cents), to reach the target after so many months: the reverse of
 * `savingsPlan`. Throws RangeError when an amount, the yield or the months are out of range.
 */
export function monthlySavingCents(terms: SavingsTerms, months: number): number {
  assertMonths(months);
  const tooLittle = (dollars: number) => {
    const needed = savingsPlan(terms, dollars * 100).months;
    return needed === null || needed > months;
  };
  if (!tooLittle(0)) return 0;
  return (highestWhere(tooLittle, Math.ceil(terms.targetCents / 100)) + 1) * 100;
}

export type CashNeeds = {
  downCents: number;
  closingCents: number;
  /** Months of payments that stay in the bank. */
  reserveCents: number;
  movingCents: number;
  /** An assistance program's payment toward them. */
  assistanceCents: number;
};

/**
 * The total to save: all parts, less assistance, never below 0. Throws RangeError when an amount is not whole cents from 0
 * up.
 */
export function savingsTargetCents({ assistanceCents, ...needs }: CashNeeds): number {
  for (const cents of [assistanceCents, ...Object.values(needs)]) assertCents(cents);
  return Math.max(0, sumCents(Object.values(needs)) - assistanceCents);
}
