import { lenderDecisions } from "#app/content/market/lender-decisions.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";
import type { CalculatorWords } from "./calculator-words.ts";

export const debtToIncomeWords: CalculatorWords = {
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
