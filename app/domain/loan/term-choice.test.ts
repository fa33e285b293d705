import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { earnedByPayingMore, termChoice } from "./term-choice.ts";

const thirty = (annualRate: number) => ({ annualRate, termMonths: 360 });
const fifteen = (annualRate: number) => ({ annualRate, termMonths: 180 });

describe("termChoice", () => {
  it("agrees with Bankrate’s example of $150,000 at 6.64% over 30 years and 6.10% over 15", () => {
    // Published in whole dollars: payments of $961 and $1,274, interest of $196,304 and $79,304.
    // bankrate.com/finance/mortgages/fixed-rate-mortgages-2.aspx
    const { long, short } = termChoice(150_000_00, thirty(0.0664), fifteen(0.061));
    expect([long.paymentCents, short.paymentCents]).toEqual([961_95, 1_273_90]);
    expect(Math.abs(long.totalInterestCents - 196_304_00)).toBeLessThan(3_00);
    expect(Math.abs(short.totalInterestCents - 79_304_00)).toBeLessThan(3_00);
  });

  it("pays off a 30-year loan in 195 months with the payment of a 15-year one", () => {
    // $251,750 at Freddie Mac’s averages of October 8, 2026; checked with Python’s fractions.
    const choice = termChoice(251_750_00, thirty(0.074), fifteen(0.0673));
    expect(choice).toMatchObject({ paidCents: 2_224_97, moreCents: 481_90 });
    expect(choice.long.totalInterestCents).toBe(375_750_01);
    expect(choice.short.totalInterestCents).toBe(148_744_33);
    expect(choice.faster.rows).toHaveLength(195);
    expect(choice.faster.totalInterestCents).toBe(181_278_16);
    // Found by bisection: $481.90 a month for 180 months grows to the $189,187.07 still owed.
    expect(earnedByPayingMore(choice)).toBeCloseTo(0.0940622885, 9);
  });

  it("earns the rate itself when both rates are the same, and nothing when no more is paid", () => {
    expect(earnedByPayingMore(termChoice(300_000_00, thirty(0.06), fifteen(0.06)))).toBeCloseTo(0.06, 5);
    expect(earnedByPayingMore(termChoice(300_000_00, thirty(0.25), fifteen(0)))).toBeNull();
  });

  it("refuses a short term that isn't the shorter one", () => {
    expect(() => termChoice(1_000_00, fifteen(0.06), fifteen(0.06))).toThrow(RangeError);
  });

  it("never lasts longer or costs more interest when more is paid, and earns more at a lower 15-year rate", () => {
    const rate = fc.integer({ min: 0, max: 250 }).map((thousandths) => thousandths / 1000);
    const loan = fc.integer({ min: 1_000_00, max: 5_000_000_00 });
    fc.assert(
      fc.property(loan, rate, rate, fc.nat({ max: 5_000_00 }), (cents, long, short, extra) => {
        const choice = termChoice(cents, thirty(long), fifteen(short));
        const more = termChoice(cents, thirty(long), fifteen(short), choice.paidCents + extra);
        expect(more.faster.rows.length).toBeLessThanOrEqual(choice.faster.rows.length);
        expect(more.faster.totalInterestCents).toBeLessThanOrEqual(choice.faster.totalInterestCents);
        expect(choice.faster.totalInterestCents).toBeLessThanOrEqual(choice.long.totalInterestCents);
        const [earned, lower] = [choice, termChoice(cents, thirty(long), fifteen(short / 2))].map(earnedByPayingMore);
        if (earned && lower) expect(lower).toBeGreaterThanOrEqual(earned - 1e-6);
      }),
      { numRuns: 100 },
    );
  });
});
