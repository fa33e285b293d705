import { disputeClocks } from "#app/content/disputes/date-words.ts";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { savingsAssumptions } from "#app/content/finder/assistance-example.ts";
import { finderPrograms } from "#app/content/finder/listing.ts";
import { localRecords } from "#app/content/finder/local-programs.ts";
import { adjustableRules } from "#app/content/loans/adjustable-rates.ts";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { fiveProgramsSource } from "#app/content/loans/five-program-facts.ts";
import { lenderDecisions } from "#app/content/market/lender-decisions.ts";
import { bureauPractice } from "#app/content/marks/clocks.ts";
import {
  livingCosts,
  loanWaits,
  offerLetters,
  pathAssumptions,
  sellerCredits,
} from "#app/content/my-path/path-assumptions.ts";
import { programRulesChecked } from "#app/content/pages/buying/loan-programs-words.ts";
import { scoreDoorsChecked } from "#app/content/pages/buying/score-doors.ts";
import { closingAssumptions } from "#app/content/rules/closing-assumptions.ts";
import { communityProperty } from "#app/content/rules/community-property.ts";
import { conventionalDown, insuranceEnds } from "#app/content/rules/conventional.ts";
import { chapter13Waits, reportYears, waitingYears, waitsWithProof } from "#app/content/rules/credit-events.ts";
import { fewPaymentsRules, studentLoanRules, unstatedPayments } from "#app/content/rules/debt-counting.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import {
  fhaCollections,
  fhaDisputes,
  fhaDownPayments,
  fhaJudgments,
  fhaRents,
  fhaRules,
} from "#app/content/rules/fha.ts";
import { forgivenDebt } from "#app/content/rules/forgiven-debt.ts";
import { benefitIncome, ssiSavings } from "#app/content/rules/income/benefit-income.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import { incomeTax } from "#app/content/rules/owning/income-tax.ts";
import { leavingFhaRules, recastAssumptions } from "#app/content/rules/owning/owner-assumptions.ts";
import { fhaRateByScore, insuranceByScore, pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import type { RuleTable } from "#app/content/rules/rule-table.ts";
import { savingsPlanAssumptions } from "#app/content/rules/savings-plan-assumptions.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import { scoresOfTwo, scoreVersions } from "#app/content/rules/score-versions.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaResidual, vaRules } from "#app/content/rules/va.ts";

/** The tables that the finance engine charges by. */
export const ruleTables: readonly RuleTable[] = [
  fhaRules,
  fhaDownPayments,
  fhaCollections,
  fhaDisputes,
  fhaJudgments,
  forgivenDebt,
  fhaRents,
  vaRules,
  vaResidual,
  usdaRules,
  fanniePriceAdjustments,
  debtRatios,
  underwritingLines,
  lenderDecisions,
  pointsAsRate,
  insuranceByScore,
  fhaRateByScore,
  closingAssumptions,
  rentOrBuyAssumptions,
  savingsPlanAssumptions,
  recastAssumptions,
  leavingFhaRules,
  fiveProgramsSource,
  conventionalDown,
  insuranceEnds,
  adjustableRules,
  reportYears,
  waitingYears,
  chapter13Waits,
  waitsWithProof,
  scoreVersions,
  scoresOfTwo,
  disputeClocks,
  bureauPractice,
  loanWaits,
  studentLoanRules,
  unstatedPayments,
  communityProperty,
  fewPaymentsRules,
  scoreMinimums,
  sellerCredits,
  incomeLimits,
  benefitIncome,
  ssiSavings,
  incomeTax,
  offerLetters,
  livingCosts,
  pathAssumptions,
];

/** Everything with a review date: those tables, and the figures that pages hold themselves. */
export const allRules: readonly Pick<RuleTable, "id" | "reviewBy">[] = [
  ...ruleTables,
  { id: "loan-programs", reviewBy: programRulesChecked.reviewBy },
  { id: "score-doors", reviewBy: scoreDoorsChecked.reviewBy },
  { id: "planning-assumptions", reviewBy: planningAssumptions.reviewBy },
  { id: "savings-assumptions", reviewBy: savingsAssumptions.reviewBy },
  ...Object.values(datedTables),
  ...finderPrograms.map(({ slug, reviewBy }) => ({ id: `program-${slug}`, reviewBy })),
  { id: "local-programs", reviewBy: localRecords.map(({ reviewBy }) => reviewBy).toSorted()[0] ?? "" },
];
