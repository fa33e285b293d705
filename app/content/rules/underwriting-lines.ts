import type { UnderwritingLines } from "#app/domain/buying/underwriting-lines.ts";
import type { RuleTable } from "./rule-table.ts";

/**
 * The lines for debts and income: a person who decides by hand, and the automated approval where the program's own guide
 * publishes its line. `stretch` is as far as a person may go with the reasons that the guide names. FHA's TOTAL, USDA's GUS,
 * VA's systems and Freddie Mac's publish no figure: what they answer is known from what lenders did.
 */
export const underwritingLines = {
  id: "underwriting-lines",
  source:
    "Fannie Mae Selling Guide B3-6-02 of June 3, 2026; Freddie Mac Guide 5401.2; HUD Handbook 4000.1, II.A.5; 38 CFR 36.4340; 7 CFR 3555.151 and HB-1-3555, chapter 11",
  effective: "2026-06-03",
  reviewBy: "2027-05-21",
  fannie: {
    hand: { housingShare: null, debtsShare: 0.36 },
    stretch: { housingShare: null, debtsShare: 0.45 },
    automated: { housingShare: null, debtsShare: 0.5 },
    mostShare: 0.6,
  },
  freddie: {
    hand: { housingShare: null, debtsShare: 0.45 },
    stretch: null,
    automated: null,
    mostShare: 0.6,
  },
  fha: {
    hand: { housingShare: 0.31, debtsShare: 0.43 },
    stretch: { housingShare: 0.4, debtsShare: 0.5 },
    automated: null,
    mostShare: 0.6,
  },
  /** A guide, with what is left to live on beside it. No one is left anything where house and debts take all of the income. */
  va: {
    hand: { housingShare: null, debtsShare: 0.41 },
    stretch: null,
    automated: null,
    mostShare: 1,
  },
  usda: {
    hand: { housingShare: 0.29, debtsShare: 0.41 },
    stretch: { housingShare: 0.32, debtsShare: 0.44 },
    automated: null,
    mostShare: 0.45,
  },
} as const satisfies RuleTable & Record<string, string | ProgramLines>;

export type ProgramLines = UnderwritingLines & { stretch: UnderwritingLines["hand"] | null };

/** Of the home purchases that lenders approved, the share with more debt than `above`, house included, of the income. */
export type ApprovedAbove = { above: number; share: number };

/**
 * What lenders did: approved home purchases by loan, first liens of one to four units, in a random sample of the country
 * (42,020 decisions, of which 37,149 approved ones give their ratio). `npm run bench -- lines` measures them again. The data
 * give whole percents from 36 to 49, then 50 to 60 and above: 0.4999 stands for "50% or more".
 */
export const lenderDecisions = {
  id: "lender-decisions",
  source:
    "Home Mortgage Disclosure Act records of the CFPB and FFIEC, 2022 to 2024: 37,149 approved home purchases in a random national sample",
  effective: "2024-12-31",
  reviewBy: "2027-07-31",
  conventional: [
    { above: 0.36, share: 0.5583 },
    { above: 0.43, share: 0.2718 },
    { above: 0.45, share: 0.1867 },
    { above: 0.4999, share: 0.0142 },
    { above: 0.6, share: 0.0027 },
  ],
  fha: [
    { above: 0.43, share: 0.5877 },
    { above: 0.4999, share: 0.301 },
    { above: 0.6, share: 0.0006 },
  ],
  va: [
    { above: 0.41, share: 0.589 },
    { above: 0.4999, share: 0.2966 },
    { above: 0.6, share: 0.0343 },
  ],
  usda: [
    { above: 0.41, share: 0.1368 },
    { above: 0.45, share: 0 },
  ],
} as const satisfies RuleTable & Record<string, string | readonly ApprovedAbove[]>;
