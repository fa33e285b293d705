import { conventionalDown } from "#app/content/rules/conventional.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";

/** The bands of the Quick Rate Check. Each is priced at its lowest score, so no one in it pays more. */
export const scoreBands = [
  { from: 740, label: "740+" },
  { from: 680, label: "680-739" },
  { from: 620, label: "620-679" },
  { from: 580, label: "580-619" },
] as const;

/** What a conventional loan allows: the score that many lenders ask for, and the largest loan outside high-cost areas. */
export const conventionalBounds = {
  minimumScore: scoreMinimums.conventional.lenders,
  loanLimitCents: conventionalDown.baselineCents,
  reviewBy: conventionalDown.reviewBy,
} as const;
