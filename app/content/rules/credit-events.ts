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

/**
 * The shortest wait before a loan, in years. Chapter 7 counts from the discharge, a foreclosure and a short sale from their end;
 * a deed in lieu counts like a short sale, at FHA and VA like a foreclosure. Freddie Mac's times are Fannie Mae's. VA and USDA
 * leave room to the lender: these are the times that lenders work with.
 */
export const waitingYears = {
  id: "waiting-years",
  source:
    "HUD Handbook 4000.1, section II.A; Fannie Mae Selling Guide B3-5.3-07; Freddie Mac Guide 5202.5; VA Pamphlet 26-7, chapter 4; USDA HB-1-3555, chapter 10",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  bankruptcy: { fha: 2, conventional: 4, va: 2, usda: 3 },
  foreclosure: { fha: 3, conventional: 7, va: 2, usda: 3 },
  shortSale: { fha: 3, conventional: 4, va: 2, usda: 3 },
} as const satisfies RuleTable & Record<string, unknown>;

/** Chapter 13, in months: from its first payment where the plan itself counts, else from the discharge or the dismissal. */
export const chapter13Waits = {
  id: "chapter-13-waits",
  source: waitingYears.source,
  effective: waitingYears.effective,
  reviewBy: waitingYears.reviewBy,
  planMonths: { fha: 12, va: 12, usda: 12 },
  usdaDischargedMonths: 12,
  conventional: { dischargedMonths: 24, dismissedMonths: 48 },
} as const satisfies RuleTable & Record<string, unknown>;

/**
 * The shorter waits after an event outside the borrower’s control, with papers that prove it, in years. Where the guide names no time, the
 * lender decides. Several bankruptcies within seven years have a wait of their own at Fannie Mae and Freddie Mac.
 */
export const waitsWithProof = {
  id: "waits-with-proof",
  source:
    "HUD Handbook 4000.1, section II.A.5.b; Fannie Mae Selling Guide B3-5.3-07 and B3-5.3-08; Freddie Mac Guide 5202.5; VA Pamphlet 26-7, chapter 4; USDA HB-1-3555, chapter 10",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  bankruptcy: { fha: 1, conventional: 2, va: 1 },
  dismissed13: { conventional: 2 },
  foreclosure: { conventional: 3, va: 1 },
  shortSale: { conventional: 2 },
  severalBankruptcies: { withinYears: 7, conventional: 5, withProof: 3 },
  /** The most of the home's value that Fannie Mae lends in the years between the shorter and the full wait after a foreclosure. */
  foreclosureLoanShare: 0.9,
} as const satisfies RuleTable & Record<string, unknown>;
