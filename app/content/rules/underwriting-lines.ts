import type { UnderwritingLines } from "#app/domain/buying/underwriting-lines.ts";
import type { RuleTable } from "./rule-table.ts";

/**
 * The lines for debts and income: a person who decides by hand, and the automated approval where the program's own guide
 * publishes its line. `wider` is as far as a person may go with the reasons that the guide names; FHA's need a score of 580,
 * USDA's waiver one of 680. With a small down payment Fannie Mae's Eligibility Matrix has a person begin at 660, and take more
 * than 36% from 700, both with six months of payments left over. Its person takes no loan with less than 5% down: those are for
 * its system alone. Freddie Mac's person begins at 660, too, and takes Home Possible with 3% down. Neither takes a loan above the
 * national baseline. FHA's TOTAL, USDA's GUS, VA's systems and Freddie Mac's publish no figure: what they answer is
 * known from what lenders did. Fannie Mae takes no loan above the line of its own system.
 */
export const underwritingLines = {
  id: "underwriting-lines",
  source:
    "Fannie Mae Selling Guide B3-6-02 of June 3, 2026, Eligibility Matrix, manual underwriting, B5-1-01 and the page on 97% loans; Freddie Mac Guide 4501.8, 5401.1 and 5401.2; HUD Handbook 4000.1, II.A.5.d; 38 CFR 36.4340; 7 CFR 3555.151 and HB-1-3555, chapter 11",
  effective: "2026-06-03",
  reviewBy: "2027-05-21",
  fannie: {
    hand: { housingShare: null, debtsShare: 0.36 },
    handFrom: 660,
    handDownShare: 0.05,
    wider: [{ housingShare: null, debtsShare: 0.45, opens: "score-or-savings", scoreFrom: 700 }],
    automated: { housingShare: null, debtsShare: 0.5 },
    mostShare: 0.5,
  },
  freddie: {
    hand: { housingShare: null, debtsShare: 0.36 },
    handFrom: 660,
    handDownShare: null,
    wider: [{ housingShare: null, debtsShare: 0.45, opens: "in-writing", scoreFrom: null }],
    automated: null,
    mostShare: 0.6,
  },
  fha: {
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
  /** A guide, with what is left to live on beside it. No one is left anything where house and debts take all of the income. */
  va: {
    hand: { housingShare: null, debtsShare: 0.41 },
    handFrom: null,
    handDownShare: null,
    wider: [],
    automated: null,
    mostShare: 1,
  },
  usda: {
    hand: { housingShare: 0.29, debtsShare: 0.41 },
    handFrom: null,
    handDownShare: null,
    wider: [{ housingShare: 0.32, debtsShare: 0.44, opens: "waiver", scoreFrom: 680 }],
    automated: null,
    mostShare: 0.45,
  },
} as const satisfies RuleTable & Record<string, string | UnderwritingLines>;
