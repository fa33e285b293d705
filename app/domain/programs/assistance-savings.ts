import { assertCents, rateToRatio, shareCents } from "#app/domain/money.ts";

export type AssistanceTerms = {
  priceCents: number;
  /** Down payment as a share of the price. */
  downShare: number;
  /** Closing costs, with what is paid ahead. */
  closingCents: number;
  /** The most that help with the down payment pays. */
  downHelpLimitCents: number;
  /** The most that help with closing costs pays. */
  closingHelpLimitCents: number;
};

export type AssistanceSavings = {
  downCents: number;
  closingCents: number;
  /** Down payment and closing costs together. */
  dueCents: number;
  downHelpCents: number;
  closingHelpCents: number;
  /** Both kinds of help together. */
  helpCents: number;
  /** The cash still to bring. */
  leftCents: number;
};

/**
 * The cash due at closing, and how much of it two kinds of help would cover. Each help pays for its own part only, up to its
 * limit: `help = min(limit, part)`, so no one gets cash back and `leftCents` is never below 0.
 * Throws RangeError when an amount is not a whole number of cents from 0 up, or a share is out of range.
 */
export function assistanceSavings(terms: AssistanceTerms): AssistanceSavings {
  const { priceCents, closingCents, downHelpLimitCents, closingHelpLimitCents } = terms;
  for (const cents of [closingCents, downHelpLimitCents, closingHelpLimitCents]) assertCents(cents);
  const downCents = shareCents(priceCents, terms.downShare);
  const downHelpCents = Math.min(downHelpLimitCents, downCents);
  const closingHelpCents = Math.min(closingHelpLimitCents, closingCents);
  const dueCents = downCents + closingCents;
  const helpCents = downHelpCents + closingHelpCents;
  return {
    downCents,
    closingCents,
    dueCents,
    downHelpCents,
    closingHelpCents,
    helpCents,
    leftCents: dueCents - helpCents,
  };
}

/**
 * The lowest area median income for which an income is at most `limitShare`, in whole cents, rounded up:
 * `median = income / limitShare`.
 * Throws RangeError when the income is not a whole number of cents from 0 up, or the share is not above 0.
 */
export function lowestFittingMedianCents(incomeCents: number, limitShare: number): number {
  assertCents(incomeCents);
  const { numerator, denominator } = rateToRatio(limitShare);
  if (numerator === 0n) throw new RangeError("The share must be more than 0");
  const median = Number((BigInt(incomeCents) * denominator + numerator - 1n) / numerator);
  assertCents(median);
  return median;
}

/**
 * The share of places, 0 to 1, whose value is at or above the given one; `quantiles` are values at evenly spaced ranks
 * from the lowest to the highest, and between two of them the share is read off a straight line.
 */
export function shareAtOrAbove(quantiles: readonly number[], value: number): number {
  const above = quantiles.findIndex((quantile) => quantile >= value);
  if (above === -1) return 0;
  if (above === 0) return 1;
  const [low, high] = [quantiles[above - 1] ?? 0, quantiles[above] ?? 0];
  return 1 - (above - 1 + (value - low) / (high - low)) / (quantiles.length - 1);
}
