import type { ProgramRecord } from "#app/content/finder/program-record.ts";

export const program: ProgramRecord = {
  name: "Federal Home Loan Bank grant",
  administrator: "The Federal Home Loan Bank of your region, through its member banks and credit unions",
  contact: { site: "https://fhlbanks.com" },
  class: "forgivable",
  summary: "Cash toward the down payment and closing costs, set aside each year until it is used up.",
  amount: "Each bank sets its own amount, under a ceiling that its regulator resets every year.",
  rules: [
    {
      kind: "income",
      // 12 CFR 1291.1: low- or moderate-income households have at most 80% of the area median.
      measure: { of: "low-income", sizes: "each", factor: 1 },
      unless: "the bank uses another table for your area’s median",
      check: "the bank’s income limit for your household",
    },
    { kind: "check", check: "whether a member bank near you still has funds this year" },
  ],
  occupancy: "You live in the home.",
  education: "A homebuyer course for first-time buyers.",
  repayment: "Nothing while you keep to the terms.",
  recapture: "Sell within five years, and you may have to pay back a share.",
  stacking: "With most loans and assistance.",
  questions: [
    "Which member banks near me take part, and is money left this year?",
    "How much is it, and is it for first-time buyers only?",
    "Do I have to save with the bank first?",
  ],
  sources: [
    { title: "12 CFR part 1291, homeownership set-aside", url: "https://www.ecfr.gov/current/title-12/part-1291" },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-01-31",
  status: "from-published-rules",
};
