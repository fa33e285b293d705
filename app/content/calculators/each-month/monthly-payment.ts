import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import {
  plannedHomeInsurance,
  plannedMortgageInsurance,
  plannedPropertyTax,
} from "#app/content/figures/closing-figures.ts";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";

export const calculator: CalculatorRecord = {
  place: 10,
  title: "Monthly payment",
  description: "Loan, property tax, home insurance and mortgage insurance, drawn as the floors of a house.",
  head: {
    title: "Mortgage payment calculator with tax and insurance",
    description:
      "What a home costs each month: loan, property tax, home insurance and mortgage insurance by the rules of each loan, with the month in which it ends.",
  },
  guide: { path: "/reports/what-a-payment-borrows", label: "What a payment borrows" },
  searchWords: ["PITI", "mortgage calculator", "principal and interest"],
  question: "What would you pay each month?",
  lead: "The loan is only the ground floor. Tax and two kinds of insurance sit on top, and one of them can end.",
  assumes: [
    {
      title: "Starting rate",
      text: `${averageOfTheWeek} Not an offer: type a lender’s rate when you have one.`,
    },
    {
      title: "Property tax",
      text: `${plannedPropertyTax} of the price a year, a planning assumption. Our page for your county has a closer figure. The county’s own website has the exact one.`,
    },
    {
      title: "Home insurance",
      text: `${plannedHomeInsurance} of the price a year, a planning assumption. Where storms are common it can be several times that.`,
    },
    {
      title: "Mortgage insurance",
      text: `Conventional: ${plannedMortgageInsurance} of the loan a year under 20% down, a planning assumption, until the balance is scheduled to reach 78% of the price (12 U.S.C. 4902). FHA: HUD Mortgagee Letter 2023-05. USDA: 0.35% a year, 7 CFR 3555.107. VA has none.`,
    },
    {
      title: "Upfront fees",
      text: "FHA’s 1.75%, VA’s funding fee for a first use and USDA’s 1% are added to the loan, as is usual.",
    },
  ],
  leavesOut: [
    "Closing costs, repairs, utilities and moving.",
    "Taxes and insurance rise over the years; here they stay as they are.",
    "You can ask to end conventional mortgage insurance at 80%, a year or two before it ends by itself.",
    "VA’s higher fee for a second use, and its exemption for a disability.",
  ],
  next: "Want the rate that your own score would bring?",
};
