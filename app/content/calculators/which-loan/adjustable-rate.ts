import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

export const calculator: CalculatorRecord = {
  place: 40,
  title: "Adjustable rate",
  description: "How high the payment can go under the caps, when, and how a fixed loan’s cost compares.",
  head: {
    title: "Adjustable-rate mortgage calculator: the worst path",
    description:
      "How high an adjustable payment can go under its caps and when, what it is if the index stays, and the interest next to a fixed loan’s by year.",
  },
  guide: { path: "/guides/read-a-loan-estimate", label: "Read a Loan Estimate" },
  searchWords: ["ARM", "5/6", "5/1", "7/6", "SOFR", "caps", "2/1/5", "worst case"],
  question: "How high could an adjustable payment go?",
  lead: "An adjustable loan starts lower and then follows an index. The caps in its contract say how far. Look at the worst path first: that is the payment you agree to.",
  assumes: [
    {
      title: "The caps",
      text: "The most that the rate can move: at the first change, at each later one, and above the starting rate in all. Fannie Mae’s loans on SOFR have 2/1/5 if the starting rate holds 3 or 5 years, and 5/1/5 if it holds 7 or 10. They change every six months (announcement of April 1, 2020). Yours are on page 2 of the Loan Estimate.",
    },
    {
      title: "The worst path",
      text: "Each change goes as high as its cap, as early as it can, and stays there.",
    },
    {
      title: "Index as today",
      text: "From the first change on, the rate is index plus margin, rounded to an eighth of a percent, as far as the caps let it go. It never falls below the margin (Fannie Mae Selling Guide B2-1.4-02).",
    },
    {
      title: "Starting numbers",
      text: `The rate fixed for 30 years is the average of Freddie Mac’s survey on ${formatDay(latestAverage.day)}. The starting rate, half a point lower, is made up. So are the margin and the index. Not an offer.`,
    },
    {
      title: "The payment",
      text: "At each change it is worked out again, so that the loan still ends after 30 years.",
    },
  ],
  dated: [datedTables.mortgageRates],
  leavesOut: [
    "Where rates will go. No one can tell you that.",
    "Property tax, insurance, mortgage insurance and closing costs.",
    "The test a lender makes: if the starting rate holds five years, Fannie Mae wants you to afford one two points higher, or index plus margin if that is more.",
    "Loans with payments of interest only, or with a payment cap that lets the debt grow.",
  ],
  next: "Would a better score bring a 30-year rate you can live with?",
};
