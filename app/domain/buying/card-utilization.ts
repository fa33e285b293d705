import { assertCents, rateToRatio, sumCents } from "#app/domain/money.ts";

export type Card = { name: string; balanceCents: number; limitCents: number };

export type PayStep = {
  name: string;
  payCents: number;
  /** The line that this payment brings the card to: 0.3, 0.1. */
  threshold: number;
  /** Use of all limits together after this payment, to a hundredth of a percent. */
  totalUse: number;
};

export type Utilization = {
  /** Each card's balance as a share of its limit, in the order given; above 1 it is over its limit. */
  cards: readonly { name: string; use: number }[];
  /** All balances as a share of all limits. */
  totalUse: number;
  /** How much to pay on which card, in order, for as long as the cash lasts. */
  steps: readonly PayStep[];
  /** Cash that no step needed. */
  leftCents: number;
};

/**
 * How much of each card's limit is used, and in which order cash brings cards under the lines that people watch: first all
 * cards down to the highest line, then to the next, and within a line the card that needs least first, so that a given
 * amount brings the most cards under it. A step that the cash cannot finish is not started. Scores look at each card and at
 * the total. No one can promise how much a score will change, and this does not either.
 * Throws RangeError when an amount is out of range, a limit is 0, there are no cards, or a line is not between 0 and 1.
 */
export function utilization(cards: readonly Card[], thresholds: readonly number[], cashCents: number): Utilization {
  assertCents(cashCents);
  if (cards.length === 0) throw new RangeError("There must be a card");
  for (const card of cards) assertCard(card);
  for (const threshold of thresholds) {
    if (!(threshold >= 0 && threshold <= 1)) throw new RangeError("A line must be from 0 to 1");
  }
  const limits = sumCents(cards.map(({ limitCents }) => limitCents));
  const balances = cards.map(({ balanceCents }) => balanceCents);
  const totalUse = () => shareUsed(sumCents(balances), limits);
  const before = {
    cards: cards.map(({ name, ...card }) => ({ name, use: shareUsed(card.balanceCents, card.limitCents) })),
  };
  const start = { ...before, totalUse: totalUse() };

  const steps: PayStep[] = [];
  let leftCents = cashCents;
  for (const threshold of thresholds.toSorted((a, b) => b - a)) {
    const due = cards
      .map((card, index) => ({ index, payCents: Math.max(0, (balances[index] ?? 0) - lineOf(card, threshold)) }))
      .filter(({ payCents }) => payCents > 0)
      .toSorted((a, b) => a.payCents - b.payCents);
    for (const { index, payCents } of due) {
      if (payCents > leftCents) return { ...start, steps, leftCents };
      leftCents -= payCents;
      balances[index] = (balances[index] ?? 0) - payCents;
      steps.push({ name: cards[index]?.name ?? "", payCents, threshold, totalUse: totalUse() });
    }
  }
  return { ...start, steps, leftCents };
}

/** The highest balance that is not above the line, in whole cents. */
function lineOf({ limitCents }: Card, threshold: number): number {
  const { numerator, denominator } = rateToRatio(threshold);
  return Number((BigInt(limitCents) * numerator) / denominator);
}

function shareUsed(balanceCents: number, limitCents: number): number {
  return Math.round((balanceCents * 10_000) / limitCents) / 10_000;
}

function assertCard({ balanceCents, limitCents }: Card): void {
  assertCents(balanceCents);
  assertCents(limitCents);
  if (limitCents === 0) throw new RangeError("A card must have a limit");
}
