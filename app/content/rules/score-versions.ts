import type { RuleTable } from "./rule-table.ts";

/** Which scores mortgage lenders may use. */
export const scoreVersions = {
  id: "score-versions",
  source:
    "Federal Housing Finance Agency and HUD, joint announcement of April 22, 2026; Fannie Mae and Freddie Mac, announcements of the same day",
  effective: "2026-04-22",
  reviewBy: "2027-02-28",
  words:
    "On April 22, 2026, Fannie Mae and Freddie Mac began to take VantageScore 4.0 from approved lenders. FHA allows it, too. FICO 10T is to follow. All other lenders still use older FICO versions, and take the middle of three.",
} as const satisfies RuleTable & Record<string, string>;

/**
 * Whose score counts where two people sign. FHA and USDA take the lowest of the borrowers' middle scores, and so do most
 * lenders for VA's loans, whose guide names no score. Fannie Mae averages the middle scores for its minimum, and prices by the
 * lowest (B3-5.1-02, October 5, 2022).
 */
export const scoresOfTwo = {
  id: "scores-of-two",
  source:
    "HUD Handbook 4000.1, II.A.2; USDA HB-1-3555, chapter 10; Fannie Mae Selling Guide B3-5.1-02; for VA the usual rule of lenders",
  effective: "2026-11-30",
  reviewBy: "2027-05-30",
  words:
    "Lenders take the middle one of each person’s three scores. With two of you on the loan, FHA, VA and USDA lenders go by the lower of the two. Many conventional loans average them for the yes, and price by the lower.",
} as const satisfies RuleTable & Record<string, string>;
