import { assertCents, monthlyShareOf, rateToRatio, sumCents } from "#app/domain/money.ts";

/** A debt's balance, its monthly payment and its yearly rate. With a balance of 0 there is no debt. */
export type OwedDebt = { balanceCents: number; monthlyCents: number; annualRate: number };

export type DebtPayoff = {
  /** The debts that get more than their payment, by their place in the list, in turn. Empty where none does. */
  order: readonly number[];
  /** Months until each debt is paid, 0 where nothing is owed; null where it never is. */
  endsAfter: readonly (number | null)[];
  /** Months until the payments that are left are within the limit, 0 for today; null where they never are. */
  reachedAfter: number | null;
  /** Months until all debts are paid; null where they never are. */
  months: number | null;
  /** All interest until then; null if that day never comes. */
  interestCents: number | null;
};

type PayoffGoal = {
  /** Paid each month on top of the payments. */
  extraCents: number;
  /** The most that all remaining debts may take each month; below 0 nothing is within it. */
  limitCents: number;
};

const longestMonths = 600;
/** More than a person has; with six there are 720 orders. */
const mostDebts = 6;

/**
 * Pays debts off in an order: each month every debt earns its interest, rounded to the cent, and gets its payment; the
 * extra and what paid debts no longer need go to the first debt of the order that is still open, then to the next. A debt
 * that is not paid in 50 years, or all of them at ten times what they were, is never paid.
 * Throws RangeError when an amount or rate is out of range, or the order names a debt that is not there.
 */
export function payOffInOrder(debts: readonly OwedDebt[], order: readonly number[], goal: PayoffGoal): DebtPayoff {
  const budgetCents = sumCents([goal.extraCents, ...debts.map(({ monthlyCents }) => monthlyCents)]);
  return payOff(debts, order, goal, (paid) => budgetCents - paid);
}

/** The same with nothing extra: once a debt ends, its payment is spent on something else. */
export function payOffAlone(debts: readonly OwedDebt[], limitCents: number): DebtPayoff {
  return payOff(debts, [], { extraCents: 0, limitCents }, () => 0);
}

/**
 * What is owed on a debt that gets its payment and no more, after some months.
 * Throws RangeError when an amount or rate is out of range.
 */
export function balanceAfter(debt: OwedDebt, months: number): number {
  assertDebt(debt);
  const interestOn = monthlyShareOf(debt.annualRate);
  let owedCents = debt.balanceCents;
  for (let month = 0; month < months; month += 1) {
    owedCents = Math.max(0, owedCents + interestOn(owedCents) - debt.monthlyCents);
  }
  return owedCents;
}

/** The debts that are still open, the highest rate first: the order with the least interest ("avalanche"). */
export function highestRateFirst(debts: readonly OwedDebt[]): number[] {
  return sorted(debts, (a, b) => b.annualRate - a.annualRate || a.balanceCents - b.balanceCents);
}

/** The smallest balance first ("snowball"). */
export function smallestFirst(debts: readonly OwedDebt[]): number[] {
  return sorted(debts, (a, b) => a.balanceCents - b.balanceCents || b.annualRate - a.annualRate);
}

/**
 * The order that is within the limit first; of several such orders, the one with the least interest. Every order is
 * tried: a small debt with a large payment can be the shortest way, and so can two that end together.
 * Throws RangeError as `payOffInOrder` does, and for more than six debts.
 */
export function soonestWithin(debts: readonly OwedDebt[], goal: PayoffGoal): DebtPayoff {
  if (debts.length > mostDebts) throw new RangeError("There may be six debts at most");
  const start = highestRateFirst(debts);
  let best = payOffInOrder(debts, start, goal);
  for (const order of permutations(start)) {
    const payoff = payOffInOrder(debts, order, goal);
    if (isSooner(payoff, best)) best = payoff;
  }
  return best;
}

function isSooner(a: DebtPayoff, b: DebtPayoff): boolean {
  const [first, second] = [a.reachedAfter ?? Number.MAX_VALUE, b.reachedAfter ?? Number.MAX_VALUE];
  if (first !== second) return first < second;
  return (a.interestCents ?? Number.MAX_VALUE) < (b.interestCents ?? Number.MAX_VALUE);
}

function sorted(debts: readonly OwedDebt[], compare: (a: OwedDebt, b: OwedDebt) => number): number[] {
  const open = debts.map((debt, index) => ({ debt, index })).filter(({ debt }) => debt.balanceCents > 0);
  return open.toSorted((a, b) => compare(a.debt, b.debt)).map(({ index }) => index);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

function payOff(
  debts: readonly OwedDebt[],
  order: readonly number[],
  { extraCents, limitCents }: PayoffGoal,
  spareOf: (paidCents: number) => number,
): DebtPayoff {
  assertCents(extraCents);
  for (const debt of debts) assertDebt(debt);
  if (order.some((index) => debts[index] === undefined)) throw new RangeError("The order must name debts of the list");
  if (!Number.isSafeInteger(limitCents)) throw new RangeError("The limit must be a whole number of cents");
  const interestOn = debts.map(({ annualRate }) => monthlyShareOf(annualRate));
  const owed = debts.map(({ balanceCents }) => balanceCents);
  const endsAfter: (number | null)[] = owed.map((cents) => (cents === 0 ? 0 : null));
  const endless = sumCents(owed) * 10;
  let interestCents = 0;
  let month = 0;
  let openCents = sumCents(owed);
  // With forEach, because a calculator tries every order at each key: iterators take twice as long.
  while (month < longestMonths && openCents > 0 && openCents <= endless) {
    month += 1;
    let paidCents = 0;
    debts.forEach(({ monthlyCents }, index) => {
      const interest = interestOn[index]?.(owed[index] ?? 0) ?? 0;
      interestCents += interest;
      const due = (owed[index] ?? 0) + interest;
      const pays = Math.min(monthlyCents, due);
      owed[index] = due - pays;
      paidCents += pays;
    });
    let spare = spareOf(paidCents);
    for (const index of order) {
      const pays = Math.min(spare, owed[index] ?? 0);
      owed[index] = (owed[index] ?? 0) - pays;
      spare -= pays;
    }
    owed.forEach((cents, index) => {
      if (cents === 0) endsAfter[index] ??= month;
    });
    openCents = sumCents(owed);
  }
  const all = endsAfter.every((end) => end !== null);
  return {
    order,
    endsAfter,
    reachedAfter: reachedAfter(debts, endsAfter, limitCents),
    months: all ? month : null,
    interestCents: all ? interestCents : null,
  };
}

/** The payments that are left only change when a debt ends. */
function reachedAfter(debts: readonly OwedDebt[], ends: readonly (number | null)[], limitCents: number): number | null {
  const days = [0, ...ends.filter((end) => end !== null)].toSorted((a, b) => a - b);
  return days.find((day) => paymentsLeft(debts, ends, day) <= limitCents) ?? null;
}

/** Monthly payments on the debts that are still open after some months, in cents. */
export function paymentsLeft(debts: readonly OwedDebt[], ends: readonly (number | null)[], months: number): number {
  return sumCents(debts.map(({ monthlyCents }, index) => ((ends[index] ?? longestMonths) > months ? monthlyCents : 0)));
}

function assertDebt({ balanceCents, monthlyCents, annualRate }: OwedDebt): void {
  assertCents(balanceCents);
  assertCents(monthlyCents);
  rateToRatio(annualRate);
}
