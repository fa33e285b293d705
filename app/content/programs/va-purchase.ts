import type { ProgramRecord } from "#app/content/finder/program-record.ts";
import { lendersAsk } from "#app/content/lines/scores.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";

export const program: ProgramRecord = {
  name: "VA home loan",
  administrator: "Department of Veterans Affairs, through private lenders",
  contact: { site: "https://www.va.gov/housing-assistance/home-loans/", phone: "1-877-827-3702" },
  class: "loan",
  line: "va",
  summary: "For veterans, service members and some surviving spouses. The VA asks for no down payment.",
  amount: "Up to the whole price. With full entitlement the VA sets no limit; a lender may.",
  rules: [
    {
      kind: "military",
      unless: "someone who buys with you serves or served, or you are the surviving spouse of someone who did",
    },
    {
      kind: "score",
      least: scoreMinimums.va.lenders,
      below: "open",
      check: `with the lender: ${lendersAsk.va}`,
    },
    {
      kind: "check",
      check: "whether your time of service is enough: the VA says so in a Certificate of Eligibility, which is free",
    },
  ],
  occupancy: "You or your spouse lives in the home.",
  education: "None required by the VA.",
  repayment: "Month by month. A funding fee (2.15% at first use with less than 5% down) can be added to the loan.",
  recapture: "Nothing extra is due.",
  stacking: "Many state programs can be added, and the seller may pay part of the costs.",
  questions: [
    "Am I exempt from the funding fee?",
    "Do I have full entitlement, or is part of it used?",
    "What score do you ask for? The VA itself sets none.",
  ],
  sources: [
    {
      title: "38 U.S.C. 3702 and 3729(b)",
      url: "https://www.law.cornell.edu/uscode/text/38/3729",
    },
    { title: "VA home loans", url: "https://www.va.gov/housing-assistance/home-loans/" },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-05-21",
  status: "from-published-rules",
};
