import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { plannedHomeInsurance, plannedPropertyTax } from "#app/content/figures/closing-figures.ts";

export const calculator: CalculatorRecord = {
  place: 20,
  title: "Closing costs and cash to close",
  breadcrumb: "Closing costs",
  description: "The fees, taxes and deposits of closing day, in the order a Loan Estimate lists them.",
  head: {
    title: "Closing cost calculator: cash to close, line by line",
    description:
      "Closing costs in the sections of a Loan Estimate, with prepaid interest by the day, escrow and credits, down to the cash to bring.",
  },
  guide: { path: "/guides/closing-costs-line-by-line", label: "Closing costs, line by line" },
  searchWords: ["fees", "escrow", "prepaid", "title"],
  question: "How much do you bring to closing?",
  lead: "In the same order and with the same letters as a Loan Estimate, so you can compare it with a real one.",
  assumes: [
    {
      title: "Order and totals",
      text: "12 CFR 1026.37(f)–(h): A to C are loan costs, E to H other costs, then the table of cash to close.",
    },
    {
      title: "Fees",
      text: "Round planning figures for a typical loan. They differ by lender, state and county, so you can change each one. My path and every calculator plan with the same ones. Without a loan, a lender’s fees and the escrow are left out.",
    },
    {
      title: "Prepaid interest",
      text: "Loan times rate, divided by 365, for each day from closing to the end of the month. We start with a day that leaves as many days as My path counts.",
    },
    {
      title: "Home insurance and escrow",
      text: `The first year’s bill, and two months each of insurance and tax as a cushion, the most the law allows (12 CFR 1024.17(c)). A lender may also collect the months since the last tax bill. Tax of ${plannedPropertyTax} and insurance of ${plannedHomeInsurance} of the price a year: planning assumptions.`,
    },
  ],
  leavesOut: [
    "Transfer taxes, which some states and cities charge: type them into recording.",
    "Points. Our page on APR and points shows whether they pay off.",
    "FHA’s, VA’s and USDA’s upfront fee, which is usually added to the loan.",
    "Taxes that the seller has paid ahead or still owes, moving, and the first repairs.",
  ],
  next: "Programs can pay part of this. Let us look for one for you.",
};
