import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { planningRates } from "#app/content/loans/sample-rates.ts";
import { lenderDecisions } from "#app/content/market/lender-decisions.ts";
import { closingAssumptions, closingPlan } from "#app/content/rules/closing-assumptions.ts";
import { communityProperty } from "#app/content/rules/community-property.ts";
import { conventionalDown, conventionalDownByHand } from "#app/content/rules/conventional.ts";
import { reportMonths } from "#app/content/rules/credit-events.ts";
import { fewPaymentsRules, studentLoanRules, unstatedPayments } from "#app/content/rules/debt-counting.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { insuranceByScore } from "#app/content/rules/pricing-assumptions.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import type { RuleTable } from "#app/content/rules/rule-table.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRegions, vaResidual, vaRules } from "#app/content/rules/va.ts";
import type { RuleUsed } from "#app/domain/path/answer.ts";
import type { PathRules, ProgramTerms } from "#app/domain/path/terms.ts";
import {
  leverSizes,
  livingCosts,
  loanWaits,
  offerLetters,
  pathAssumptions,
  sellerCredits,
} from "./path-assumptions.ts";

const [limits] = nationalLimits;

/** Every program depends on these. */
const always = [
  loanWaits,
  studentLoanRules,
  unstatedPayments,
  underwritingLines,
  lenderDecisions,
  scoreMinimums,
  offerLetters,
  sellerCredits,
  closingAssumptions,
  pathAssumptions,
];

const common = {
  downByHand: null,
  firstTimeOnly: false,
  incomeLimit: null,
  needsService: false,
  residual: null,
  needsArea: false,
  reserveMonths: pathAssumptions.reserveMonths,
  offerMonths: offerLetters.government,
} as const;

const conventional = {
  ...common,
  loan: { kind: "conventional", insurance: "by-score" },
  down: conventionalDown,
  downByHand: conventionalDownByHand(underwritingLines.fannie),
  lines: underwritingLines.fannie,
  sellerCredit: sellerCredits.conventional,
  ...scoresOf("conventional"),
  offerMonths: offerLetters.conventional,
  waits: loanWaits.conventional,
  fewPaymentsShare: fewPaymentsRules.conventional,
  studentLoans: studentLoanRules.fannie,
  unstatedShare: unstatedPayments.fannie,
} as const satisfies Partial<ProgramTerms>;

const conventionalTables = [...always, conventionalDown, insuranceByScore, fewPaymentsRules, limits];
const modest = { incomeLimit: { of: "median", share: incomeLimits.modestShare }, loanLimit: "conforming" } as const;

/** The inputs of a plan: the rules in force and the planning figures that the rest of the site uses, too. */
export const pathRules: PathRules = {
  programs: {
    fha: {
      ...common,
      loan: { kind: "fha", rules: fhaRules },
      down: fhaDownPayments,
      lines: underwritingLines.fha,
      sellerCredit: sellerCredits.fha,
      ...scoresOf("fha"),
      waits: loanWaits.fha,
      studentLoans: studentLoanRules.fha,
      unstatedShare: unstatedPayments.fha,
      fewPaymentsShare: fewPaymentsRules.fha,
      loanLimit: "fha",
      used: used(...always, fhaRules, fhaDownPayments, fewPaymentsRules, communityProperty, limits),
    },
    // A loan of 97% ends at the national baseline, wherever the home is.
    "conventional-97": {
      ...conventional,
      // Freddie Mac has such a loan, too, and its system publishes no line: above Fannie Mae's there is someone left to ask.
      lines: { ...underwritingLines.fannie, mostShare: underwritingLines.freddie.mostShare },
      firstTimeOnly: true,
      loanLimit: "baseline",
      used: used(...conventionalTables),
    },
    homeready: { ...conventional, ...modest, used: used(...conventionalTables, incomeLimits) },
    "home-possible": {
      ...conventional,
      ...modest,
      downByHand: conventionalDownByHand(underwritingLines.freddie),
      lines: underwritingLines.freddie,
      studentLoans: studentLoanRules.freddie,
      unstatedShare: unstatedPayments.freddie,
      used: used(...conventionalTables, incomeLimits),
    },
    va: {
      ...common,
      loan: { kind: "va", rules: vaRules, laterUse: false, exempt: false },
      down: nothingDown(),
      lines: underwritingLines.va,
      sellerCredit: sellerCredits.va,
      ...scoresOf("va"),
      waits: loanWaits.va,
      studentLoans: studentLoanRules.va,
      unstatedShare: unstatedPayments.va,
      fewPaymentsShare: fewPaymentsRules.va,
      loanLimit: null,
      needsService: true,
      residual: { rules: vaResidual, regions: vaRegions, least: livingCosts.least, ample: livingCosts.ample },
      used: used(...always, vaRules, vaResidual, livingCosts, fewPaymentsRules, communityProperty),
    },
    usda: {
      ...common,
      loan: { kind: "usda", rules: usdaRules },
      down: nothingDown(),
      lines: underwritingLines.usda,
      sellerCredit: sellerCredits.usda,
      ...scoresOf("usda"),
      waits: loanWaits.usda,
      studentLoans: studentLoanRules.usda,
      unstatedShare: unstatedPayments.usda,
      fewPaymentsShare: fewPaymentsRules.usda,
      incomeLimit: { of: "usda" },
      loanLimit: null,
      needsArea: true,
      used: used(...always, usdaRules, incomeLimits, fewPaymentsRules, communityProperty),
    },
  },
  annualRates: planningRates,
  termMonths: exampleMortgage.termMonths,
  closing: closingPlan,
  insuranceByScore: insuranceByScore.rows,
  lowestLimits: { baselineCents: conventionalDown.baselineCents, fhaCents: limits.fhaFloor[0] * 100 },
  anyPlace: {
    propertyTaxRate: exampleMortgage.propertyTaxRate,
    homeInsuranceRate: planningAssumptions.homeInsuranceRate,
    moreShare: pathAssumptions.moreShare,
  },
  historyMonths: pathAssumptions.historyMonths,
  nearIncomeShare: incomeLimits.nearShare,
  upkeepRate: rentOrBuyAssumptions.maintenanceRate,
  noticeDays: pathAssumptions.noticeDays,
  reportMonths,
  levers: leverSizes,
};

function scoresOf(
  loan: "fha" | "conventional" | "va" | "usda",
): Pick<ProgramTerms, "scoreFloor" | "lendersScore" | "leadScore"> {
  const { guide, lenders, leads } = scoreMinimums[loan];
  return { scoreFloor: guide, lendersScore: lenders, leadScore: leads };
}

function nothingDown(): ProgramTerms["down"] {
  return { byScore: [{ from: 0, share: 0 }] };
}

function used(...tables: readonly RuleTable[]): RuleUsed[] {
  return tables.map(({ id, source, effective, reviewBy }) => ({ id, source, effective, reviewBy }));
}
