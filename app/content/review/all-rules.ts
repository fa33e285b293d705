import { datedTables } from "#app/content/editions/dated-tables.ts";
import { savingsAssumptions } from "#app/content/finder/assistance-example.ts";
import { finderPrograms } from "#app/content/finder/finder-programs.ts";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { fiveProgramsSource } from "#app/content/loans/five-program-facts.ts";
import { programRulesChecked } from "#app/content/pages/buying/loan-programs.ts";
import { closingAssumptions } from "#app/content/rules/closing-assumptions.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { fhaRateByScore, insuranceByScore, pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import type { RuleTable } from "#app/content/rules/rule-table.ts";
import { savingsPlanAssumptions } from "#app/content/rules/savings-plan-assumptions.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";

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
