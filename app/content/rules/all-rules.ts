import { savingsAssumptions } from "#app/content/assistance-example.ts";
import { datedTables } from "#app/content/dated-tables.ts";
import { planningAssumptions } from "#app/content/example-mortgage.ts";
import { finderPrograms } from "#app/content/finder-programs.ts";
import { fiveProgramsSource } from "#app/content/five-programs.ts";
import { programRulesChecked } from "#app/content/loan-programs.ts";
import { closingAssumptions } from "./closing-assumptions.ts";
import { debtRatios } from "./debt-ratios.ts";
import { fanniePriceAdjustments } from "./fannie-price-adjustments.ts";
import { fhaDownPayments, fhaRules } from "./fha.ts";
import { fhaRateByScore, insuranceByScore, pointsAsRate } from "./pricing-assumptions.ts";
import { rentOrBuyAssumptions } from "./rent-or-buy-assumptions.ts";
import type { RuleTable } from "./rule-table.ts";
import { savingsPlanAssumptions } from "./savings-plan-assumptions.ts";
import { usdaRules } from "./usda.ts";
import { vaRules } from "./va.ts";

/** The tables that the finance engine charges by. */
export const ruleTables: readonly RuleTable[] = [
  fhaRules,
  fhaDownPayments,
  vaRules,
  usdaRules,
  fanniePriceAdjustments,
  debtRatios,
  pointsAsRate,
  insuranceByScore,
  fhaRateByScore,
  closingAssumptions,
  rentOrBuyAssumptions,
  savingsPlanAssumptions,
  fiveProgramsSource,
];

/** Everything with a day of review: those tables, and the figures that pages hold of their own. */
export const allRules: readonly Pick<RuleTable, "id" | "reviewBy">[] = [
  ...ruleTables,
  { id: "loan-programs", reviewBy: programRulesChecked.reviewBy },
  { id: "planning-assumptions", reviewBy: planningAssumptions.reviewBy },
  { id: "savings-assumptions", reviewBy: savingsAssumptions.reviewBy },
  ...Object.values(datedTables),
  ...finderPrograms.map(({ slug, reviewBy }) => ({ id: `program-${slug}`, reviewBy })),
];
