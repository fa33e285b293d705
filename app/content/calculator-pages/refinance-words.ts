import type { CalculatorWords } from "./calculator-words.ts";

export const refinanceWords: CalculatorWords = {
  question: "When does a new loan pay off?",
  lead: "A lower payment is not yet money saved. Part of it can come from starting over. Here the debt counts too.",
  assumes: [
    {
      title: "By the payments",
      text: "What it costs, divided by what you pay less each month. The rule that most lenders quote.",
    },
    {
      title: "Truly even",
      text: "From this month on you would stand better, if both loans were paid off then: all that was paid, and all that is still owed.",
    },
    {
      title: "Costs",
      text: "Added to the new loan they take interest as long as it lasts. The example’s costs are 2% of the loan, a made-up figure: ask for a Loan Estimate.",
    },
    {
      title: "Rates to start with",
      text: "Made-up numbers, November 2026, not an offer.",
    },
  ],
  leavesOut: [
    "Taxes, and what your cash would earn elsewhere.",
    "Property tax and home insurance, which stay as they are. Money in the old escrow account comes back to you.",
    "A part of FHA’s upfront premium that may come back on an FHA refinance within three years.",
    "Special rules of FHA and VA streamline loans.",
  ],
  next: "Would a better score bring a better new rate?",
};
