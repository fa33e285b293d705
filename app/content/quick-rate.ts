/** The bands of the Quick Rate Check. Each is priced at its lowest score, so that nobody in it pays more. */
export const scoreBands = [
  { from: 740, label: "740+" },
  { from: 680, label: "680-739" },
  { from: 620, label: "620-679" },
  { from: 580, label: "580-619" },
] as const;

/** What a conventional loan allows: the smallest down payment, and the largest loan outside high-cost areas in 2026. */
export const conventionalBounds = {
  minimumDownShare: 0.03,
  minimumScore: 620,
  loanLimitCents: 832_750_00,
  source: "FHFA, 2026 conforming loan limits, November 25, 2025",
  reviewBy: "2026-12-31",
} as const;
