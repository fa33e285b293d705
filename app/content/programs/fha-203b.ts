import type { ProgramRecord } from "#app/content/finder/program-record.ts";
import { fhaScores, lendersAsk } from "#app/content/lines/scores.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";

const [usual, low] = fhaDownPayments.byScore;

export const program: ProgramRecord = {
  name: "FHA loan (203(b))",
  administrator: "Federal Housing Administration, part of HUD, through private lenders",
  contact: { site: "https://www.hud.gov/program_offices/housing/sfh/ins/203b--df", phone: "1-800-225-5342" },
  class: "loan",
  line: "fha",
  summary: "A loan insured by the government, easier on lower scores. Most assistance can be added to it.",
  amount: "A loan of up to 96.5% of the price, within the county’s limit.",
  rules: [
    {
      kind: "score",
      least: low.from,
      usual: { from: fhaScores.usual, said: fhaScores.said },
      below: "unmet",
      unless: `your score reaches ${fhaScores.said}`,
      lenders: { from: scoreMinimums.fha.lenders, check: `with the lender: ${lendersAsk.fha}` },
    },
    {
      kind: "loan-size",
      limit: "fha",
      minimumDownShare: usual.share,
      unless: "you choose a lower price or put more down",
    },
    {
      kind: "down-payment",
      share: usual.share,
      lowScore: { below: usual.from, share: low.share },
      check: "who pays the rest: FHA lets a gift, a grant or an assistance program pay all of it",
    },
  ],
  occupancy: "You move in within 60 days and live there for at least a year.",
  education: "None required by FHA. Many assistance programs that go with it ask for a course.",
  repayment:
    "Month by month. FHA’s premiums are 1.75% upfront, which can be added to the loan, and a yearly one, paid monthly.",
  recapture: "Nothing extra is due.",
  stacking: "Most state and local assistance is made to go with it.",
  questions: [
    "What is your own minimum score, if it is above FHA’s?",
    "Which down payment programs do you combine with FHA loans?",
    "What do the premiums come to each month, and until when?",
  ],
  sources: [
    {
      title: "HUD Handbook 4000.1",
      url: "https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh",
    },
    { title: "HUD Mortgagee Letter 2025-23, limits for 2026", url: "https://www.hud.gov/hudclips/letters/mortgagee" },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2026-12-31",
  status: "from-published-rules",
};
