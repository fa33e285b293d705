import type { loans } from "#app/content/claims/loans.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import type { LoanProduct, ProcessStep } from "#app/content/site/records.ts";

/** The five steps of the mortgage page; the eight of the process guide are in mortgage-process-words.ts. */
export const mortgageSummary = [
  {
    step: 1,
    title: "Pre-qualification & consultation",
    description: "You tell us about income, debts and cash. We tell you which loans are worth a look.",
    duration: "Week 1",
  },
  {
    step: 2,
    title: "Document collection & verification",
    description: "30 days of pay stubs, 2 years of W-2s and tax returns, 2–3 months of bank statements.",
    duration: "Week 2",
  },
  {
    step: 3,
    title: "Property search & offer",
    description: "You look with a realtor you choose, and make an offer within your number.",
    duration: "Week 3",
  },
  {
    step: 4,
    title: "Loan processing & underwriting",
    description: "The lender checks everything. Answer its questions the same day, and open no new credit.",
    duration: "Week 4",
  },
  {
    step: 5,
    title: "Closing & home ownership",
    description: "You sign for an hour or two, pay what the Closing Disclosure says, and take the keys.",
    duration: "Week 5",
  },
] as const satisfies readonly ProcessStep[];

type LoanClaim = keyof typeof loans;

/** A row of the table of loans. `{claim}` inside a feature is set as the figure of that claim. */
type LoanRow = LoanProduct & {
  id: "conventional" | "fha" | "va" | "usda";
  rate: LoanClaim;
  minDown: LoanClaim;
  creditScore: LoanClaim;
  /** Where its bar starts on the scale of scores; null is a loan without a minimum. */
  scoreFrom: number | null;
  /** The loan's costs on top of its rate. */
  cost: string;
};

export const loanProducts = [
  {
    id: "conventional",
    title: "Conventional",
    description: "A steady income and a fair score.",
    rate: "conventionalRate",
    minDown: "conventionalDown",
    creditScore: "conventionalScore",
    scoreFrom: scoreMinimums.conventional.lenders,
    features: ["With {noMortgageInsurance} you don’t pay mortgage insurance"],
    cost: "With less down, mortgage insurance every month until you own about a fifth of the home.",
  },
  {
    id: "fha",
    title: "FHA",
    description: "A score that is still on the way up.",
    rate: "fhaRate",
    minDown: "fhaDown",
    creditScore: "fhaScore",
    scoreFrom: scoreMinimums.fha.lenders,
    features: ["Debts {fhaDebtToIncome} of your income, housing included"],
    cost: "1.75% of the loan up front, then 0.55% a year for the whole term with 3.5% down.",
  },
  {
    id: "va",
    title: "VA",
    description: "Veterans, service members, some surviving spouses.",
    rate: "vaRate",
    minDown: "vaDown",
    creditScore: "vaScore",
    scoreFrom: null,
    features: ["No mortgage insurance, and VA sets no minimum score"],
    cost: "A funding fee: 2.15% on first use with little or nothing down. None if VA pays you for a disability.",
  },
  {
    id: "usda",
    title: "USDA",
    description: "Small towns and modest incomes.",
    rate: "usdaRate",
    minDown: "usdaDown",
    creditScore: "usdaScore",
    scoreFrom: scoreMinimums.usda.lenders,
    features: ["The home is in an eligible rural area, and there is an income limit"],
    cost: "1% of the loan up front, then 0.35% a year.",
  },
] as const satisfies readonly LoanRow[];

/** The source of the costs above. Review by `reviewBy`. */
export const loanCostSource = {
  text: "Costs on top of the rate as of November 2026: HUD Mortgagee Letter 2023-05 (FHA), VA funding fee for closings from April 7, 2023 (VA), 7 CFR 3555.107 (USDA).",
  asOf: "2026-11-21",
  reviewBy: "2027-05-21",
} as const;

/** The words of the loan table that not everyone knows, as slugs of the glossary. */
export const loanWords = ["apr", "down-payment", "mortgage-insurance", "funding-fee"] as const;
