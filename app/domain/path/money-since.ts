import type { Debt, Household, Month } from "./household.ts";
import { type DebtMonths, moneyByMonth } from "./money-by-month.ts";
import { horizonMonths } from "./terms.ts";

/** The parts of a household that move by themselves from month to month. */
export type MovingMoney = Pick<Household, "savedCents" | "monthlySavingCents" | "debts">;

/** A plan takes no larger amount, and no larger monthly saving (`household-schema.ts`). */
const most = { cents: 1e10, monthlyCents: 1e9 };

/**
 * Savings and debts, typed in the month `asOf`, as they come to in `now`. By the sums of `moneyByMonth`: the monthly saving is
 * added for each month since, each debt is paid month by month, and the payment of a debt that ended goes into the monthly
 * saving. So the same plan gives the same months later, as `money-since.test.ts` says in full. Cents. A month before `asOf`
 * changes nothing, and after ten years nothing more changes.
 */
export function moneySince(household: Household, asOf: Month, now: Month): MovingMoney {
  const months = Math.min(now - asOf, horizonMonths);
  if (months <= 0) return moneyOf(household);
  const { savedCents, monthlySavingCents, debts = [] } = household;
  const money = moneyByMonth(household);
  const keepsEnded = monthlySavingCents === undefined;
  const after = debts.map((debt, index) => debtAfter(debt, money.debts[index] as DebtMonths, months));
  const freedCents = debts.reduce((sum, { monthlyCents }, index) => sum + (after[index] ? 0 : monthlyCents), 0);
  return moneyOf({
    ...(savedCents !== undefined && { savedCents: Math.min(money.savedCents[months] ?? 0, most.cents) }),
    ...(!keepsEnded && { monthlySavingCents: Math.min(monthlySavingCents + freedCents, most.monthlyCents) }),
    ...(household.debts && {
      debts: debts.flatMap((debt, index) => after[index] ?? endedDebt(debt, keepsEnded) ?? []),
    }),
  });
}

/** Savings and debts alone; a part that was skipped has no key. */
export function moneyOf({ savedCents, monthlySavingCents, debts }: Household): MovingMoney {
  return {
    ...(savedCents !== undefined && { savedCents }),
    ...(monthlySavingCents !== undefined && { monthlySavingCents }),
    ...(debts !== undefined && { debts }),
  };
}

/** A debt after some months of payments; null for one that has ended. One that never ends stays as it is. */
function debtAfter(debt: Debt, { balancesCents, payments }: DebtMonths, months: number): Debt | null {
  if (payments <= months) return null;
  if (!Number.isFinite(payments)) return debt;
  const { paymentsLeft, ...byBalance } = debt;
  if (paymentsLeft === undefined || debt.monthlyCents === 0)
    return { ...debt, balanceCents: balancesCents[months] ?? 0 };
  const left = paymentsLeft - months;
  // The sum of the payments left is ours, not typed (`readDebt`), and stays that.
  if (debt.balanceCents === paymentsLeft * debt.monthlyCents)
    return { ...debt, paymentsLeft: left, balanceCents: left * debt.monthlyCents };
  const [owed] = moneyByMonth({ debts: [byBalance] }).debts;
  return { ...debt, paymentsLeft: left, balanceCents: owed?.balancesCents[months] ?? 0 };
}

/**
 * What stays of a debt that has ended: a card, for its limit; and where no monthly saving was told that could take its payment,
 * the debt without payments left, which frees it.
 */
function endedDebt(debt: Debt, keepsEnded: boolean): Debt | null {
  if (keepsEnded && debt.monthlyCents > 0) return { ...debt, balanceCents: 0, paymentsLeft: 0 };
  if (debt.kind !== "card" || debt.limitCents === undefined) return null;
  const { paymentsLeft: _none, ...card } = debt;
  return { ...card, balanceCents: 0, monthlyCents: 0 };
}
