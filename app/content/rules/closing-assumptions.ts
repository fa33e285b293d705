import type { ClosingItem } from "#app/domain/buying/closing-costs.ts";
import type { ClosingPlan } from "#app/domain/buying/planned-closing.ts";
import type { RuleTable } from "./rule-table.ts";

/**
 * A planning assumption, not a price list: round fees for a loan of ordinary size, in the sections of a Loan Estimate.
 * They differ by lender, state and county; a Loan Estimate has the real ones. People can type over each.
 */
export const closingAssumptions = {
  id: "closing-costs",
  source:
    "Our own round planning figures, ordered as 12 CFR 1026.37(f)–(g) orders them; escrow as 12 CFR 1024.17(c); 15 days of interest",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  items: [
    { section: "A", label: "Lender’s application and underwriting", cents: 1_500_00 },
    { section: "B", label: "Appraisal", cents: 650_00 },
    { section: "B", label: "Credit report", cents: 80_00 },
    { section: "B", label: "Flood determination", cents: 20_00 },
    { section: "C", label: "Title search and settlement", cents: 900_00 },
    { section: "C", label: "Lender’s title insurance", cents: 800_00 },
    { section: "E", label: "Recording", cents: 150_00 },
    { section: "H", label: "Owner’s title insurance (optional)", cents: 700_00 },
  ],
  homeInsuranceMonths: 12,
  escrowMonths: { homeInsurance: 2, propertyTax: 2 },
  interestDays: 15,
} as const satisfies RuleTable & {
  items: readonly ClosingItem[];
  homeInsuranceMonths: number;
  escrowMonths: { homeInsurance: number; propertyTax: number };
  interestDays: number;
};

/**
 * What a closing is planned with wherever no closing day is known. The owner's title insurance is optional, and no part of
 * the cash that a lender asks for.
 */
export const closingPlan: ClosingPlan = {
  feesCents: sumOf(({ section }) => section !== "H"),
  cashFeesCents: sumOf(isDueWithoutLoan),
  homeInsuranceMonths: closingAssumptions.homeInsuranceMonths,
  escrowMonths: closingAssumptions.escrowMonths,
  interestDays: closingAssumptions.interestDays,
};

/** Title search and settlement, and recording: the other fees are a lender's, or for one. */
export function isDueWithoutLoan({ section, label }: Pick<ClosingItem, "section" | "label">): boolean {
  return section === "E" || label === "Title search and settlement";
}

function sumOf(isCounted: (item: ClosingItem) => boolean): number {
  return closingAssumptions.items.reduce((sum, item) => sum + (isCounted(item) ? item.cents : 0), 0);
}
