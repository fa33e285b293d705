import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlySavingCents, savingsPlan, savingsTargetCents } from "./savings-plan.ts";

const example = { targetCents: 12_000_00, savedCents: 2_000_00, annualYield: 0.04 };

describe("savingsPlan", () => {
  it("takes 20 months at $500 without interest", () => {
    expect(savingsPlan({ ...example, annualYield: 0 }, 500_00)).toMatchObject({
      months: 20,
      paidInCents: 12_000_00,
      earnedCents: 0,
    });
  });

  it("compounds 12% monthly: $1,000 grows to $1,126.84 in a year", () => {
    // 1.01^12 = 1.126825…; rounding each month to the cent adds a cent.
    const { balancesCents } = savingsPlan({ targetCents: 1_126_84, savedCents: 1_000_00, annualYield: 0.12 }, 0);
    expect(balancesCents[12]).toBe(1_126_84);
  });

  it("reaches a target that is already saved at once, and never reaches one without savings", () => {
    expect(savingsPlan({ ...example, savedCents: 12_000_00 }, 0).months).toBe(0);
    const never = savingsPlan({ targetCents: 1_00, savedCents: 0, annualYield: 0.04 }, 0);
    expect(never).toMatchObject({ months: null, earnedCents: 0 });
    expect(never.balancesCents).toHaveLength(121);
  });

  it("never takes longer when more is saved each month", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000_00 }), fc.integer({ min: 0, max: 3_000_00 }), (monthly, more) => {
        const months = (cents: number) => savingsPlan(example, cents).months ?? 9999;
        expect(months(monthly + more)).toBeLessThanOrEqual(months(monthly));
      }),
    );
  });

  it.each([{ targetCents: -1 }, { savedCents: 0.5 }, { annualYield: Number.NaN }])("refuses %o", (bad) => {
    expect(() => savingsPlan({ ...example, ...bad }, 100)).toThrow(RangeError);
  });
});

describe("monthlySavingCents", () => {
  it("is the smallest whole-dollar amount that reaches the target in time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 0, max: 60_000_00 }), (months, targetCents) => {
        const terms = { ...example, targetCents };
        const cents = monthlySavingCents(terms, months);
        expect(savingsPlan(terms, cents).months ?? 9999).toBeLessThanOrEqual(months);
        if (cents > 0) expect(savingsPlan(terms, cents - 100).months ?? 9999).toBeGreaterThan(months);
      }),
      { numRuns: 50 },
    );
  });

  it("refuses 0 months", () => {
    expect(() => monthlySavingCents(example, 0)).toThrow(RangeError);
  });
});

it("adds up what has to be saved, less assistance", () => {
  const needs = { downCents: 9_000_00, closingCents: 8_000_00, reserveCents: 4_000_00, movingCents: 1_500_00 };
  expect(savingsTargetCents({ ...needs, assistanceCents: 10_000_00 })).toBe(12_500_00);
  expect(savingsTargetCents({ ...needs, assistanceCents: 50_000_00 })).toBe(0);
  expect(() => savingsTargetCents({ ...needs, assistanceCents: -1 })).toThrow(RangeError);
});
