import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

export const calculator: CalculatorRecord = {
  place: 30,
  title: "15 or 30 years",
  description: "What a shorter loan asks for each month, what it saves, and the way between the two.",
  head: {
    title: "15- or 30-year mortgage calculator, and the way between",
    description:
      "The same loan over 15 and 30 years: each payment, all the interest, what you owe by year, and a 30-year loan paid like the shorter one.",
  },
  guide: { path: "/reports/what-a-payment-borrows", label: "What a payment borrows" },
  searchWords: ["15-year", "30-year mortgage", "shorter loan", "loan term", "pay off faster"],
  question: "15 years or 30?",
  lead: "The short loan saves the most. The long one lets you breathe. There is a way between: take 30 years, and pay it like a shorter one while you can.",
  assumes: [
    {
      title: "Starting rates",
      text: `The averages of Freddie Mac’s survey on ${formatDay(latestAverage.day)}, for 30 and for 15 years. Not an offer: type what lenders quote you for both.`,
    },
    {
      title: "How it is counted",
      text: "Interest is a twelfth of the yearly rate on what is still owed, rounded to the cent each month. The last payment takes what is left.",
    },
    {
      title: "What paying more earns",
      text: "Say you took the 30-year loan and saved the difference each month. At this yearly rate your savings would just pay that loan off on the day the shorter one ends.",
    },
    {
      title: "No penalty",
      text: "You can pay most loans off early for free today. The Loan Estimate says so on its first page.",
    },
  ],
  dated: [datedTables.mortgageRates],
  leavesOut: [
    "Property tax, insurance and mortgage insurance. FHA charges less insurance on loans of 15 years or less.",
    "Closing costs and points, which each lender sets for each term.",
    "Taxes, and what a retirement plan with your employer’s match would earn. That often comes first.",
    "A lender counts the higher payment, so the shorter loan may have to be smaller.",
  ],
  next: "Want to know which payment a lender would count on?",
};
