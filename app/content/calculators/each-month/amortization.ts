import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";

export const calculator: CalculatorRecord = {
  place: 20,
  title: "Amortization and extra payments",
  breadcrumb: "Amortization",
  description: "What you still owe after each year, and how much an extra $50 a month takes off.",
  head: {
    title: "Amortization calculator with extra payments",
    description:
      "What you still owe after each year, what an extra payment each month, each year or once takes off, and the whole schedule by month, to save as CSV.",
  },
  guide: { path: "/reports/what-a-payment-borrows", label: "What a payment borrows" },
  searchWords: ["schedule", "table", "pay off early", "biweekly", "balance"],
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
