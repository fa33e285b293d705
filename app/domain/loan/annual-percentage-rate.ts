import { assertCents } from "#app/domain/money.ts";
import { addMonths, daysBetween, endOfMonth } from "#app/domain/time/calendar.ts";

/** An amount that is advanced or paid: once, or several times, one unit-period apart. */
export type CashFlow = {
  cents: number;
  /** Full unit-periods from the start of the transaction to the first of these amounts. */
  whole: number;
  /** The part of a unit-period before them, from 0 to less than 1. */
  fraction?: number;
  /** How many amounts, each one unit-period after the one before. 1 by default. */
  count?: number;
};

type Transaction = {
  advances: readonly CashFlow[];
  payments: readonly CashFlow[];
  /** 12 for months, 24 for half months, 52 for weeks, 4 for quarters, 365 / days for one payment within a year. */
  unitPeriodsPerYear: number;
};

/** The highest rate of one unit-period that the search tries: 1,000%. */
const highestRate = 10;

/**
 * The annual percentage rate as a decimal (0.0969 is 9.69%), by the actuarial method: the rate `i` of one unit-period
 * for which `Σ A / ((1 + f·i)(1 + i)^t)` over the advances equals the same sum over the payments, times the unit-periods
 * in a year. Regulation Z, 12 CFR 1026, Appendix J (b)(8). What is financed is an advance less the prepaid finance
 * charge. Not rounded: a disclosure shows two or three decimals of the percentage.
 * Throws RangeError when an amount, time or count is out of range, when less is paid than was advanced (the rate would be
 * below 0), or when the rate of a unit-period would be above 1,000%.
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

/** The value of flows at the start, and how fast it falls as the rate rises. */
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
 * Where a rising function crosses 0, by Newton's method. Each step stays between a value known to be too low and one known
 * to be too high, to the last digit that a number holds.
 */
function rootOf(rising: (rate: number) => { value: number; slope: number }): number {
  let low = 0;
  let high = 0.01;
  while (rising(high).value < 0) {
    low = high;
    high *= 2;
    if (high > highestRate) throw new RangeError("The rate of a unit-period would be above 1,000%");
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

export type UnitPeriod = { months: number } | { weeks: number } | "half-month";

/**
 * The time between two days in unit-periods: the full ones, counted back from the later day, and the odd days before
 * them as a fraction. A month's odd days are thirtieths, a half month's fifteenths, of several months `30 × months`ths;
 * a week's sevenths. From one month's last day to another's are whole months. Regulation Z, 12 CFR 1026, Appendix J
 * (b)(3)–(5).
 * Throws RangeError when a day is none, the later day comes first, or the unit-period is not 1 to 12 months or 1 to 52
 * weeks.
 */
export function unitPeriodsBetween(from: string, to: string, unit: UnitPeriod): { whole: number; fraction: number } {
  const days = daysBetween(from, to);
  if (days < 0) throw new RangeError("The later day must not come first");
  if (unit === "half-month") return split(30 * fullMonths(from, to) + oddDays(from, to), 15);
  if ("weeks" in unit) return split(days, 7 * countOf(unit.weeks, 52));
  return split(30 * fullMonths(from, to) + oddDays(from, to), 30 * countOf(unit.months, 12));
}

function split(days: number, length: number) {
  return { whole: Math.floor(days / length), fraction: (days % length) / length };
}

/** A month has 30 days here, so of the 30 before a full one of 31 at most 29 are odd. */
function oddDays(from: string, to: string): number {
  return Math.min(29, daysBetween(from, monthsBefore(from, to, fullMonths(from, to))));
}

function fullMonths(from: string, to: string): number {
  let months = Math.max(0, Math.floor(daysBetween(from, to) / 31) - 1);
  while (monthsBefore(from, to, months + 1) >= from) months++;
  return months;
}

/** The day so many months before `to`: the last of its month where both days are the last of theirs. */
function monthsBefore(from: string, to: string, months: number): string {
  const day = addMonths(to, -months);
  return endOfMonth(from) === from && endOfMonth(to) === to ? endOfMonth(day) : day;
}

function countOf(count: number, most: number): number {
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new RangeError("A unit-period must be 1 to 12 whole months or 1 to 52 whole weeks");
  }
  return count;
}
