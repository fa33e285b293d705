import { rememberLately } from "./remember-lately.ts";

/** A rate or share as an exact fraction. */
export type Ratio = { numerator: bigint; denominator: bigint };

const rateDigits = 10;
const rateUnit = 10 ** rateDigits;

/**
 * Turns the fraction `numerator / denominator` into whole cents: the nearest cent, and an exact half cent goes away
 * from zero (the way US lenders state a payment).
 * Throws RangeError when the denominator is not positive or the result cannot be held exactly.
 */
export function roundCents(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError("The denominator must be more than zero");
  const sign = numerator < 0n ? -1n : 1n;
  const cents = Number((sign * (2n * sign * numerator + denominator)) / (2n * denominator));
  if (!Number.isSafeInteger(cents)) throw new RangeError("The amount is too large to be exact to the cent");
  return cents;
}

/**
 * Reads a decimal rate (0.065 is 6.5%) as an exact fraction, to ten decimal places.
 * Throws RangeError unless the rate is a number from 0 to 10 (1,000%).
 */
export function rateToRatio(rate: number): Ratio {
  assertRate(rate);
  return { numerator: BigInt(Math.round(rate * rateUnit)), denominator: BigInt(rateUnit) };
}

/**
 * One month of a yearly charge that is a share of an amount: `amountCents × annualRate / 12`, in whole cents.
 * Throws RangeError when the amount is not a whole number of cents from 0 up, or the rate is out of range.
 */
export function monthlyShareCents(amountCents: number, annualRate: number): number {
  return shareOf(monthly(annualRate), amountCents);
}

/**
 * One month of a yearly share of an amount, rounded down to whole cents: `amountCents × share / 12`. What is not above it
 * is within the share. Throws RangeError as `monthlyShareCents` does.
 */
export function monthlyCentsWithin(amountCents: number, share: number): number {
  assertCents(amountCents);
  const { topExact, bottomExact } = monthly(share);
  return Number((BigInt(amountCents) * topExact) / bottomExact);
}

/** `monthlyShareCents` of one rate for many amounts: the fraction is calculated once. */
export function monthlyShareOf(annualRate: number): (amountCents: number) => number {
  const fraction = monthly(annualRate);
  return (amountCents) => shareOf(fraction, amountCents);
}

/**
 * A share of an amount: `amountCents × share`, in whole cents.
 * Throws RangeError when the amount is not a whole number of cents from 0 up, or the share is not 0 to 10.
 */
export function shareCents(amountCents: number, share: number): number {
  return shareOf(yearly(share), amountCents);
}

/**
 * An amount after it grew or fell by a share of itself: `amountCents × (1 + change)`, in whole cents.
 * Throws RangeError when the amount is not a whole number of cents from 0 up, or the change is below −1 or above 9.
 */
export function grownCents(amountCents: number, change: number): number {
  // −1 of a change makes 1 + change exactly 0; a hair of binary error below that is still 0.
  return shareCents(amountCents, Math.abs(1 + change) < 1e-11 ? 0 : 1 + change);
}

/** Whether `part` is at least `share` of `whole`, without a division that could be off by a hair. All in cents. */
export function isAtLeastShare(partCents: number, share: number, wholeCents: number): boolean {
  assertCents(partCents);
  assertCents(wholeCents);
  const { top, bottom, topExact, bottomExact } = yearly(share);
  const [part, least] = [partCents * bottom, wholeCents * top];
  return Math.max(part, least) <= Number.MAX_SAFE_INTEGER
    ? part >= least
    : BigInt(partCents) * bottomExact >= BigInt(wholeCents) * topExact;
}

/** Adds whole cents. Throws RangeError when the total is too large to be exact. */
export function sumCents(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, cents) => total + cents, 0);
  if (!Number.isSafeInteger(sum)) throw new RangeError("The amount is too large to be exact to the cent");
  return sum;
}

/** Throws RangeError unless the amount is a whole number of cents from 0 up that a number can hold exactly; -0 is not. */
export function assertCents(amountCents: number): void {
  if (!Number.isSafeInteger(amountCents) || amountCents < 0 || Object.is(amountCents, -0)) {
    throw new RangeError("An amount must be a whole number of cents from 0 up");
  }
}

/** Throws RangeError unless the rate is a number from 0 to 10 (1,000%). */
export function assertRate(rate: number): void {
  if (!(rate >= 0 && rate <= 10)) throw new RangeError("A rate must be from 0 to 10, where 0.065 means 6.5%");
}

/** Throws RangeError unless the term is a whole number of months from 1 to 1,200. */
export function assertMonths(months: number): void {
  if (!Number.isInteger(months) || months < 1 || months > 1200) {
    throw new RangeError("The term must be 1 to 1,200 whole months");
  }
}

type Fraction = { top: number; bottom: number; topExact: bigint; bottomExact: bigint };

const yearly = rememberLately((rate: number) => fractionOf(rate, 1n));
const monthly = rememberLately((rate: number) => fractionOf(rate, 12n));

function fractionOf(rate: number, parts: bigint): Fraction {
  const { numerator, denominator } = rateToRatio(rate);
  const exact = lowestTerms(numerator, denominator * parts);
  const { numerator: topExact, denominator: bottomExact } = exact;
  return { top: Number(topExact), bottom: Number(bottomExact), topExact, bottomExact };
}

function shareOf({ top, bottom, topExact, bottomExact }: Fraction, amountCents: number): number {
  assertCents(amountCents);
  // Below 2^53 a whole number divides exactly down to its floor; everything larger goes through BigInt.
  const doubled = 2 * amountCents * top + bottom;
  return doubled <= Number.MAX_SAFE_INTEGER
    ? Math.floor(doubled / (2 * bottom))
    : roundCents(BigInt(amountCents) * topExact, bottomExact);
}

/** The same fraction in lowest terms. */
function lowestTerms(numerator: bigint, denominator: bigint): Ratio {
  const common = greatestDivisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
