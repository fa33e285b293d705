import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";

export const calculator: CalculatorRecord = {
  place: 30,
  title: "Refinance",
  description: "The month when a new loan has paid back its costs, and what you owe by then.",
  head: {
    title: "Refinance calculator: the true break-even",
    description:
      "When a new loan pays off: by the payments, and truly, with what you still owe. What a longer term costs, and costs in cash or added to the loan.",
  },
  guide: { path: "/reports/mortgage-rates-since-1971", label: "Mortgage rates since 1971" },
  searchWords: ["refi", "lower rate", "break even"],
  question: "When does a new loan pay off?",
  lead: "A lower payment doesn’t always save money. Part of it can come from starting over. So this counts what you still owe, too.",
  assumes: [
    {
      title: "By the payments",
      text: "The cost, divided by what you save each month. Most lenders quote this one.",
    },
    {
      title: "Truly even",
      text: "From this month on, the new loan leaves you better off. This counts all you have paid and all you still owe.",
    },
    {
      title: "Costs",
      text: "If you add them to the new loan, you pay interest on them as long as it lasts. The example’s costs are 2% of the loan, a made-up figure: ask for a Loan Estimate.",
    },
    {
      title: "Starting rates",
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
