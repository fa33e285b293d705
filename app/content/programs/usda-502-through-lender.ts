import type { ProgramRecord } from "#app/content/finder/program-record.ts";
import { lendersAsk } from "#app/content/lines/scores.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";

export const program: ProgramRecord = {
  name: "USDA loan through a lender (Section 502)",
  administrator: "USDA Rural Development, through private lenders",
  contact: { site: "https://www.rd.usda.gov/programs-services/single-family-housing-programs" },
  class: "loan",
  line: "usda",
  summary: "No down payment, for homes in small towns and the country, and more suburbs than you’d think.",
  amount: "Up to the whole appraised value. USDA sets no limit on the loan.",
  rules: [
    {
      kind: "income",
      // 7 CFR 3555.151 and .10: the limit is at least 115/80 of HUD's limit of 80%, in two bands of household size.
      measure: { of: "low-income", sizes: "banded", factor: 115 / 80, floorCents: [119_850_00, 158_250_00] },
      nearShare: incomeLimits.nearShare,
      unless: incomeLimits.usdaUnless,
      check: "USDA’s own income table for your county",
    },
    {
      kind: "score",
      least: scoreMinimums.usda.lenders,
      below: "open",
      check: `with the lender: ${lendersAsk.usda}`,
    },
    { kind: "check", check: "on USDA’s map whether the home’s address is in its area" },
  ],
  occupancy: "You live in the home.",
  education: "Some lenders ask for a course.",
  repayment: "Month by month. USDA’s fees are 1% upfront, which can be added to the loan, and 0.35% a year.",
  recapture: "Nothing extra is due.",
  stacking: "Grants and second loans can be added where their own rules allow it.",
  questions: [
    "Is this address in USDA’s area today?",
    "Which deductions from income apply to my household?",
    "What score do you ask for?",
  ],
  sources: [
    { title: "7 CFR part 3555", url: "https://www.ecfr.gov/current/title-7/part-3555" },
    {
      title: "USDA Rural Development, housing programs",
      url: "https://www.rd.usda.gov/programs-services/single-family-housing-programs",
    },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-01-31",
  status: "from-published-rules",
};
