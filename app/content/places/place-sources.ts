import type { AreaFacts } from "#app/domain/program-rules.ts";

/** Who published the figures of places, as of when: said beside each of them. */
export const placeSources = {
  rents: "HUD Fair Market Rents for fiscal year 2026, from October 1, 2025",
  incomes: "HUD income limits for fiscal year 2025, published April 2025",
  conforming: "FHFA conforming loan limits for 2026, one unit",
  fha: "HUD limits for FHA loans in 2026, one unit, from a second-hand copy",
  prices: "FHFA house price index, purchase-only, fourth quarters to 2025",
  collected: "2026-11-21",
  reviewBy: "2026-12-31",
} as const;

/**
 * How much HUD lets an income limit fall or rise from one year to the next. Ours are those of fiscal year 2025, the ones
 * in force may be a year newer. As HUD's methodology says it in round figures; the exact cap differs by year.
 */
export const incomeDrift = { down: 0.05, up: 0.1 } as const;

/** Between these lies every county: what stands for a place that nobody named. A test compares them with the data. */
export const anywhere: AreaFacts = {
  medianIncomeCents: { low: 24_100_00, high: 195_200_00 },
  lowIncomeCents: [
    { low: 15_550_00, high: 111_700_00 },
    { low: 17_750_00, high: 127_650_00 },
    { low: 19_950_00, high: 143_600_00 },
    { low: 22_150_00, high: 159_550_00 },
    { low: 23_950_00, high: 172_350_00 },
    { low: 25_700_00, high: 185_100_00 },
    { low: 27_500_00, high: 197_850_00 },
    { low: 29_250_00, high: 210_650_00 },
  ],
  conformingLimitCents: { low: 832_750_00, high: 1_299_500_00 },
  baselineLimitCents: { low: 832_750_00, high: 1_249_125_00 },
  fhaLimitCents: { low: 541_287_00, high: 1_299_500_00 },
  incomeDrift,
};
