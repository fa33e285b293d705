import { waitingYears } from "#app/content/rules/credit-events.ts";
import type { RuleTable } from "#app/content/rules/rule-table.ts";
import type { ProgramTerms } from "#app/domain/path/path-terms.ts";

type Waits = ProgramTerms["waits"];

const { bankruptcy, foreclosure, shortSale } = waitingYears;

/**
 * The wait of each program after a mark, without the exceptions for events beyond the borrower's control. FHA and VA count
 * a chapter 13 by its payments, twelve on time with the court's permission; the others by its discharge. Freddie Mac's
 * times are Fannie Mae's. VA and USDA handbooks leave room to the lender: these are the times that lenders work with.
 */
export const loanWaits = {
  id: "loan-waits",
  source:
    "HUD Handbook 4000.1, II.A; Fannie Mae Selling Guide B3-5.3-07; Freddie Mac Guide 5202.5; VA Pamphlet 26-7, chapter 4; USDA HB-1-3555, chapter 10",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
  fha: waits(bankruptcy.fha, { from: "event", months: 12 }, foreclosure.fha, shortSale.fha),
  conventional: waits(
    bankruptcy.conventional,
    { from: "discharge", months: 24 },
    foreclosure.conventional,
    shortSale.conventional,
  ),
  va: waits(2, { from: "event", months: 12 }, 2, 2),
  usda: waits(3, { from: "discharge", months: 12 }, 3, 3),
} as const satisfies RuleTable & Record<string, string | Waits>;

/** Chapter 7 counts from its discharge, a foreclosure and a short sale from their end. */
function waits(chapter7: number, chapter13: Waits["bankruptcy-13"], foreclosed: number, short: number): Waits {
  return {
    "bankruptcy-7": { from: "discharge", months: chapter7 * 12 },
    ...(chapter13 ? { "bankruptcy-13": chapter13 } : {}),
    foreclosure: { from: "event", months: foreclosed * 12 },
    "short-sale": { from: "event", months: short * 12 },
  };
}
