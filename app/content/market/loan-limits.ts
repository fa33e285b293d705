import counties from "#app/content/market-data/counties-by-state-2026.csv?raw";
import csv from "#app/content/market-data/loan-limits-2026.csv?raw";
import { csvRows } from "./csv-rows.ts";

/** Limits of 2026 for a home of one unit, in dollars. */
export const limits2026 = { baseline: 832_750, ceiling: 1_249_125, fhaFloor: 541_287 } as const;

export type CountyLimit = { fips: string; state: string; county: string; conforming: number; fha: number };

/** The counties where one of the two limits is above the lowest. */
export const countyLimits: readonly CountyLimit[] = csvRows(csv, ["fips", "state", "county", "conforming", "fha"]).map(
  (row) => ({ ...row, conforming: Number(row.conforming), fha: Number(row.fha) }),
);

export const countiesAboveBaseline = countyLimits.filter(({ conforming }) => conforming > limits2026.baseline);

const counts = csvRows(counties, ["state", "counties"]);

export const countiesInAll = counts.reduce((sum, row) => sum + Number(row.counties), 0);

export function countiesOf(state: string): number {
  return Number(counts.find((row) => row.state === state)?.counties ?? 0);
}
