import type { VaRules } from "#app/domain/insurance/va-and-usda-fees.ts";
import type { RuleTable } from "./rule-table.ts";

/** VA's funding fees, the same for the Guard and the Reserve. The law has them until November 14, 2031. */
export const vaRules = {
  id: "va-funding-fee",
  source: "38 U.S.C. 3729(b); VA Circular 26-23-06, closings from April 7, 2023; va.gov page of January 15, 2026",
  effective: "2023-04-07",
  reviewBy: "2027-01-15",
  purchase: [
    { downFrom: 0.1, firstUse: 0.0125, laterUse: 0.0125 },
    { downFrom: 0.05, firstUse: 0.015, laterUse: 0.015 },
    { downFrom: 0, firstUse: 0.0215, laterUse: 0.033 },
  ],
  cashOut: { firstUse: 0.0215, laterUse: 0.033 },
  interestRateReduction: 0.005,
  assumption: 0.005,
  manufacturedHome: 0.01,
} as const satisfies VaRules & RuleTable;
