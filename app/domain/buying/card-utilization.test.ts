import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Card, utilization } from "./card-utilization.ts";

const cards: Card[] = [
  { name: "Store", balanceCents: 450_00, limitCents: 500_00 },
  { name: "Bank", balanceCents: 2_000_00, limitCents: 4_000_00 },
  { name: "Travel", balanceCents: 100_00, limitCents: 5_500_00 },
];
const lines = [0.3, 0.1];

describe("utilization", () => {
  it("finds the utilization of each card and of all cards together", () => {
    const found = utilization(cards, lines, 0);
    expect(found.cards.map(({ use }) => use)).toEqual([0.9, 0.5, 0.0182]);
    expect(found).toMatchObject({ totalUse: 0.255, steps: [], leftCents: 0 });
  });

  it("starts with the card that needs the least to get under 30%, and gets all under 30% before any under 10%", () => {
    expect(utilization(cards, lines, 2_500_00).steps).toEqual([
      { name: "Store", payCents: 300_00, threshold: 0.3, totalUse: 0.225 },
      { name: "Bank", payCents: 800_00, threshold: 0.3, totalUse: 0.145 },
      { name: "Store", payCents: 100_00, threshold: 0.1, totalUse: 0.135 },
      { name: "Bank", payCents: 800_00, threshold: 0.1, totalUse: 0.055 },
    ]);
  });

  it("doesn't start a step that the cash can't finish", () => {
    expect(utilization(cards, lines, 1_000_00)).toMatchObject({ steps: [{ name: "Store" }], leftCents: 700_00 });
  });

  it("never pays more than the cash on hand, or more than is owed", () => {
    const some = fc.array(
      fc.record({
        name: fc.string(),
        balanceCents: fc.integer({ min: 0, max: 1e6 }),
        limitCents: fc.integer({ min: 1, max: 1e6 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 3e6 }), (wallet, cash) => {
        const { steps, leftCents } = utilization(wallet, lines, cash);
        const paid = steps.reduce((sum, { payCents }) => sum + payCents, 0);
        expect(paid + leftCents).toBe(cash);
        expect(paid).toBeLessThanOrEqual(wallet.reduce((sum, { balanceCents }) => sum + balanceCents, 0));
      }),
    );
  });

  it.each([
    [[], lines, 0],
    [[{ name: "x", balanceCents: 1, limitCents: 0 }], lines, 0],
    [[{ name: "x", balanceCents: -1, limitCents: 1 }], lines, 0],
    [cards, [30], 0],
    [cards, lines, Number.NaN],
  ])("refuses %j, %j, %s", (wallet, at, cash) => {
    expect(() => utilization(wallet, at, cash)).toThrow(RangeError);
  });
});
