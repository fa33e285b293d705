import type { RuleTable } from "#app/content/rules/rule-table.ts";

/**
 * Federal income tax as it meets a homeowner, for 2026. Mortgage insurance counts like interest since 2026, less as income goes up
 * and not at all above `insuranceEndsCents`. The limit on state and local tax is lower for high incomes, which we leave out.
 */
export const incomeTax = {
  id: "income-tax-2026",
  source:
    "26 U.S.C. 63, 121, 163(h) and 164 as changed by Public Law 119-21; IRS Revenue Procedure 2025-32 for the amounts of 2026",
  effective: "2026-01-01",
  reviewBy: "2027-01-15",
  year: 2026,
  standardCents: { single: 16_100_00, head: 24_150_00, joint: 32_200_00 },
  interestOnLoanUpToCents: 750_000_00,
  stateAndLocalCents: 40_400_00,
  insuranceFullToCents: 100_000_00,
  insuranceEndsCents: 109_000_00,
  saleFreeCents: { single: 250_000_00, joint: 500_000_00 },
  saleLivedYears: 2,
  saleWithinYears: 5,
} as const satisfies RuleTable & Record<string, unknown>;
