import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { loanLimitTable } from "#app/content/editions/dated-tables.ts";
import { countedClosing } from "#app/content/figures/closing-figures.ts";
import { limits } from "#app/content/figures/limit-figures.ts";
import { planningRateSource } from "#app/content/loans/example-mortgage.ts";

export const calculator: CalculatorRecord = {
  place: 10,
  title: "Same house, five programs",
  description: "One home under conventional, low-income conventional, FHA, VA and USDA rules, side by side.",
  head: {
    title: "Same house, five loans: conventional, FHA, VA, USDA",
    description:
      "One home under five kinds of loan: cash to start, monthly payment, how long mortgage insurance lasts, cost after 5 and 10 years, and who may use each.",
  },
  guide: { path: "/guides/conventional-or-fha", label: "Conventional or FHA" },
  searchWords: ["compare loans", "FHA", "VA", "USDA", "conventional"],
  question: "Which loan fits the same house?",
  lead: "One home under the rules of five loans: the cash to start, the payment, how long insurance lasts, and what is gone after 5 and 10 years.",
  assumes: [
    {
      title: "Starting rates",
      text: `${planningRateSource} for conventional loans, and as far below it for FHA, VA and USDA as our samples are; fixed for 30 years, at a score of 740. My path plans with the same. Not offers: type the ones you are told.`,
    },
    {
      title: "Insurance, conventional",
      text: "By score, from an older public illustration for about 5% down, not from any insurer’s list. It ends by itself when the balance is scheduled to reach 78% of the price (12 U.S.C. 4902). Low-income loans are often insured for less.",
    },
    {
      title: "FHA",
      text: "1.75% upfront, added to the loan, and the annual premium of HUD Mortgagee Letter 2023-05.",
    },
    {
      title: "VA",
      text: "Funding fee for closings from April 7, 2023 (38 U.S.C. 3729), added to the loan; full entitlement, nothing down.",
    },
    {
      title: "USDA",
      text: "1% upfront, added to the loan, and 0.35% a year of what is owed (7 CFR 3555.107), nothing down.",
    },
    {
      title: "Limits",
      text: `${limits.year}, one-family homes: conventional ${limits.baseline} to ${limits.ceiling}, FHA ${limits.fhaFloor} to ${limits.ceiling}, by county. Higher in Alaska and Hawaii. ${limits.next}`,
    },
    {
      title: "Closing costs",
      text: countedClosing,
    },
  ],
  dated: [loanLimitTable],
  leavesOut: [
    "What your score adds to a conventional rate: the price of a credit score has its own page.",
    "What the cash for a larger down payment would earn elsewhere.",
    "Help from down payment programs, which can cover the cash that most of these loans ask for.",
    "Whether you may use each one. That takes a lender, an address, and for VA a Certificate of Eligibility.",
  ],
  next: "Want to know which of the five are open to you?",
};
