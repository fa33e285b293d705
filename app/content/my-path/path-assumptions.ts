import { chapter13Waits, waitingYears } from "#app/content/rules/credit-events.ts";
import type { RuleTable } from "#app/content/rules/rule-table.ts";
import type { LeverSizes, ProgramTerms, ResidualPlan, SellerCredit } from "#app/domain/path/terms.ts";

/**
 * Months before the first payday of a new job in which a letter that offers it may stand for its pay: 90 days at Fannie Mae and
 * Freddie Mac, 60 at FHA. VA and USDA leave more to the lender; FHA's time is our assumption for them.
 */
export const offerLetters = {
  id: "offer-letters",
  source:
    "Fannie Mae Selling Guide B3-3, employment offers or contracts; Freddie Mac Guide, chapter 5303; HUD Handbook 4000.1, II.A, expected income; 60 days for VA and USDA are our own assumption",
  effective: "2026-11-29",
  reviewBy: "2027-05-29",
  conventional: 3,
  government: 2,
} as const satisfies RuleTable & Record<string, string | number>;

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
 * The taxes and the size of the home that VA's residual income needs, and that we do not ask for. At the least: Social Security
 * and Medicare on pay from work, and a small home. Ample: a quarter of all pay but benefits, and a large home. The lender asks
 * about child care.
 */
export const livingCosts = {
  id: "living-costs",
  source:
    "Our own planning figures for VA’s residual income: between 7.65% of pay from work for taxes in a home of 1,000 square feet and 25% of all pay but benefits in one of 2,000",
  effective: "2026-11-30",
  reviewBy: "2027-05-30",
  least: { taxShare: 0.0765, taxed: ["job", "self-employed"], squareFeet: 1_000 },
  ample: { taxShare: 0.25, taxed: ["job", "self-employed", "other"], squareFeet: 2_000 },
} as const satisfies RuleTable & Pick<ResidualPlan, "least" | "ample">;

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

type Waits = ProgramTerms["waits"];

const { planMonths, conventional, usdaDischargedMonths } = chapter13Waits;

/**
 * The wait of each program after a mark, without the exceptions for events beyond the borrower's control. FHA and VA count
 * a chapter 13 by its payments, twelve on time with the court's permission; the others by its discharge.
 */
export const loanWaits = {
  id: "loan-waits",
  source: waitingYears.source,
  effective: waitingYears.effective,
  reviewBy: waitingYears.reviewBy,
  fha: waits("fha", { from: "event", months: planMonths.fha }),
  conventional: waits("conventional", { from: "discharge", months: conventional.dischargedMonths }),
  va: waits("va", { from: "event", months: planMonths.va }),
  usda: waits("usda", { from: "discharge", months: usdaDischargedMonths }),
} as const satisfies RuleTable & Record<string, string | Waits>;

/** Chapter 7 counts from its discharge, a foreclosure and a short sale from their end. */
function waits(loan: keyof typeof waitingYears.bankruptcy, chapter13: Waits["bankruptcy-13"]): Waits {
  const months = (after: "bankruptcy" | "foreclosure" | "shortSale") => waitingYears[after][loan] * 12;
  return {
    "bankruptcy-7": { from: "discharge", months: months("bankruptcy") },
    ...(chapter13 ? { "bankruptcy-13": chapter13 } : {}),
    foreclosure: { from: "event", months: months("foreclosure") },
    "short-sale": { from: "event", months: months("shortSale") },
  };
}
