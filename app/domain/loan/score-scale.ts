/** Credit scores run over this range, both ends included. */
export const scoreScale = { lowest: 300, highest: 850 } as const;

/** How many scores the scale has. */
export const scoresInAll = scoreScale.highest - scoreScale.lowest + 1;

/**
 * Where a score begins on the scale, as a share from 0 (300) to just under 1 (850), so that a band of scores is as wide
 * as it has scores in it.
 * Throws RangeError when the score is not a whole number on the scale.
 */
export function placeOfScore(score: number): number {
  if (!Number.isInteger(score) || score < scoreScale.lowest || score > scoreScale.highest) {
    throw new RangeError(`A score must be a whole number from ${scoreScale.lowest} to ${scoreScale.highest}`);
  }
  return (score - scoreScale.lowest) / scoresInAll;
}
