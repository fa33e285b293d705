import { describe, expect, it } from "vitest";
import { countyLimits, type LimitTable, loanSize } from "./loan-limits.ts";

const limits = { 1: 100, 2: null, 3: null, 4: null };
const tables: LimitTable[] = [
  { year: 2026, counties: new Map([["09110", limits]]) },
  { year: 2025, counties: new Map([["09003", limits]]) },
];

describe("countyLimits", () => {
  it("goes by year and county", () => {
    expect(countyLimits(tables, 2026, "09110")).toBe(limits);
    expect(countyLimits(tables, 2025, "09003")).toBe(limits);
  });

  it.each([
    [2027, "09110", "There are no loan limits of 2027 here"],
    [2026, "09003", "nine planning regions, not by its old counties"],
    [2025, "09110", "eight counties, not by its planning regions"],
    [2026, "99999", "No county has the number 99999"],
  ])("says of %i and %s: %s", (year, fips, sentence) => {
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
  ])("calls $%i in a county of $1,000,500 %s", (dollars, size) => {
    expect(loanSize(dollars * 100, 1_000_500_00, 832_750_00)).toBe(size);
  });

  it("refuses half a cent", () => {
    expect(() => loanSize(0.5, 1, 1)).toThrow(RangeError);
  });
});
