import { describe, expect, it } from "vitest";
import { countyLimits as reported } from "#app/content/market/loan-limits.ts";
import { countyLimits, type Units } from "#app/domain/loan-limits.ts";
import { limitTables } from "./county-limits.server.ts";
import { nationalLimits } from "./loan-limits.ts";

const units: readonly Units[] = [1, 2, 3, 4];
/** Alaska, Hawaii, Guam and the Virgin Islands may go half as high again. */
const statutoryExceptions = /^(02|15|66|78)/;

describe("the county tables", () => {
  it.each([
    [2026, "04013", 832_750, 557_750], // Maricopa AZ
    [2026, "06037", 1_249_125, 1_249_125], // Los Angeles CA
    [2026, "15009", 1_299_500, 1_299_500], // Maui HI
    [2026, "06099", 832_750, 545_100], // Stanislaus CA
    [2026, "06065", 832_750, 690_000], // Riverside CA
    [2026, "06067", 832_750, 764_750], // Sacramento CA
    [2025, "48453", 806_500, 571_550], // Travis TX, 115 % of 497,000
    [2025, "02013", 1_209_750, 524_225], // Aleutians East AK
  ])("of %i gives county %s $%i, and $%i for FHA", (year, fips, conforming, fha) => {
    const found = countyLimits(limitTables, year, fips);
    expect([found.conforming[1], found.fha[1]]).toEqual([conforming * 100, fha * 100]);
  });

  it("hold every county once", () => {
    expect(limitTables.map(({ year, counties }) => [year, counties.size])).toEqual([
      [2026, 3235],
      [2025, 3234],
    ]);
  });

  it("stay between the national limits", () => {
    for (const { year, counties } of limitTables) {
      const national = nationalLimits.find((each) => each.year === year);
      for (const [fips, { conforming, fha }] of counties) {
        const highest = statutoryExceptions.test(fips) ? 1.5 : 1;
        for (const unit of units) {
          const at = (limits: readonly number[] = []) => (limits[unit - 1] ?? 0) * 100;
          const [loan, insured] = [conforming[unit] ?? at(national?.baseline), fha[unit] ?? 0];
          expect(loan, fips).toBeGreaterThanOrEqual(at(national?.baseline));
          expect(loan, fips).toBeLessThanOrEqual(at(national?.ceiling) * highest);
          expect(insured, fips).toBeGreaterThanOrEqual(at(national?.fhaFloor));
          expect(insured, fips).toBeLessThanOrEqual(at(national?.fhaCeiling) * highest);
        }
      }
    }
  });

  it("agree with the slice that the report of 2026 plots", () => {
    for (const { fips, conforming, fha } of reported) {
      const found = countyLimits(limitTables, 2026, fips);
      expect([found.conforming[1], found.fha[1]]).toEqual([conforming * 100, fha * 100]);
    }
  });
});

describe("the national limits", () => {
  it.each(nationalLimits)("of $year keep their ratios", ({ baseline, ceiling, fhaFloor }) => {
    // FHA's floor is 65 % of the baseline, rounded down to the dollar for one unit; the ceiling is 150 %.
    expect(fhaFloor[0]).toBe(Math.floor(baseline[0] * 0.65));
    expect(ceiling).toEqual(baseline.map((limit) => limit * 1.5));
  });

  it("know the limits for three and four units that public copies get wrong", () => {
    expect(nationalLimits[0].baseline.slice(2)).toEqual([1_288_800, 1_601_750]);
  });
});
