import { assertCents } from "#app/domain/money.ts";

/** A sum that is advanced or paid, once or several times one unit-period apart. */
export type CashFlow = {
  cents: number;
  /** Full unit-periods from the start of the transaction to the first of these sums. */
  whole: number;
  /** The part of a unit-period before them, from 0 to less than 1. */
  fraction?: number;
  /** How many sums, each one unit-period after the other. 1 if left out. */
  count?: number;
};

export type Transaction = {
  advances: readonly CashFlow[];
  payments: readonly CashFlow[];
  /** 12 for months, 24 for half months, 52 for weeks, 4 for quarters, 365 / days for one payment within a year. */
  unitPeriodsPerYear: number;
};

/** The highest rate for one unit-period that is looked for: 1,000 %. */
const highestRate = 10;

/**
 * The annual percentage rate as a decimal (0.0969 is 9.69 %), by the actuarial method: the rate `i` of one unit-period
 * for which `Σ A / ((1 + f·i)(1 + i)^t)` over the advances equals the same sum over the payments, times the unit-periods
 * in a year. Regulation Z, 12 CFR 1026, Appendix J (b)(8). What is financed is an advance less the prepaid finance
 * charge. Not rounded: a disclosure shows two or three decimals of the percentage.
 * Throws RangeError when a sum, time or count is out of range, when less is paid than was advanced (the rate would be
 * below 0), or when the rate of a unit-period would be above 1,000 %.
 */
export function annualPercentageRate({ advances, payments, unitPeriodsPerYear }: Transaction): number {
  if (!(unitPeriodsPerYear > 0 && unitPeriodsPerYear <= 366)) {
    throw new RangeError("A year must have more than 0 and at most 366 unit-periods");
  }
  for (const flow of [...advances, ...payments]) assertFlow(flow);
  const short = (rate: number) => {
    const [advanced, paid] = [presentValue(advances, rate), presentValue(payments, rate)];
    return { value: advanced.value - paid.value, slope: paid.fall - advanced.fall };
  };
  const unpaid = short(0).value;
  if (advances.every(({ cents }) => cents === 0)) throw new RangeError("Something must be advanced");
  if (unpaid > 0) throw new RangeError("The payments must add up to what was advanced, or more");
  return unpaid === 0 ? 0 : rootOf(short) * unitPeriodsPerYear;
}

/** What flows are worth at the start, and how fast that falls as the rate rises. */
function presentValue(flows: readonly CashFlow[], rate: number): { value: number; fall: number } {
  let [value, fall] = [0, 0];
  const discount = 1 / (1 + rate);
  for (const { cents, whole, fraction = 0, count = 1 } of flows) {
    const odd = 1 + fraction * rate;
    let worth = cents / (odd * (1 + rate) ** whole);
    for (let time = whole; time < whole + count; time++) {
      value += worth;
      fall += worth * (time * discount + fraction / odd);
      worth *= discount;
    }
  }
  return { value, fall };
}

/**
 * Where a rising function passes 0, by Newton's steps, each kept between what is known to be too low and too high, to the
 * last digit that a number holds.
 */
function rootOf(rising: (rate: number) => { value: number; slope: number }): number {
  let low = 0;
  let high = 0.01;
  while (rising(high).value < 0) {
    low = high;
    high *= 2;
    if (high > highestRate) throw new RangeError("The rate of a unit-period would be above 1,000 %");
  }
  for (let rate = (low + high) / 2; ; ) {
    const { value, slope } = rising(rate);
    if (value < 0) low = rate;
    else high = rate;
    const step = rate - value / slope;
    const next = step > low && step < high ? step : (low + high) / 2;
    if (Math.abs(next - rate) <= Number.EPSILON * rate) return next;
    rate = next;
  }
}

function assertFlow({ cents, whole, fraction = 0, count = 1 }: CashFlow): void {
  assertCents(cents);
  const counts =
    Number.isInteger(whole) && whole >= 0 && Number.isInteger(count) && count >= 1 && whole + count < 5_000;
  if (!counts || !(fraction >= 0 && fraction < 1)) {
    throw new RangeError("A time must be whole unit-periods from 0 up and a fraction below 1");
  }
}
