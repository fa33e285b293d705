import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";

export const calculator: CalculatorRecord = {
  place: 50,
  title: "Temporary buydown",
  description:
    "A 2-1, 1-0 or 3-2-1 buydown: who pays what, what is left if you refinance, and what else the money could do.",
  head: {
    title: "2-1 buydown calculator: cost, and what is left",
    description:
      "A 2-1, 1-0 or 3-2-1 buydown year by year: what you pay, what the account adds, what is left if you refinance, and the same money as points.",
  },
  guide: { path: "/guides/make-an-offer", label: "Make an offer" },
  searchWords: ["2-1 buydown", "3-2-1", "1-0", "seller credit", "builder incentive", "lower payment"],
  question: "What is a temporary buydown worth?",
  lead: "Someone puts money into an account, and it pays part of your payment for one to three years. The rate in your note never changes. When the account is empty, the full payment is yours.",
  assumes: [
    {
      title: "How it works",
      text: "You pay as if the rate were one, two or three points lower. The account pays the rest, and the loan gets its whole payment from the first month on.",
    },
    {
      title: "How far it can go",
      text: "Fannie Mae and Freddie Mac: up to three points, up by no more than one a year, for homes you live in and second homes (Selling Guide B2-1.4-04; Guide, temporary subsidy buydown plans). USDA: up to two points, and not with the buyer’s own money (HB-1-3555, 11.5).",
    },
    {
      title: "What is left",
      text: "Pay the loan off early, and the rest of the account goes as the buydown agreement says: toward your payoff, or back to whoever it names (Fannie Mae Selling Guide B2-1.4-04, Servicing Guide C-1.2-03). Read that line before you sign.",
    },
    {
      title: "As points",
      text: "One point is 1% of the loan and takes a quarter of a percent off the rate: a rough rule of thumb, November 2026. Ask the lender for the real price.",
    },
    {
      title: "Starting rate",
      text: `${averageOfTheWeek} Not an offer.`,
    },
  ],
  dated: [datedTables.mortgageRates],
  leavesOut: [
    "Property tax, insurance, mortgage insurance, and the cost of a refinance.",
    "The test a lender makes: you are judged by the full payment, so a buydown does not let you borrow more.",
    "Limits on what a seller may pay: with less than 10% down 3% of the price on a conventional loan (Selling Guide B3-4.1-02), 6% with FHA (HUD Handbook 4000.1).",
    "Whether rates will be lower when it ends. No one can tell you that.",
  ],
  next: "Would a better score lower the rate for good?",
};
