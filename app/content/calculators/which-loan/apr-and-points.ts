import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";

export const calculator: CalculatorRecord = {
  place: 20,
  title: "APR and points",
  description: "What fees do to a rate, and how many months it takes for points to pay off.",
  head: {
    title: "APR and points calculator: two offers side by side",
    description:
      "What points and fees do to a rate: the APR of two mortgage offers by Regulation Z, and the month points pay off, counting what you still owe.",
  },
  guide: { path: "/guides/read-a-loan-estimate", label: "How to read a Loan Estimate" },
  searchWords: ["annual percentage rate", "buy down", "discount points"],
  question: "Which offer costs less, with the fees counted?",
  lead: "You can buy a lower rate with points. Put two offers side by side and see when the higher upfront cost pays off.",
  assumes: [
    {
      title: "APR",
      text: "Points and the lender’s fees count as paid at closing, and the APR is the rate that makes up for them over the whole loan. Regulation Z, 12 CFR 1026, Appendix J.",
    },
    {
      title: "Points",
      text: "One point is 1% of the loan, paid in cash. To start with, one buys a quarter of a percent: a rough rule of thumb, November 2026.",
    },
    {
      title: "Starting rates",
      text: "Our sample for a conventional loan, fixed for 30 years, November 2026. Type the ones on your Loan Estimates.",
    },
    {
      title: "Who is ahead",
      text: "What you have paid so far and what you still owe, added up for both offers. A lower rate pays off debt faster, so points pay off sooner than the payments alone would say.",
    },
  ],
  leavesOut: [
    "Mortgage insurance, prepaid interest and an upfront premium. A lender’s APR counts them, so it can be higher.",
    "What the cash for points would earn elsewhere, and taxes.",
    "Fees that are the same whoever lends, such as title and recording.",
    "The APR counts on keeping the loan to its end. If you will not, look at the years above.",
  ],
  next: "Want a rate that needs no points?",
};
