import type { UsdaRules } from "#app/domain/insurance/va-and-usda-fees.ts";
import type { RuleTable } from "./rule-table.ts";

/** The fees of USDA's guaranteed loans. They are set for a fiscal year, which begins on October 1. */
export const usdaRules = {
  id: "usda-fees",
  source: "7 CFR 3555.107; USDA Rural Development, single-family guaranteed loans",
  effective: "2025-10-01",
  reviewBy: "2027-01-31",
  upfrontRate: 0.01,
  annualRate: 0.0035,
} as const satisfies UsdaRules & RuleTable;
