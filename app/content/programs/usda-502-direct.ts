import type { ProgramRecord } from "#app/content/finder/program-record.ts";

export const program: ProgramRecord = {
  name: "USDA direct loan (Section 502)",
  administrator: "USDA Rural Development, from its own offices",
  contact: {
    site: "https://www.rd.usda.gov/programs-services/single-family-housing-programs",
    phone: "1-800-414-1226",
  },
  class: "rate",
  summary: "A loan from USDA itself for lower incomes, with help that can lower your monthly payment.",
  amount: "What your income can support, within USDA’s limit for the county. Help can bring the rate down to 1%.",
  rules: [
    {
      kind: "income",
      measure: { of: "low-income", sizes: "banded", factor: 1 },
      unless: "USDA’s deductions (for children, child care, age) bring your income under the limit",
      check: "USDA’s own income table for your county",
    },
    { kind: "check", check: "with the USDA office of your county whether the home’s address and price fit" },
  ],
  occupancy: "You live in the home.",
  education: "A homebuyer course before closing, if it is your first home.",
  repayment: "Month by month, over 33 years, or 38 if your income is too low for that.",
  recapture: "You may have to pay back part of the payment help when you sell or move out.",
  stacking: "Grants and second loans can be added where their own rules allow it.",
  questions: [
    "What is the income limit for my household after deductions?",
    "What is the highest price in this county?",
    "How long do people wait for funds now?",
  ],
  sources: [{ title: "7 CFR part 3550", url: "https://www.ecfr.gov/current/title-7/part-3550" }],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-05-21",
  status: "from-published-rules",
};
