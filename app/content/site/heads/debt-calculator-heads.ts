import type { PageHead } from "#app/content/site/records.ts";

/** The heads of the calculators about debts and what is left of the income. */
export const debtCalculatorHeads = {
  "/calculators/which-debt-first": {
    title: "Which debt to pay first for a mortgage",
    description:
      "The order that brings your debts under 36%, 41%, 43% or 50% of income in the fewest months, beside avalanche and snowball, with the interest of each.",
    robots: "index, follow",
    breadcrumb: "Which debt first",
  },
  "/calculators/card-use": {
    title: "Credit card use calculator, card by card",
    description:
      "How much of each card’s limit you use, and of all together: which card to pay first with your cash to get under 30% and 10%. No score is predicted.",
    robots: "index, follow",
    breadcrumb: "Card use",
  },
  "/calculators/va-residual-income": {
    title: "VA residual income calculator by region and family",
    description:
      "What is left of your pay after taxes, home, upkeep and debts, beside VA’s table by region and family size, and the 20% more that lenders look for over 41%.",
    robots: "index, follow",
    breadcrumb: "VA residual income",
  },
} as const satisfies Record<string, PageHead>;
