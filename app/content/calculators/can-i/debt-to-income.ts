import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { lenderDecisions } from "#app/content/market/lender-decisions.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";

export const calculator: CalculatorRecord = {
  place: 30,
  title: "Debt-to-income",
  description: "The share of your income that housing and debts take: a number every lender looks at.",
  head: {
    title: "Debt-to-income calculator: front and back ratio",
    description:
      "Housing and debts as shares of your income, next to the limits of conventional, FHA, VA and USDA loans with their sources and dates.",
  },
  guide: { path: "/guides/debt-to-income-explained", label: "Debt-to-income explained" },
  searchWords: ["DTI", "ratio", "student loans"],
  question: "How much of your income is spoken for?",
  lead: "Lenders work out two numbers: housing over income, then housing and debts over income.",
  assumes: [
    { title: "Both lines", text: `${underwritingLines.source}. Guides, not laws.` },
    {
      title: "What lenders did",
      text: `${lenderDecisions.source}. They hold no scores and no savings, so they do not say what a lender will say to you.`,
    },
    { title: "VA", text: "VA also looks at what is left to live on each month." },
    {
      title: "43%",
      text: "Once the limit for a general qualified mortgage. A price test replaced it on October 1, 2022. Many lenders still use it.",
    },
  ],
  leavesOut: [
    "Debts with ten payments or fewer left, which some programs do not count.",
    "Rent, once you own: your new payment takes its place.",
    "Groceries, phone, power, child care: not in the ratio, but in your month.",
    "Your score. Lenders accept a high ratio more easily with a high score.",
  ],
  withoutMortgageRate: true,
  next: "Over a limit? Paying off the right debt can change that.",
};
