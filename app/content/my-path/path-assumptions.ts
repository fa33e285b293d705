import type { RuleTable } from "#app/content/rules/rule-table.ts";
import type { LeverSizes, SellerCredit } from "#app/domain/path/path-terms.ts";

/**
 * The scores where lenders usually begin: Fannie Mae itself named 620 until November 2025, and at USDA an automated approval
 * begins at 640. Both are the strict side. FHA's floors are with its down payments; VA names none.
 */
export const scoreFloors = {
  id: "score-floors",
  source: "Usual lender minimums, not law: 620 for conventional loans, 640 for USDA’s automated approval",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  conventional: 620,
  usda: 640,
} as const satisfies RuleTable & Record<string, string | number>;

/** The share of the area's median income up to which the loans for modest incomes are made. */
export const modestIncome = {
  id: "modest-income",
  source: "Fannie Mae Selling Guide B5-6-01 (HomeReady); Freddie Mac Guide, chapter 4501 (Home Possible)",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  share: 0.8,
} as const satisfies RuleTable & { share: number };

/** Planning figures of the plan, round and our own. Two years of work is what lenders ask to see. */
export const pathAssumptions = {
  id: "path-assumptions",
  source:
    "Our own round planning figures: two years of work as lenders ask, no reserves, 30 days of notice, half again as much tax or insurance where we assume them",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  historyMonths: 24,
  /** Automated approvals of one home that you live in often ask for none; by hand it is one month or two. */
  reserveMonths: 0,
  noticeDays: 30,
  moreShare: 0.5,
} as const satisfies RuleTable & Record<string, string | number>;

/**
 * The most a seller may pay toward fees and prepaid items, as a share of the price. The conventional share is for less than
 * 10% down, as the plan has it. VA caps what the seller pays beyond the usual fees: prepaid items among it.
 */
export const sellerCredits = {
  id: "seller-credits",
  source:
    "HUD Handbook 4000.1, II.A.4.d; Fannie Mae Selling Guide B3-4.1-02; Freddie Mac Guide 5501.6; VA Pamphlet 26-7, chapter 8; 7 CFR 3555.102",
  effective: "2026-11-28",
  reviewBy: "2027-05-28",
  fha: { share: 0.06, capsFees: true },
  conventional: { share: 0.03, capsFees: true },
  va: { share: 0.04, capsFees: false },
  usda: { share: 0.06, capsFees: true },
} as const satisfies RuleTable & Record<string, string | SellerCredit>;

/** The steps that are tried. A seller may give more with most loans; 3% is the least that any of the six allows. */
export const leverSizes = {
  saveMoreCents: [50_00, 100_00],
  cheaperCents: 10_000_00,
  giftCents: 2_000_00,
  coBorrowerCents: 1_666_67,
  sellerShare: 0.03,
} as const satisfies LeverSizes;
