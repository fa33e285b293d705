import type { RuleTable } from "#app/content/rules/rule-table.ts";
import type { RateCaps } from "#app/domain/loan/adjustable-rate.ts";

const short = { first: 0.02, later: 0.01, lifetime: 0.05 } as const;
const long = { first: 0.05, later: 0.01, lifetime: 0.05 } as const;

/**
 * Adjustable loans as Fannie Mae buys them: on the 30-day average of SOFR, changed every six months, with a cap on the
 * first change, on each later one, and over the life of the loan; by the years that the first rate holds.
 */
export const adjustableRules = {
  id: "adjustable-rates",
  source: "Fannie Mae’s single-family SOFR loans, announced April 1, 2020, and Selling Guide B2-1.4-02",
  effective: "2020-08-03",
  reviewBy: "2027-05-21",
  caps: { 3: short, 5: short, 7: long, 10: long },
} as const satisfies RuleTable & { caps: Record<number, RateCaps> };
