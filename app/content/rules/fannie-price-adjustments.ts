import type { PriceAdjustmentRules } from "#app/domain/loan/price-adjustment.ts";
import type { RuleTable } from "./rule-table.ts";

/** Purchase loans by score and loan-to-value. `points` are thousandths of a percent of the loan. */
export const fanniePriceAdjustments = {
  id: "fannie-price-adjustments",
  source: "Fannie Mae Loan-Level Price Adjustment Matrix, January 28, 2026, purchase loans",
  effective: "2026-01-28",
  reviewBy: "2027-01-28",
  termsOverMonths: 180,
  loanToValue: [30, 60, 70, 75, 80, 85, 90, 95],
  rows: [
    { from: 780, label: "780 or more", points: [0, 0, 0, 0, 375, 375, 250, 250, 125] },
    { from: 760, label: "760–779", points: [0, 0, 0, 250, 625, 625, 500, 500, 250] },
    { from: 740, label: "740–759", points: [0, 0, 125, 375, 875, 1000, 750, 625, 500] },
    { from: 720, label: "720–739", points: [0, 0, 250, 750, 1250, 1250, 1000, 875, 750] },
    { from: 700, label: "700–719", points: [0, 0, 375, 875, 1375, 1500, 1250, 1125, 875] },
    { from: 680, label: "680–699", points: [0, 0, 625, 1125, 1750, 1875, 1500, 1375, 1125] },
    { from: 660, label: "660–679", points: [0, 0, 750, 1375, 1875, 2125, 1750, 1625, 1250] },
    { from: 640, label: "640–659", points: [0, 0, 1125, 1500, 2250, 2500, 2000, 1875, 1500] },
    { from: 300, label: "639 or less", points: [0, 125, 1500, 2125, 2750, 2875, 2625, 2250, 1750] },
  ],
} as const satisfies PriceAdjustmentRules & RuleTable;
