import type { RuleTable } from "./rule-table.ts";

/** Planning assumptions of the savings plan: our own round figures. People can type over each. */
export const savingsPlanAssumptions = {
  id: "savings-plan",
  source: "Our own round planning figures: ask your bank for its yield, and the program for its terms",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  /** A savings account's possible yearly interest. */
  annualYield: 0.03,
  movingCents: 1_500_00,
  /** Cash that stays in the bank for the first repair. */
  cushionCents: 2_000_00,
  /** How much higher the first mortgage’s rate often is where it pays for the help. */
  rateMore: 0.0025,
} as const satisfies RuleTable & Record<string, string | number>;
