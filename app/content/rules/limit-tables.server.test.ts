import { describe, expect, it } from "vitest";
import { stateNames } from "#app/content/places/county-list.ts";
import { allCounties } from "#app/content/places/data.server.ts";
import { countyLimits, type LimitTable, type Units } from "#app/domain/loan/limits.ts";
import { conformingTables, fhaTables } from "./limit-tables.server.ts";
import { nationalLimits } from "./limits-in-force.ts";

const units: readonly Units[] = [1, 2, 3, 4];
/** Alaska, Hawaii, Guam and the Virgin Islands may go half again as high. */
const statutoryExceptions = /^(02|15|66|78)/;

describe("the county tables", () => {
  // The figures for a year don't change: they hold for as long as we keep the year.
  const facts: [year: number, fips: string, conforming: number, fha: number][] = [
    [2026, "04013", 832_750, 557_750], // Maricopa AZ
    [2026, "06037", 1_249_125, 1_249_125], // Los Angeles CA
    [2026, "15009", 1_299_500, 1_299_500], // Maui HI
    [2026, "06099", 832_750, 545_100], // Stanislaus CA
    [2026, "06065", 832_750, 690_000], // Riverside CA
    [2026, "06067", 832_750, 764_750], // Sacramento CA
    [2025, "48453", 806_500, 571_550], // Travis TX, 115% of 497,000
    [2025, "02013", 1_209_750, 524_225], // Aleutians East AK
  ];
  const kept = facts.filter(([year]) =>
    [conformingTables, fhaTables].every((tables) => yearsOf(tables).includes(year)),
  );

  it.each(kept)("for %i give county %s $%i, and $%i for FHA", (year, fips, conforming, fha) => {
    expect(countyLimits(conformingTables, year, fips)[1]).toBe(conforming * 100);
    expect(countyLimits(fhaTables, year, fips)[1]).toBe(fha * 100);
  });

  // Their limits fell from 2025, or are under the conforming limit, as in HUD's 2026 file (CHUMS).
  const atTheFloor = [
    "08085",
    "09140",
    "13171",
    "24009",
    "37077",
    "37139",
    "42103",
    "49003",
    "51113",
    "51175",
    "51620",
  ];
  it.each(yearsOf(fhaTables).includes(2026) ? atTheFloor : [])("for 2026 give %s FHA’s floor", (fips) => {
    expect(countyLimits(fhaTables, 2026, fips)).toEqual({
      1: 541_287_00,
      2: 693_050_00,
      3: 837_700_00,
      4: 1_041_125_00,
    });
  });

  it("cover two years in a row", () => {
    for (const tables of [conformingTables, fhaTables]) {
      const [newest = 0] = yearsOf(tables);
      expect(yearsOf(tables)).toEqual([newest, newest - 1]);
    }
  });

  it("have every county on our list once, in the newest year", () => {
    const listed = allCounties()
      .map(({ fips }) => fips)
      .toSorted();
    for (const [newest] of [conformingTables, fhaTables])
      expect([...(newest?.counties.keys() ?? [])].toSorted()).toEqual(listed);
    expect(new Set(allCounties().map(({ state }) => state)).size).toBe(stateNames.size);
  });

  it("stay between the national limits", () => {
    const [{ year, fhaYear, baseline, ceiling, fhaFloor, fhaCeiling }] = nationalLimits;
    for (const { fips } of allCounties()) {
      const highest = statutoryExceptions.test(fips) ? 1.5 : 1;
      for (const unit of units) {
        const [conforming, fha] = [countyLimits(conformingTables, year, fips), countyLimits(fhaTables, fhaYear, fips)];
        expect(conforming[unit], fips).toBeGreaterThanOrEqual((baseline[unit - 1] ?? 0) * 100);
        expect(conforming[unit], fips).toBeLessThanOrEqual((ceiling[unit - 1] ?? 0) * 100 * highest);
        expect(fha[unit], fips).toBeGreaterThanOrEqual((fhaFloor[unit - 1] ?? 0) * 100);
        expect(fha[unit], fips).toBeLessThanOrEqual((fhaCeiling[unit - 1] ?? 0) * 100 * highest);
      }
    }
  });
});

function yearsOf(tables: readonly LimitTable[]): number[] {
  return tables.map(({ year }) => year);
}

describe("the national limits", () => {
  it.each(nationalLimits)(
    "for $year keep their ratios",
    ({ year, fhaYear, baseline, ceiling, fhaFloor, fhaCeiling }) => {
      expect(ceiling).toEqual(baseline.map((limit) => limit * 1.5));
      if (fhaYear !== year) return;
      // FHA's floor is 65% of the baseline, rounded down to the dollar for one unit; the ceiling is the same.
      expect(fhaFloor[0]).toBe(Math.floor(baseline[0] * 0.65));
      expect(fhaCeiling).toEqual(ceiling);
    },
  );

  it("for 2026 are right for three and four units, where public copies are wrong", () => {
    const found = nationalLimits.find(({ year }) => year === 2026);
    expect(found?.baseline.slice(2) ?? [1_288_800, 1_601_750]).toEqual([1_288_800, 1_601_750]);
  });
});
