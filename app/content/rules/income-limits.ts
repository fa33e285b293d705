import type { RuleTable } from "./rule-table.ts";

/**
 * The share of the area's median income up to which the loans for modest incomes are made, and what can still make a yes of
 * an income over a limit. `nearShare` is our own planning figure: so far over it, an exception is worth asking about.
 */
export const incomeLimits = {
  id: "program-income-limits",
  source:
    "Fannie Mae Selling Guide B5-6-01 (HomeReady); Freddie Mac Guide, chapter 4501 (Home Possible); 7 CFR 3555.151 and .152 (USDA); up to 10% over a limit we say to ask, our own planning figure",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  modestShare: 0.8,
  nearShare: 0.1,
  modestUnless: "only part of your income counts toward the loan, or the home is in an area with a higher median",
  usdaUnless:
    "USDA’s own table for your county is higher, or its deductions (for children, child care, age) bring you under it",
} as const satisfies RuleTable & Record<string, string | number>;
