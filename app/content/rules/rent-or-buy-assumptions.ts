import type { RuleTable } from "./rule-table.ts";

/**
 * Planning assumptions of the comparison of renting and buying. Home prices have a source; the others are round figures
 * of our own. People can type over each.
 */
export const rentOrBuyAssumptions = {
  id: "rent-or-buy",
  source:
    "Home prices: the middle state of FHFA’s purchase-only index, a year from the fourth quarter of 2005 to that of 2025, a crash and two booms. All others are our own round planning figures",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  homeGrowth: 0.035,
  rentGrowth: 0.03,
  investmentReturn: 0.05,
  maintenanceRate: 0.01,
  sellingShare: 0.06,
  monthlyRentersInsuranceCents: 15_00,
} as const satisfies RuleTable & Record<string, string | number>;
