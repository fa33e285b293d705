import type { ResidualRules } from "#app/domain/buying/residual-income.ts";
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

/**
 * What VA asks to be left each month, in cents by family of one to five; the South's column is the Midwest's. 14 cents a
 * square foot is the planning figure of its regional offices, which a lender may replace by the home's own bills.
 */
export const vaResidual = {
  id: "va-residual-income",
  source: "VA Pamphlet 26-7, chapter 4, topics 9 to 11, and VA Form 26-6393; 38 CFR 36.4340",
  effective: "2026-05-23",
  reviewBy: "2027-05-21",
  smallBelowCents: 80_000_00,
  small: {
    centsByPeople: {
      northeast: [390_00, 654_00, 788_00, 888_00, 921_00],
      midwest: [382_00, 641_00, 772_00, 868_00, 902_00],
      south: [382_00, 641_00, 772_00, 868_00, 902_00],
      west: [425_00, 713_00, 859_00, 967_00, 1_004_00],
    },
    eachMoreCents: 75_00,
  },
  large: {
    centsByPeople: {
      northeast: [450_00, 755_00, 909_00, 1_025_00, 1_062_00],
      midwest: [441_00, 738_00, 889_00, 1_003_00, 1_039_00],
      south: [441_00, 738_00, 889_00, 1_003_00, 1_039_00],
      west: [491_00, 823_00, 990_00, 1_117_00, 1_158_00],
    },
    eachMoreCents: 80_00,
  },
  mostPeople: 7,
  baseShare: 0.05,
  ratioGuide: 0.41,
  moreShare: 0.2,
  upkeepCentsPerSquareFoot: 14,
} as const satisfies ResidualRules & RuleTable;

/** The states of each region, by postal code. */
export const vaRegions = {
  northeast: ["CT", "ME", "MA", "NH", "NJ", "NY", "PA", "RI", "VT"],
  midwest: ["IL", "IN", "IA", "KS", "MI", "MN", "MO", "NE", "ND", "OH", "SD", "WI"],
  south: ["AL", "AR", "DE", "DC", "FL", "GA", "KY", "LA", "MD", "MS", "NC", "OK", "PR", "SC", "TN", "TX", "VA", "WV"],
  west: ["AK", "AZ", "CA", "CO", "HI", "ID", "MT", "NV", "NM", "OR", "UT", "WA", "WY"],
} as const;
