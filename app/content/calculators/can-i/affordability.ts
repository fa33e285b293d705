import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { loanLimitTable } from "#app/content/editions/dated-tables.ts";
import {
  countedClosing,
  plannedHomeInsurance,
  plannedMortgageInsurance,
  plannedPropertyTax,
} from "#app/content/figures/closing-figures.ts";
import { limits } from "#app/content/figures/limit-figures.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";

export const calculator: CalculatorRecord = {
  place: 10,
  title: "Affordability",
  description: "The price your income, debts and savings allow, and which of the three stops you first.",
  head: {
    title: "How much house can I afford? What stops you first",
    description:
      "The price your income, debts, cash and loan limit allow, with taxes and insurance inside: which one stops you, and what one step on each would buy.",
  },
  guide: { path: "/guides/how-much-house-can-you-afford", label: "How much house can you afford" },
  searchWords: ["how much house", "afford", "budget for renters", "28/36"],
  question: "What could you buy, and what stops you?",
  lead: "A lender looks at your income, your debts and your cash. Whichever allows the least decides. Change a number and watch which one it is.",
  assumes: [
    {
      title: "Ratios",
      text: `The share of income that housing may take, then housing and debts. We start with 31/43: HUD’s guide, and the limit of every general qualified mortgage until 2022. It is our planning line for a conventional loan, not a rule of one. Others: 28/36 by older custom, and the lines by hand and by computer. ${underwritingLines.source}.`,
    },
    {
      title: "Down payment",
      text: "All the cash you bring, minus closing costs if they come out of it. At least 3% for conventional, 3.5% for FHA from a score of 580 and 10% below it, nothing for VA and USDA.",
    },
    {
      title: "Loan limits",
      text: `${limits.year}: ${limits.baseline} conforming (${limits.conformingSource}), ${limits.fhaFloor} FHA (${limits.fhaSource}). ${limits.islands} Expensive counties have higher limits: our report on loan limits lists them. ${limits.next}`,
    },
    {
      title: "Inside the payment",
      text: `Property tax of ${plannedPropertyTax}, or your county’s where you named it in My path or came from its page, and home insurance of ${plannedHomeInsurance} of the price a year, mortgage insurance of ${plannedMortgageInsurance} of a conventional loan, or by your score in My path: planning assumptions. FHA, VA and USDA charge by their own tables.`,
    },
    { title: "Closing costs", text: countedClosing },
  ],
  dated: [loanLimitTable],
  leavesOut: [
    "Your score, unless you named it in My path: then it sets the kind of loan we start with and the mortgage insurance, and no rate.",
    "Your job history and what you have left in savings: lenders look at both.",
    "VA’s own test of what is left to live on each month.",
    "Help with the down payment, which works like more cash.",
    "Whether you want to spend that much. The last field at the top is for your own limit.",
  ],
  next: "Which of these can you change first? Talk it through with a person.",
};
