import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";

export const calculator: CalculatorRecord = {
  place: 60,
  title: "VA residual income",
  description: "What is left each month after taxes, home and debts, next to what VA’s table asks for.",
  head: {
    title: "VA residual income calculator by region and family",
    description:
      "What is left of your pay after taxes, home, upkeep and debts, next to VA’s table by region and family size, and the 20% more that lenders look for over 41%.",
  },
  guide: { path: "/guides/va-and-usda-loans", label: "VA and USDA loans" },
  searchWords: ["VA loan", "veteran", "residual income chart", "family size", "left over"],
  question: "What is left to live on with a VA loan?",
  lead: "VA looks at the ratio of debts to income, and at the dollars that are left each month for food, gas and everything else. That is your residual income.",
  assumes: [
    {
      title: "The table",
      text: "By region (of your state), household and size of the loan: VA Pamphlet 26-7, chapter 4, topic 9, and 38 CFR 36.4340, looked up May 23, 2026. Beyond seven people it asks for no more.",
    },
    {
      title: "Over 41%",
      text: "If housing, debts and child care take more than 41% of your income, lenders look for 20% more than the table (topic 10), or write down other reasons.",
    },
    {
      title: "A base nearby",
      text: "5% less, if one of you is on active duty or retired from it and will keep shopping on a base near the home.",
    },
    {
      title: "Upkeep",
      text: "14 cents a square foot each month for repairs and utilities, a planning figure that VA offices use. A lender may take real bills instead.",
    },
    {
      title: "Taxes",
      text: "What you type from your pay stub. Tax-free pay counts in full here, with no tax taken off.",
    },
    { title: "Starting numbers", text: "A made-up household of four in Texas, November 2026." },
  ],
  leavesOut: [
    "Whether your service gives you the benefit. A certificate of eligibility says that.",
    "Your score and your record of paying, which lenders look at, too.",
    "The lender’s own limits, which may ask for more than VA does.",
    "A higher count of tax-free pay, which some lenders use for the ratio, never for this table.",
  ],
  withoutMortgageRate: true,
  next: "Is a VA loan within your reach?",
};
