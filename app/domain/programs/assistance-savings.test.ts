import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AssistanceTerms,
  assistanceSavings,
  lowestFittingMedianCents,
  shareAtOrAbove,
} from "./assistance-savings.ts";

const example: AssistanceTerms = {
  priceCents: 250_000_00,
  downShare: 0.03,
  closingCents: 7_500_00,
  downHelpLimitCents: 15_000_00,
  closingHelpLimitCents: 5_000_00,
};

describe("assistanceSavings", () => {
  it("covers all of the $7,500 down payment and $5,000 of the closing costs on a $250,000 home", () => {
    expect(assistanceSavings(example)).toEqual({
      downCents: 7_500_00,
      closingCents: 7_500_00,
      dueCents: 15_000_00,
      downHelpCents: 7_500_00,
      closingHelpCents: 5_000_00,
      helpCents: 12_500_00,
      leftCents: 2_500_00,
    });
  });

  it("stops at the limits when more is due", () => {
    const { downHelpCents, closingHelpCents, leftCents } = assistanceSavings({ ...example, priceCents: 900_000_00 });
    // $27,000 down and $7,500 in closing costs, less both kinds of help.
    expect([downHelpCents, closingHelpCents, leftCents]).toEqual([15_000_00, 5_000_00, 14_500_00]);
  });

  it("rounds the down payment to the cent before adding", () => {
    const { downCents, dueCents } = assistanceSavings({ ...example, priceCents: 50, closingCents: 2 });
    expect([downCents, dueCents]).toEqual([2, 4]);
  });

  it("refuses fractions of a cent, and a price, share or limit below 0", () => {
    for (const wrong of [
      { priceCents: 0.5 },
      { priceCents: -1 },
      { downShare: -0.1 },
      { downHelpLimitCents: -1 },
      { closingCents: -1 },
    ]) {
      expect(() => assistanceSavings({ ...example, ...wrong })).toThrow(RangeError);
    }
  });

  it("never covers more than is due, and never leaves less to pay at a higher price", () => {
    const price = fc.integer({ min: 0, max: 5_000_000_000 });
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((priceCents) =>
          assistanceSavings({ ...example, priceCents }),
        ) as [ReturnType<typeof assistanceSavings>, ReturnType<typeof assistanceSavings>];
        expect(low.helpCents + low.leftCents).toBe(low.dueCents);
        expect(low.leftCents).toBeGreaterThanOrEqual(0);
        expect(high.leftCents).toBeGreaterThanOrEqual(low.leftCents);
      }),
    );
  });
});

describe("lowestFittingMedianCents", () => {
  it("finds the median that the income is 80% of", () => {
    expect(lowestFittingMedianCents(62_000_00, 0.8)).toBe(77_500_00);
  });

  it("rounds up, so that the income stays within the share", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (incomeCents) => {
        const median = BigInt(lowestFittingMedianCents(incomeCents, 0.8));
        expect(median * 8n >= BigInt(incomeCents) * 10n).toBe(true);
        expect((median - 1n) * 8n < BigInt(incomeCents) * 10n).toBe(true);
      }),
    );
  });

  it("refuses a share of 0", () => {
    expect(() => lowestFittingMedianCents(1, 0)).toThrow(RangeError);
  });
});

describe("shareAtOrAbove", () => {
  const quantiles = [10, 20, 40];

  it.each([
    [5, 1],
    [10, 1],
    [15, 0.75],
    [20, 0.5],
    [30, 0.25],
    [40, 0],
    [41, 0],
  ])("reads %d off the quantiles as %d", (value, share) => {
    expect(shareAtOrAbove(quantiles, value)).toBeCloseTo(share);
  });
});
