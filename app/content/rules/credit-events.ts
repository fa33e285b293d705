import type { RuleTable } from "./rule-table.ts";

/** How long a mark may stay on a credit report, in years. */
export const reportYears = {
  id: "report-years",
  source: "Fair Credit Reporting Act, 15 U.S.C. 1681c; for inquiries the practice of the credit bureaus",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  most: 7,
  bankruptcy: 10,
  inquiry: 2,
} as const satisfies RuleTable & Record<string, string | number>;

/** The same in months. What was charged off, collected or taken back begins its seven years 180 days later. */
export const reportMonths = {
  most: reportYears.most * 12,
  chargedOffLater: 6,
  bankruptcy: reportYears.bankruptcy * 12,
} as const;

/** The shortest wait before a loan, in years. Chapter 7 counts from the discharge, a foreclosure from its end. */
export const waitingYears = {
  id: "waiting-years",
  source: "HUD Handbook 4000.1, section II.A; Fannie Mae Selling Guide B3-5.3-07",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  bankruptcy: { fha: 2, conventional: 4 },
  foreclosure: { fha: 3, conventional: 7 },
  shortSale: { fha: 3, conventional: 4 },
} as const satisfies RuleTable & Record<string, unknown>;
