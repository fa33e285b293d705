/*
 * My path's rules in November 2026, for tests with worked examples: typed from the tables that app/content/my-path/ names.
 * Like rules-of-2026.ts, they are separate from the site's rules, which change with the agencies.
 */
import type { PathRules, ProgramTerms } from "#app/domain/path/terms.ts";
import {
  fhaDownPayments,
  fhaRules,
  insuranceByScore,
  usdaRules,
  vaRegions,
  vaResidual,
  vaRules,
} from "./rules-of-2026.ts";

const baselineCents = 832_750_00;
const common = {
  firstTimeOnly: false,
  incomeLimit: null,
  downByHand: null,
  needsService: false,
  residual: null,
  needsArea: false,
  reserveMonths: 0,
  fewPaymentsShare: 0.05,
  unstatedShare: 0.05,
  offerMonths: 2,
  used: [],
} as const;

const conventional = {
  ...common,
  loan: { kind: "conventional", insurance: "by-score" },
  down: { share: 0.03, shareAboveBaseline: 0.05, baselineCents },
  downByHand: { share: 0.05, shareAboveBaseline: 1, baselineCents },
  lines: {
    hand: { housingShare: null, debtsShare: 0.36 },
    handFrom: 660,
    handDownShare: 0.05,
    wider: [{ housingShare: null, debtsShare: 0.45, opens: "score-or-savings", scoreFrom: 700 }],
    automated: { housingShare: null, debtsShare: 0.5 },
    mostShare: 0.5,
  },
  sellerCredit: { share: 0.03, capsFees: true },
  scoreFloor: null,
  lendersScore: 620,
  leadScore: 620,
  offerMonths: 3,
  waits: {
    "bankruptcy-7": { from: "discharge", months: 48 },
    "bankruptcy-13": { from: "discharge", months: 24 },
    foreclosure: { from: "event", months: 84 },
    "short-sale": { from: "event", months: 48 },
  },
  studentLoans: { shareOfBalance: 0.01, when: "zero", takesPlanZero: true },
} as const satisfies Partial<ProgramTerms>;

const modest = { incomeLimit: { of: "median", share: 0.8 }, loanLimit: "conforming" } as const;

export const pathRulesOf2026: PathRules = {
  programs: {
    fha: {
      ...common,
      loan: { kind: "fha", rules: fhaRules },
      down: fhaDownPayments,
      lines: {
        hand: { housingShare: 0.31, debtsShare: 0.43 },
        handFrom: null,
        handDownShare: null,
        wider: [
          { housingShare: 0.37, debtsShare: 0.47, opens: "one-reason", scoreFrom: 580 },
          { housingShare: 0.4, debtsShare: 0.4, opens: "no-debts", scoreFrom: 580 },
          { housingShare: 0.4, debtsShare: 0.5, opens: "two-reasons", scoreFrom: 580 },
        ],
        automated: null,
        mostShare: 0.6,
      },
      sellerCredit: { share: 0.06, capsFees: true },
      scoreFloor: 500,
      lendersScore: 580,
      leadScore: null,
      waits: {
        "bankruptcy-7": { from: "discharge", months: 24 },
        "bankruptcy-13": { from: "event", months: 12 },
        foreclosure: { from: "event", months: 36 },
        "short-sale": { from: "event", months: 36 },
      },
      studentLoans: { shareOfBalance: 0.005, when: "zero" },
      loanLimit: "fha",
    },
    "conventional-97": {
      ...conventional,
      lines: { ...conventional.lines, mostShare: 0.6 },
      firstTimeOnly: true,
      loanLimit: "baseline",
    },
    homeready: { ...conventional, ...modest },
    "home-possible": {
      ...conventional,
      ...modest,
      downByHand: { share: 0.03, shareAboveBaseline: 1, baselineCents },
      lines: {
        hand: { housingShare: null, debtsShare: 0.36 },
        handFrom: 660,
        handDownShare: null,
        wider: [{ housingShare: null, debtsShare: 0.45, opens: "in-writing", scoreFrom: null }],
        automated: null,
        mostShare: 0.6,
      },
      studentLoans: { shareOfBalance: 0.005, when: "zero" },
    },
    va: {
      ...common,
      loan: { kind: "va", rules: vaRules, laterUse: false, exempt: false },
      down: { byScore: [{ from: 0, share: 0 }] },
      lines: {
        hand: { housingShare: null, debtsShare: 0.41 },
        handFrom: null,
        handDownShare: null,
        wider: [],
        automated: null,
        mostShare: 1,
      },
      sellerCredit: { share: 0.04, capsFees: false },
      scoreFloor: null,
      lendersScore: 620,
      leadScore: null,
      waits: {
        "bankruptcy-7": { from: "discharge", months: 24 },
        "bankruptcy-13": { from: "event", months: 12 },
        foreclosure: { from: "event", months: 24 },
        "short-sale": { from: "event", months: 24 },
      },
      studentLoans: { shareOfBalance: 0.05 / 12, when: "least" },
      fewPaymentsShare: null,
      loanLimit: null,
      needsService: true,
      residual: {
        rules: vaResidual,
        regions: vaRegions,
        least: { taxShare: 0.0765, taxed: ["job", "self-employed"], squareFeet: 1_000 },
        ample: { taxShare: 0.25, taxed: ["job", "self-employed", "other"], squareFeet: 2_000 },
      },
    },
    usda: {
      ...common,
      loan: { kind: "usda", rules: usdaRules },
      down: { byScore: [{ from: 0, share: 0 }] },
      lines: {
        hand: { housingShare: 0.29, debtsShare: 0.41 },
        handFrom: null,
        handDownShare: null,
        wider: [{ housingShare: 0.32, debtsShare: 0.44, opens: "waiver", scoreFrom: 680 }],
        automated: null,
        mostShare: 0.45,
      },
      sellerCredit: { share: 0.06, capsFees: true },
      scoreFloor: null,
      lendersScore: 640,
      leadScore: 500,
      waits: {
        "bankruptcy-7": { from: "discharge", months: 36 },
        "bankruptcy-13": { from: "discharge", months: 12 },
        foreclosure: { from: "event", months: 36 },
        "short-sale": { from: "event", months: 36 },
      },
      studentLoans: { shareOfBalance: 0.005, when: "least" },
      incomeLimit: { of: "usda" },
      loanLimit: null,
      needsArea: true,
    },
  },
  // The worked examples were reckoned with the survey's average for FHA, too; the others differ, to tell them apart.
  annualRates: { conventional: 0.074, fha: 0.074, va: 0.068, usda: 0.067 },
  termMonths: 360,
  closing: {
    feesCents: 4_100_00,
    cashFeesCents: 1_050_00,
    homeInsuranceMonths: 12,
    escrowMonths: { homeInsurance: 2, propertyTax: 2 },
    interestDays: 15,
  },
  insuranceByScore: insuranceByScore.rows,
  lowestLimits: { baselineCents, fhaCents: 541_287_00 },
  anyPlace: { propertyTaxRate: 0.011, homeInsuranceRate: 0.005, moreShare: 0.5 },
  historyMonths: 24,
  nearIncomeShare: 0.1,
  upkeepRate: 0.01,
  noticeDays: 30,
  reportMonths: { most: 84, chargedOffLater: 6, bankruptcy: 120 },
  levers: {
    saveMoreCents: [50_00, 100_00],
    cheaperCents: 10_000_00,
    giftCents: 2_000_00,
    coBorrowerCents: 1_666_67,
    sellerShare: 0.03,
  },
};
