import type { ProgramRecord } from "#app/content/finder/program-record.ts";

export const program: ProgramRecord = {
  name: "Mortgage Credit Certificate",
  administrator: "States and cities that issue them, under federal tax law",
  contact: { site: "https://www.irs.gov/forms-pubs/about-form-8396" },
  class: "tax-credit",
  summary: "A federal tax credit for part of the mortgage interest, every year, while you live there.",
  amount:
    "10% to 50% of each year’s interest, as the issuer sets; above 20%, at most $2,000 a year. It can bring your income tax to zero, not below.",
  rules: [
    {
      kind: "first-time",
      years: 3,
      veteransExempt: true,
      unless: "the home is in an area that the issuer calls targeted, where this rule is waived",
      check: "whether you served: a veteran may use it even after owning a home",
    },
    {
      kind: "income",
      // 26 U.S.C. 143(f): 115% of the larger of state and area median for three and more people, 100% for fewer.
      measure: { of: "median", share: 1, largeFamilyShare: 1.15 },
      unless: "the home is in a targeted area, or the median of your state or the issuer’s own limit is higher",
      check: "the issuer’s income limit for your household",
    },
    { kind: "check", check: "whether your state or city issues certificates this year, and up to what price" },
  ],
  occupancy: "It is your main home.",
  education: "Many issuers ask for a homebuyer course.",
  repayment: "Nothing to pay back to the issuer. Federal recapture tax may apply if you sell within nine years.",
  recapture:
    "If you sell within nine years at a gain and earn much more by then, you may owe part of the benefit as tax.",
  stacking: "With most loans. Not with a loan that is itself funded by mortgage revenue bonds.",
  questions: [
    "Do you issue certificates now, and until when?",
    "What are your income and price limits for my county?",
    "What does it cost to apply, and do I have to apply before closing?",
  ],
  sources: [
    { title: "26 U.S.C. 25", url: "https://www.law.cornell.edu/uscode/text/26/25" },
    { title: "26 U.S.C. 143(c)–(f) and (m)", url: "https://www.law.cornell.edu/uscode/text/26/143" },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-05-21",
  status: "from-published-rules",
};
