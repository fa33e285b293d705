import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { plannedMortgageInsurance } from "#app/content/figures/closing-figures.ts";

export const calculator: CalculatorRecord = {
  place: 30,
  title: "Mortgage insurance and when it ends",
  breadcrumb: "Mortgage insurance",
  description: "What it costs each month, when you can ask to end it, and when it ends by itself.",
  head: {
    title: "When mortgage insurance ends: PMI, FHA, USDA",
    description:
      "What mortgage insurance costs each month, the month when you may ask to end it, and when it ends by itself: conventional, FHA, VA and USDA.",
  },
  guide: { path: "/guides/conventional-or-fha", label: "Conventional or FHA" },
  searchWords: ["PMI", "MIP", "20% down", "80%", "cancel"],
  question: "When does mortgage insurance end?",
  lead: "It protects the lender, and you pay for it. On one kind of loan it ends when you ask. On another it may never end.",
  assumes: [
    {
      title: "Conventional",
      text: "Homeowners Protection Act, 12 U.S.C. 4901–4902: you may ask at 80% of the original value, it ends by itself at a scheduled 78%, and at the latest in the middle of the term. Extra payments move only the first.",
    },
    {
      title: "Its price",
      text: `${plannedMortgageInsurance} of the loan a year, level: a planning assumption. Insurers price by score, down payment and debts.`,
    },
    {
      title: "FHA",
      text: "HUD Mortgagee Letter 2023-05: 1.75% upfront, then by loan, term and down payment, on the average balance of each year. From 10% down it ends after 11 years, else it lasts as long as the loan.",
    },
    {
      title: "USDA",
      text: "7 CFR 3555.107: 1% upfront, counted on the loan with the fee in it, and 0.35% of the average balance a year, as long as the loan lasts.",
    },
    { title: "VA", text: "38 U.S.C. 3729(b): a funding fee once, here for a first use, and no monthly insurance." },
  ],
  leavesOut: [
    "Insurance that the lender pays: it is in the rate and never ends.",
    "Loans called high-risk, which follow other dates.",
    "A rise in value: the servicer’s own rules decide whether it counts.",
    "FHA loans insured before June 2013, which follow older rules.",
  ],
  next: "Which loan drops it soonest for you?",
};
