import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FirstYearTerms, firstYear } from "./first-year.ts";

const home: FirstYearTerms = {
  firstBillsCents: Array(12).fill(2_000_00),
  escrowCents: 350_00,
  runningCents: 120_00,
  upkeepCents: 220_83,
  moveInCents: 2_300_00,
  furnishCents: 2_000_00,
  riseCents: 480_00,
};

const cents = (max: number) => fc.integer({ min: 0, max });
const homes = fc.record({
  firstBillsCents: fc.array(fc.integer({ min: 500_00, max: 20_000_00 }), { minLength: 12, maxLength: 12 }),
  escrowCents: cents(500_00),
  runningCents: cents(2_000_00),
  upkeepCents: cents(2_000_00),
  moveInCents: cents(20_000_00),
  furnishCents: cents(50_000_00),
  riseCents: cents(20_000_00),
});

describe("firstYear", () => {
  it("adds up eleven bills, twelve months of the rest, and the move", () => {
    const { months, totalCents, billsCents } = firstYear(home);
    expect(billsCents).toBe(22_000_00);
    expect(totalCents).toBe(22_000_00 + 12 * 340_83 + 2_300_00 + 2_000_00);
    expect(months.slice(0, 4).map((month) => [month.billCents, month.moveInCents])).toEqual([
      [0, 2_300_00 + 666_66],
      [2_000_00, 666_66],
      [2_000_00, 666_68],
      [2_000_00, 0],
    ]);
  });

  it("raises the bill by a twelfth for the shortage and a twelfth for good, spread the way Regulation X says", () => {
    // 12 CFR 1024.17(f)(3): $480 is more than a month of escrow, so it is spread over twelve months: $40, and $40 more.
    expect(firstYear(home)).toMatchObject({
      shortageCents: 480_00,
      riseCents: 80_00,
      riseLaterCents: 40_00,
      mayBeAskedAtOnce: false,
      after: { billCents: 2_080_00, moveInCents: 0, totalCents: 2_080_00 + 340_83 },
    });
    expect(firstYear({ ...home, riseCents: 300_00 })).toMatchObject({ riseCents: 50_00, mayBeAskedAtOnce: true });
    expect(firstYear({ ...home, riseCents: 0 })).toMatchObject({ riseCents: 0, mayBeAskedAtOnce: false });
  });

  it("agrees with a list of every payment, added up one by one", () => {
    fc.assert(
      fc.property(homes, (terms) => {
        const { months, totalCents, after } = firstYear(terms);
        let total = terms.moveInCents + terms.furnishCents;
        for (let month = 1; month <= 12; month++) {
          total += terms.firstBillsCents[month - 2] ?? 0;
          total += terms.runningCents;
          total += terms.upkeepCents;
        }
        expect(totalCents).toBe(total);
        expect(months.reduce((sum, month) => sum + month.totalCents, 0)).toBe(total);
        expect(months).toHaveLength(12);
        const rise = 2 * Math.floor(terms.riseCents / 12 + 0.5);
        expect(after.billCents).toBe((terms.firstBillsCents[11] ?? 0) + rise);
      }),
    );
  });

  it("refuses an escrow above the bill, and anything that isn't an amount", () => {
    expect(() => firstYear({ ...home, escrowCents: 2_000_01 })).toThrow(RangeError);
    expect(() => firstYear({ ...home, riseCents: -1 })).toThrow(RangeError);
    expect(() => firstYear({ ...home, firstBillsCents: [2_000_00] })).toThrow(RangeError);
  });
});
