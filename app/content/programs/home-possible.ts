import type { ProgramRecord } from "#app/content/finder/program-record.ts";
import { lendersAsk } from "#app/content/lines/scores.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";

export const program: ProgramRecord = {
  name: "Home Possible",
  administrator: "Freddie Mac, through private lenders",
  contact: {
    site: "https://sf.freddiemac.com/working-with-us/origination-underwriting/mortgage-products/home-possible",
  },
  class: "loan",
  line: "freddie",
  summary: "A conventional loan with 3% down for modest incomes. Its mortgage insurance ends once enough is paid off.",
  amount:
    "A loan of up to 97% of the price within the national baseline limit. Above it, up to the county’s limit, you put down at least 5%.",
  rules: [
    {
      kind: "income",
      measure: { of: "median", share: incomeLimits.modestShare },
      nearShare: incomeLimits.nearShare,
      unless: incomeLimits.modestUnless,
      check: "the income limit of the home’s address in Freddie Mac’s own lookup tool",
    },
    {
      kind: "loan-size",
      limit: "conforming",
      minimumDownShare: conventionalDown.share,
      shareAboveBaseline: conventionalDown.shareAboveBaseline,
      unless: "you choose a lower price or put more down",
    },
    {
      kind: "score",
      least: scoreMinimums.conventional.lenders,
      below: "open",
      check: `with the lender: ${lendersAsk.freddie}`,
    },
    {
      kind: "down-payment",
      share: conventionalDown.share,
      shareAboveBaseline: conventionalDown.shareAboveBaseline,
      check: "who pays the rest: a gift, a grant or an assistance program may",
    },
  ],
  occupancy: "You live in the home.",
  education: "A homebuyer course if every borrower is a first-time buyer.",
  repayment:
    "Month by month, with mortgage insurance. You can ask to end it once you owe 80% of the home’s original value.",
  recapture: "Nothing extra is due.",
  stacking: "Most state and city grants and second loans can be added.",
  questions: [
    "Which parts of my income do you count?",
    "What would the mortgage insurance cost, and when does it end?",
    "Which course do you accept?",
  ],
  sources: [
    { title: "Freddie Mac Single-Family Seller/Servicer Guide, chapter 4501", url: "https://guide.freddiemac.com" },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-05-21",
  status: "from-published-rules",
};
