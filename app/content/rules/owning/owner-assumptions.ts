import type { RuleTable } from "#app/content/rules/rule-table.ts";

// What calculators for people who own a home already plan with. People can type over each.

/** A servicer's fee for a recast. */
export const recastAssumptions = {
  id: "recast",
  source: "Our own round planning figure: servicers set fee and least amount themselves",
  effective: "2026-11-23",
  reviewBy: "2027-05-23",
  feeCents: 250_00,
} as const satisfies RuleTable & { feeCents: number };

/** When a new conventional loan may pay off an FHA loan, without taking cash out. */
export const leavingFhaRules = {
  id: "leaving-fha",
  source:
    "Share of the value: Fannie Mae Selling Guide B2-1.3-02, July 2023, for loans it does not own yet. First payments: a planning figure of our own",
  effective: "2023-07-05",
  reviewBy: "2027-05-23",
  /** In percent of the home’s value. */
  highestLoanToValue: 95,
  /** Fannie Mae names none where no cash is taken out; many lenders do. */
  paymentsFirst: 6,
} as const satisfies RuleTable & { highestLoanToValue: number; paymentsFirst: number };
