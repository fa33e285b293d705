import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";
import type { CalculatorWords } from "./calculator-words.ts";

export const amortizationWords: CalculatorWords = {
  question: "How soon could you owe nothing?",
  lead: "Early payments are mostly interest. Anything extra goes straight to what you owe, and that part stops costing interest that day.",
  assumes: [
    {
      title: "Starting rate",
      text: `${averageOfTheWeek} Not an offer. The loan is that of our example home.`,
    },
    {
      title: "How it is counted",
      text: "Interest is a twelfth of the yearly rate on what is still owed, rounded to the cent each month. The last payment takes what is left.",
    },
    {
      title: "Extra payments",
      text: "They shrink the balance the month they are made, and the regular payment stays the same. Tell your servicer that the extra is for principal.",
    },
    {
      title: "No penalty",
      text: "You can pay most loans off early for free today. The Loan Estimate says so on its first page.",
    },
  ],
  leavesOut: [
    "Property tax, insurance and mortgage insurance: only the loan itself.",
    "What the same money would earn in savings, or save on a card with a higher rate.",
    "A new, lower payment after a large extra one (a recast). The calculator “Biweekly, recast or extra” has that.",
  ],
  next: "Not there yet? Start with the score that gets you the loan.",
};
