import type { ProgramRecord } from "#app/content/finder/program-record.ts";

export const program: ProgramRecord = {
  name: "Housing Choice Voucher for owners",
  administrator: "Public housing agencies that offer it, under HUD’s rules",
  contact: { site: "https://www.hud.gov/program_offices/public_indian_housing/programs/hcv/homeownership" },
  class: "rate",
  summary: "A housing voucher that helps with the monthly cost of a home you own, instead of with rent.",
  amount: "As with rent: the agency pays what is above about 30% of your income, up to its payment standard.",
  rules: [
    {
      kind: "first-time",
      years: 3,
      veteransExempt: false,
      unless: "no one in the household has owned a home in the three years before the help begins",
      check: "whether anyone in the household owned a home in the last three years",
    },
    { kind: "check", check: "whether you hold a voucher, and your housing agency offers this", narrow: true },
  ],
  occupancy: "You live in the home while the help is paid.",
  education: "Counseling before you buy.",
  repayment:
    "Nothing to pay back. It ends after 15 years if the loan runs 20 years or longer, else after 10. There is no time limit if you were 62 or older when it began, or have a disability.",
  recapture: "The help stops. Nothing is due.",
  stacking: "With most loans and assistance.",
  questions: [
    "Do you offer the homeownership option, and is there a list?",
    "What income and work do you ask for?",
    "What would you pay toward a mortgage for my household?",
  ],
  sources: [
    {
      title: "24 CFR 982.625–982.643",
      url: "https://www.ecfr.gov/current/title-24/part-982/subpart-M",
    },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-05-21",
  status: "from-published-rules",
};
