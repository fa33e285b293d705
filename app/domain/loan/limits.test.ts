import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countyLimits, highestPriceForDown, type LimitTable, loanSize, smallestDownCents } from "./limits.ts";

const limits = { 1: 100, 2: null, 3: null, 4: null };
const tables: LimitTable[] = [
  { year: 2026, counties: new Map([["09110", limits]]) },
  { year: 2025, counties: new Map([["09003", limits]]) },
];

describe("countyLimits", () => {
  it("looks up limits by year and county", () => {
    expect(countyLimits(tables, 2026, "09110")).toBe(limits);
    expect(countyLimits(tables, 2025, "09003")).toBe(limits);
  });

  it.each([
    [2027, "09110", "There are no loan limits of 2027 here"],
    [2026, "09003", "nine planning regions, not by its old counties"],
    [2025, "09110", "eight counties, not by its planning regions"],
    [2026, "99999", "No county has the number 99999"],
  ])("for %i and %s, says: %s", (year, fips, sentence) => {
    expect(() => countyLimits(tables, year, fips)).toThrow(sentence);
    expect(() => countyLimits(tables, year, fips)).toThrow(RangeError);
  });
});

describe("loanSize", () => {
  it.each([
    [832_750, "conforming"],
    [832_751, "high-balance"],
    [1_000_500, "high-balance"],
    [1_000_501, "jumbo"],
  ])("in a county with a limit of 1,000,500 dollars, calls a loan of $%i %s", (dollars, size) => {
    expect(loanSize(dollars * 100, 1_000_500_00, 832_750_00)).toBe(size);
  });

  it("refuses half a cent", () => {
    expect(() => loanSize(0.5, 1, 1)).toThrow(RangeError);
  });
});

describe("smallestDownCents", () => {
  // Fannie Mae Eligibility Matrix: 97% for one home within the baseline, 95% for a high-balance loan, fixed rate.
  const conventional = { share: 0.03, shareAboveBaseline: 0.05, baselineCents: 832_750_00 };

  it.each([
    [265_000_00, 7_950_00],
    // 858,505.15 less 3% is the baseline to the cent.
    [858_505_15, 25_755_15],
    [858_600_00, 25_850_00],
    // From 876,578.95 up, 5% is less than the gap to the baseline.
    [876_500_00, 43_750_00],
    [900_000_00, 45_000_00],
    [0, 0],
  ])("at a price of %i cents, is %i cents", (price, down) => {
    expect(smallestDownCents(price, conventional)).toBe(down);
  });

  it("never asks for more when the price falls, and allows no loan between 95% and 97% above the baseline", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_00 }), fc.integer({ min: 0, max: 100_000 }), (price, more) => {
        const down = smallestDownCents(price, conventional);
        expect(smallestDownCents(price + more, conventional)).toBeGreaterThanOrEqual(down);
        if (price - down > conventional.baselineCents) expect(down / price).toBeCloseTo(0.05, 6);
      }),
    );
  });

  it("is the reverse of the highest price for a down payment", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_00 }), (down) => {
        const price = highestPriceForDown(down, conventional);
        expect(smallestDownCents(price, conventional)).toBeLessThanOrEqual(down);
        expect(smallestDownCents(price + 100_00, conventional)).toBeGreaterThan(down);
      }),
    );
  });
});
