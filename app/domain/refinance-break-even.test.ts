import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RefinanceTerms, refinanceBreakEven } from "./refinance-break-even.ts";

const example: RefinanceTerms = {
  balanceCents: 240_000_00,
  currentRate: 0.0725,
  monthsLeft: 336,
  newRate: 0.0615,
  newTermMonths: 360,
  costsCents: 4_800_00,
};

describe("refinanceBreakEven", () => {
  it("earns $4,800 back in 24 payments of $208.63 less", () => {
    // 1,670.7767 and 1,462.1476 with 60-digit decimals; 4,800 / 208.63 is 23.007.
    expect(refinanceBreakEven(example)).toEqual({
      currentPaymentCents: 1_670_78,
      newPaymentCents: 1_462_15,
      monthlySavingCents: 208_63,
      breakEvenMonths: 24,
      wholeTermCents: 1_462_15 * 360 + 4_800_00 - 1_670_78 * 336,
    });
  });

  it("never earns anything back when the payment rises, even if the whole loan gets cheaper", () => {
    const shorter = refinanceBreakEven({
      balanceCents: 200_000_00,
      currentRate: 0.07,
      monthsLeft: 360,
      newRate: 0.06,
      newTermMonths: 180,
      costsCents: 4_000_00,
    });
    // 1,330.605 and 1,687.7137 with 60-digit decimals.
    expect(shorter).toMatchObject({ monthlySavingCents: 1_330_60 - 1_687_71, breakEvenMonths: null });
    expect(shorter.wholeTermCents).toBeLessThan(0);
  });

  it("needs no time when there are no costs, and never ends when they outlast the loan", () => {
    expect(refinanceBreakEven({ ...example, costsCents: 0 }).breakEvenMonths).toBe(0);
    expect(refinanceBreakEven({ ...example, costsCents: 90_000_00 }).breakEvenMonths).toBeNull();
  });

  it("has paid for the costs at the break-even, and not one payment before", () => {
    const terms = fc.record({
      balanceCents: fc.integer({ min: 1, max: 2_000_000_00 }),
      currentRate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 1000),
      monthsLeft: fc.integer({ min: 1, max: 360 }),
      newRate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 1000),
      newTermMonths: fc.constantFrom(120, 180, 240, 360),
      costsCents: fc.integer({ min: 0, max: 20_000_00 }),
    });
    fc.assert(
      fc.property(terms, (refinance) => {
        const { breakEvenMonths: months, monthlySavingCents: saving } = refinanceBreakEven(refinance);
        if (months === null) return;
        expect(months * saving).toBeGreaterThanOrEqual(refinance.costsCents);
        if (months > 0) expect((months - 1) * saving).toBeLessThan(refinance.costsCents);
      }),
    );
  });

  it.each([{ balanceCents: -1 }, { costsCents: 0.5 }, { monthsLeft: 0 }, { newRate: -0.01 }])("refuses %o", (bad) => {
    expect(() => refinanceBreakEven({ ...example, ...bad })).toThrow(RangeError);
  });
});
