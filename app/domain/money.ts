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
 * Reads a decimal rate (0.065 is 6.5 %) as an exact fraction, to ten decimal places.
 * Throws RangeError unless the rate is a number from 0 to 10 (1,000 %).
 */
export function rateToRatio(rate: number): Ratio {
  if (!(rate >= 0 && rate <= 10)) throw new RangeError("A rate must be from 0 to 10, where 0.065 means 6.5 %");
  return { numerator: BigInt(Math.round(rate * rateUnit)), denominator: BigInt(rateUnit) };
}

/**
 * One month of a yearly charge that is a share of an amount: `amountCents × annualRate / 12`, in whole cents.
 * Throws RangeError when the amount is not a whole number of cents from 0 up, or the rate is out of range.
 */
export function monthlyShareCents(amountCents: number, annualRate: number): number {
  assertCents(amountCents);
  const { numerator, denominator } = rateToRatio(annualRate);
  return roundCents(BigInt(amountCents) * numerator, 12n * denominator);
}

/** Throws RangeError unless the amount is a whole number of cents from 0 up that a number can hold exactly. */
export function assertCents(amountCents: number): void {
  if (!Number.isSafeInteger(amountCents) || amountCents < 0) {
    throw new RangeError("An amount must be a whole number of cents from 0 up");
  }
}
