import type { RuleTable } from "#app/content/rules/rule-table.ts";
import type { DisputeTerms } from "#app/domain/disputes/dispute-dates.ts";

/** How long the law gives each side of a dispute. The days of the mail are our own guess. */
export const disputeClocks = {
  id: "dispute-clocks",
  source:
    "Fair Credit Reporting Act, 15 U.S.C. 1681i, 1681j(a)(3), 1681c-2 and 1681s-2; Regulation V, 12 CFR 1022.43; CFPB, Credit and consumer reporting complaint notice, in use since February 4, 2026",
  effective: "2026-11-28",
  reviewBy: "2027-05-28",
  checkDays: 30,
  moreDays: 15,
  toldCompanyBusinessDays: 5,
  resultBusinessDays: 5,
  /** Since February 4, 2026. One attests that the dispute is older, or no longer pending. */
  complainAfterDays: 45,
  mailDays: 5,
  /** For the bureau to say how it checked, from the day it gets the question. */
  methodDays: 15,
  /** For the bureau to block what identity theft put there. */
  blockBusinessDays: 4,
  /** Words of your own that the bureau may hold your statement to. */
  statementWords: 100,
} as const satisfies RuleTable & DisputeTerms & Record<string, string | number>;
