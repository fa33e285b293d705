import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fanniePriceAdjustments as matrix } from "#test/rules-of-2026.ts";
import { priceAdjustment } from "./price-adjustment.ts";

const value = 400_000_00;

function at(score: number, percent: number, termMonths = 360) {
  const loanCents = Math.round((value * percent) / 100);
  return priceAdjustment({ score, loanCents, valueCents: value, termMonths }, matrix);
}

describe("priceAdjustment", () => {
  it.each([
    [800, 80, 0.00375], // trap: an off-by-one row has 0 here
    [780, 75, 0],
    [779, 75, 0.0025],
    [740, 80, 0.00875],
    [740, 80.009, 0.00875],
    [740, 80.01, 0.01],
    [739, 95, 0.00875],
    [700, 97, 0.00875],
    [620, 60, 0.00125],
    [620, 30, 0],
    [639, 80, 0.0275],
    [640, 80, 0.0225],
  ])("charges a score of %i at %s percent loan-to-value a share of %s", (score, percent, share) => {
    expect(at(score, percent).share).toBe(share);
  });

  it("is $2,800 on $320,000 with a score of 740 at 80% loan-to-value", () => {
    expect(at(740, 80)).toEqual({ row: "740–759", share: 0.00875, cents: 2_800_00 });
  });

  it("charges nothing for the score on terms up to 15 years", () => {
    expect(at(640, 80, 180).cents).toBe(0);
    expect(at(640, 80, 181).cents).toBeGreaterThan(0);
  });

  it("never charges a higher score more on the same loan", () => {
    const scores = fc.integer({ min: 300, max: 849 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 100 }), (score, percent) => {
        expect(at(score + 1, percent).share).toBeLessThanOrEqual(at(score, percent).share);
      }),
    );
  });

  it.each([{ score: 299 }, { score: 851 }, { score: 700.5 }, { loanCents: -1 }, { valueCents: 0 }, { termMonths: 0 }])(
    "refuses %o",
    (bad) => {
      const loan = { score: 700, loanCents: 100, valueCents: 200, termMonths: 360, ...bad };
      expect(() => priceAdjustment(loan, matrix)).toThrow(RangeError);
    },
  );
});
