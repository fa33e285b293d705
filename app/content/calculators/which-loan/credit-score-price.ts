import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";

export const calculator: CalculatorRecord = {
  place: 60,
  title: "Price of a credit score",
  description: "What the same loan costs at 640, 680 or 740: the part of the rate that is about your score.",
  head: {
    title: "What your credit score costs on a mortgage",
    description:
      "The same loan at nine score bands: Fannie Mae’s charge as dollars and as a rate, mortgage insurance, FHA next to it, and what one band up saves.",
  },
  guide: { path: "/guides/what-moves-a-credit-score", label: "What moves a credit score" },
  searchWords: ["credit score", "LLPA", "rate by score"],
  question: "What does your credit score cost you?",
  lead: "The same home, the same loan, nine prices. See yours, and what one band up would save.",
  assumes: [
    {
      title: "The charge by score",
      text: "Fannie Mae’s Loan-Level Price Adjustment Matrix of January 28, 2026: purchase loans for a home you live in, first lien, fixed for 30 years. Lenders pay it. Each sets its own price.",
    },
    {
      title: "As a rate",
      text: "A charge of 1% of the loan turns into about 0.25% a year: a rough rule of thumb, November 2026.",
    },
    {
      title: "Mortgage insurance",
      text: "By score, from an older public illustration for about 5% down, not from any insurer’s list. It counts until it ends by itself at 78%.",
    },
    {
      title: "FHA next to it",
      text: "1.75% upfront and the annual premium of HUD Mortgagee Letter 2023-05. The minimum down payment is HUD’s: 3.5% from a score of 580, 10% from 500. FHA charges nothing by score, but lenders do: we add 0.1% from 680, 0.25% from 620, 0.5% from 580 and 0.75% below, a planning figure and no lender’s list.",
    },
    {
      title: "Starting rates",
      text: "Our samples for a conventional and an FHA loan at a score of 740, November 2026. Not an offer.",
    },
  ],
  leavesOut: [
    "First-time buyers with an income up to the area’s median (120% of it in high-cost areas) do not pay the charge by score. Nor do HomeReady and Home Possible loans.",
    "What the matrix adds for condos, second loans and large balances.",
    "Two borrowers: lenders go by more than one score then.",
    "How fast a score rises. No one can promise you that.",
  ],
  next: "Want to see what keeps you from the next band?",
};
