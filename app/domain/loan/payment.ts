import { assertCents, assertMonths, lowestTerms, type Ratio, rateToRatio, roundCents } from "#app/domain/money.ts";
import { rememberLately } from "#app/domain/remember-lately.ts";

export type LoanTerms = {
  /** What is borrowed, in whole cents. */
  loanCents: number;
  /** Interest a year as a decimal: 0.065 is 6.5 %. 0 is a loan without interest. */
  annualRate: number;
  /** Number of equal monthly payments. */
  termMonths: number;
};

/**
 * The level monthly payment of principal and interest, in whole cents, exact at any size:
 * `P = L · i · (1 + i)^n / ((1 + i)^n − 1)` with `i = annualRate / 12`; at 0 % `P = L / n`.
 * Calculated in whole numbers, so that nothing is rounded before the last step (see `roundCents`).
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function monthlyPaymentCents({ loanCents, annualRate, termMonths }: LoanTerms): number {
  assertCents(loanCents);
  const share = shareEachMonth(termMonths)(annualRate);
  const loan = BigInt(loanCents);
  // The result is too close to half a cent for the bounds: the exact fraction decides.
  const nearest = (loan * share.low + halfUnit) >> scaleBits;
  if (nearest === (loan * share.high + halfUnit) >> scaleBits && nearest < safeLimit) return Number(nearest);
  const { numerator, denominator } = levelShare(annualRate, termMonths);
  return roundCents(loan * numerator, denominator);
}

const scaleBits = 128n;
const halfUnit = 1n << (scaleBits - 1n);
const safeLimit = BigInt(Number.MAX_SAFE_INTEGER);

/** The share of the loan that each payment is, times 2^128: it lies between the two. */
type ShareBounds = { low: bigint; high: bigint };

/** By term and rate: calculators ask for many loans with the same few terms and rates. */
const shareEachMonth = rememberLately((termMonths: number) => {
  assertMonths(termMonths);
  return rememberLately((annualRate: number) => shareBounds(annualRate, termMonths));
}, 8);

/** More binary places than are needed: at the smallest rate, `growth − 1` loses 37 of them. */
const workBits = 256n;
const one = 1n << workBits;

/**
 * Cut off after 256 binary places at each step, (1 + i)^n is too small by less than a 2^240th of itself; of the share,
 * `i + i / ((1 + i)^n − 1)`, all of the 128 places but the last are right. The exact powers would have thousands.
 */
function shareBounds(annualRate: number, termMonths: number): ShareBounds {
  const { numerator, denominator } = rateToRatio(annualRate);
  if (numerator === 0n) {
    const low = (1n << scaleBits) / BigInt(termMonths);
    return { low, high: low + 1n };
  }
  const perMonth = (numerator << workBits) / (12n * denominator);
  let growth = one;
  let square = one + perMonth;
  for (let months = termMonths; months > 0; months >>= 1) {
    if (months & 1) growth = (growth * square) >> workBits;
    if (months > 1) square = (square * square) >> workBits;
  }
  const share = (perMonth * growth) / (growth - one);
  const middle = share >> (workBits - scaleBits);
  return { low: middle - 1n, high: middle + 2n };
}

/** The same share as an exact fraction. */
function levelShare(annualRate: number, termMonths: number): Ratio {
  const annual = rateToRatio(annualRate);
  const months = BigInt(termMonths);
  if (annual.numerator === 0n) return { numerator: 1n, denominator: months };
  // i = perMonth / unit, in lowest terms; growth / start = (1 + i)^n.
  const { numerator: perMonth, denominator: unit } = lowestTerms(annual.numerator, 12n * annual.denominator);
  const growth = (unit + perMonth) ** months;
  const start = unit ** months;
  return { numerator: perMonth * growth, denominator: unit * (growth - start) };
}

type PaymentTerms = Omit<LoanTerms, "loanCents"> & {
  /** What can be paid each month for principal and interest, in whole cents. */
  paymentCents: number;
};

/**
 * The largest loan of whole dollars (as cents) whose level payment is at most `paymentCents`: the reverse of
 * `monthlyPaymentCents`, found by halving because the payment never falls as the loan grows.
 * Throws RangeError when the payment, rate or term is out of range.
 */
export function loanForPaymentCents({ paymentCents, annualRate, termMonths }: PaymentTerms): number {
  assertCents(paymentCents);
  // Without interest the loan is the payments added up, each rounded by half a cent.
  const ceiling = Math.ceil(((paymentCents + 1) * termMonths) / 100);
  const fits = (dollars: number) =>
    monthlyPaymentCents({ loanCents: dollars * 100, annualRate, termMonths }) <= paymentCents;
  return highestWhere(fits, ceiling) * 100;
}

/**
 * The highest whole number from 0 to `ceiling` for which `holds` is true, found by halving. `holds` has to be true for 0
 * and for every number below the result.
 */
export function highestWhere(holds: (value: number) => boolean, ceiling: number): number {
  let low = 0;
  let high = ceiling;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
