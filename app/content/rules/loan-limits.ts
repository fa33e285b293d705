import type { RuleTable } from "./rule-table.ts";

type NationalLimits = RuleTable & {
  year: number;
  /** In dollars, for one to four units. */
  baseline: readonly [number, number, number, number];
  /** 150 % of the baseline, the highest limit outside Alaska, Hawaii, Guam and the Virgin Islands. */
  ceiling: readonly [number, number, number, number];
  fhaFloor: readonly [number, number, number, number];
  fhaCeiling: readonly [number, number, number, number];
};

/** The national limits that every county's lie between. Those of the next year come at the end of November. */
export const nationalLimits = [
  {
    id: "loan-limits-2026",
    source: "FHFA, November 25, 2025; HUD Mortgagee Letter 2025-23; counties of FHA from a secondary copy",
    effective: "2026-01-01",
    reviewBy: "2026-12-31",
    year: 2026,
    baseline: [832_750, 1_066_250, 1_288_800, 1_601_750],
    ceiling: [1_249_125, 1_599_375, 1_933_200, 2_402_625],
    fhaFloor: [541_287, 693_050, 837_700, 1_041_125],
    fhaCeiling: [1_249_125, 1_599_375, 1_933_200, 2_402_625],
  },
  {
    id: "loan-limits-2025",
    source: "FHFA limits of 2025, CFPB copy; HUD Mortgagee Letter 2024-21",
    effective: "2025-01-01",
    // A year that is over does not change any more.
    reviewBy: "2099-12-31",
    year: 2025,
    baseline: [806_500, 1_032_650, 1_248_150, 1_551_250],
    ceiling: [1_209_750, 1_548_975, 1_872_225, 2_326_875],
    fhaFloor: [524_225, 671_200, 811_275, 1_008_300],
    fhaCeiling: [1_209_750, 1_548_975, 1_872_225, 2_326_875],
  },
] as const satisfies readonly NationalLimits[];
