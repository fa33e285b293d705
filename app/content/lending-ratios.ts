import { conventionalDown } from "./rules/conventional.ts";

/**
 * The classic ratios that the affordability check works with: 28 % of income before tax for housing, 36 % with all other
 * debts. A guide, not a law: FHA's manual guide is 31/43, automated approvals go up to 50. The smallest down payment is
 * that of a conventional loan.
 */
export const lendingRatios = {
  housingShare: 0.28,
  debtsShare: 0.36,
  minimumDownShare: conventionalDown.share,
  asOf: "2026-11-21",
  reviewBy: "2027-05-21",
} as const;

/** Made-up numbers that the calculators of the mortgage page start with. */
export const exampleHousehold = { annualIncomeCents: 72_000_00, monthlyDebtsCents: 450_00 } as const;

export const exampleRefinance = {
  balanceCents: 240_000_00,
  currentRate: 0.0725,
  yearsLeft: 28,
  newRate: 0.0615,
  newTermYears: 30,
  costsCents: 4_800_00,
} as const;
