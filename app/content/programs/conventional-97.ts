import type { ProgramRecord } from "#app/content/finder/program-record.ts";
import { lendersAsk } from "#app/content/lines/scores.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";

export const program: ProgramRecord = {
  name: "Conventional loan with 3% down",
  administrator: "Fannie Mae and Freddie Mac (HomeOne), through private lenders",
  contact: { site: "https://www.fanniemae.com" },
  class: "loan",
  line: "fannie",
  summary: "For first-time buyers, including those who earn too much for HomeReady or Home Possible.",
  amount: "A fixed-rate loan of up to 97% of the price, within the national baseline limit. No income limit.",
  rules: [
    {
      kind: "first-time",
      years: 3,
      veteransExempt: false,
      unless: "one of the people who buy has owned no home in the last three years",
      check: "whether one of the people who buy has owned no home in the last three years",
    },
    {
      kind: "loan-size",
      limit: "baseline",
      minimumDownShare: conventionalDown.share,
      unless: "you choose a lower price or put more down",
    },
    {
      kind: "score",
      least: scoreMinimums.conventional.lenders,
      below: "open",
      check: `with the lender: ${lendersAsk.fannie}`,
    },
    {
      kind: "down-payment",
      share: conventionalDown.share,
      check: "who pays the rest: a gift, a grant or an assistance program may",
    },
  ],
  occupancy: "You live in the home, and it has one unit.",
  education: "A homebuyer course if every borrower is a first-time buyer.",
  repayment:
    "Month by month, with mortgage insurance. You can ask to end it once you owe 80% of the home’s original value.",
  recapture: "Nothing extra is due.",
  stacking: "Most state and city grants and second loans can be added.",
  questions: [
    "How does my score change the rate and the mortgage insurance?",
    "When does the mortgage insurance end?",
    "Which down payment programs do you combine with this loan?",
  ],
  sources: [
    { title: "Fannie Mae Selling Guide, B5-6 and B2-1.2", url: "https://selling-guide.fanniemae.com" },
    { title: "Freddie Mac Single-Family Seller/Servicer Guide", url: "https://guide.freddiemac.com" },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-05-21",
  status: "from-published-rules",
};
