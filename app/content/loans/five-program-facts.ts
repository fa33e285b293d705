import type { RuleTable } from "#app/content/rules/rule-table.ts";

export type ProgramId = "conventional" | "lowIncome" | "fha" | "va" | "usda";

type ProgramWords = {
  id: ProgramId;
  name: string;
  /** Fits under a small house. */
  shortName: string;
  /** Who may use it, with the needed hedges. */
  who: string;
};

/** The five loans of the comparison. Who may use them is a summary; a lender looks at the whole file. */
export const fivePrograms = [
  {
    id: "conventional",
    name: "Conventional, your down payment",
    shortName: "Own down",
    who: "Anyone with a steady income and, at many lenders, a score of 620 or more. No income limit.",
  },
  {
    id: "lowIncome",
    name: "Conventional, least down (HomeReady, Home Possible)",
    shortName: "Least down",
    who: "3% down, 5% for a loan above the baseline limit. Usually an income of up to 80% of the area’s median. First-time buyers above it can look at other 3% down loans, whose price by score is higher.",
  },
  {
    id: "fha",
    name: "FHA",
    shortName: "FHA",
    who: "You will live in the home. Most lenders want a score of 580 or more; from 500 it takes 10% down. No income limit.",
  },
  {
    id: "va",
    name: "VA",
    shortName: "VA",
    who: "Veterans, service members, Guard and Reserve with enough service, and some surviving spouses. VA sets no minimum score; lenders do.",
  },
  {
    id: "usda",
    name: "USDA",
    shortName: "USDA",
    who: "You buy in an area that USDA calls rural, and your household income is up to 115% of what is usual there. Look up both by address.",
  },
] as const satisfies readonly ProgramWords[];

export const fiveProgramsSource = {
  id: "five-programs",
  source:
    "Fannie Mae Selling Guide B5-6 (HomeReady); HUD Handbook 4000.1; VA Lenders Handbook, chapter 2; 7 CFR 3555.151",
  effective: "2026-11-21",
  reviewBy: "2027-05-21",
} as const satisfies RuleTable;
