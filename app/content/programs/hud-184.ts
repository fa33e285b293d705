import type { ProgramRecord } from "#app/content/finder/program-record.ts";

export const program: ProgramRecord = {
  name: "Section 184 Indian Home Loan",
  administrator: "HUD Office of Native American Programs, through private lenders",
  contact: { site: "https://www.hud.gov/program_offices/public_indian_housing/ih/homeownership/184" },
  class: "loan",
  summary:
    "For members of federally recognized tribes, on tribal land and off it, in the areas that tribes have chosen.",
  amount: "A fixed-rate loan of up to 97.75% of the price, within the limit of the county.",
  rules: [
    {
      kind: "check",
      check: "with your tribe whether you are enrolled, and with HUD whether the home is in the program’s area",
      narrow: true,
    },
    {
      kind: "down-payment",
      share: 0.0225,
      check: "who pays the rest: a gift, a grant or your tribe’s own program may",
    },
  ],
  occupancy: "You live in the home.",
  education: "None required by HUD; some tribes and lenders ask for a course.",
  repayment: "Month by month, over 30 years at most. A fee at closing can be added to the loan.",
  recapture: "Nothing extra is due.",
  stacking: "Tribal and state assistance can be added where their own rules allow it.",
  questions: [
    "Which lenders near me make these loans?",
    "Is this address in an area that a tribe has chosen?",
    "What is the fee at closing today?",
  ],
  sources: [
    { title: "24 CFR part 1005", url: "https://www.ecfr.gov/current/title-24/part-1005" },
    {
      title: "HUD, Section 184",
      url: "https://www.hud.gov/program_offices/public_indian_housing/ih/homeownership/184",
    },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-05-21",
  status: "from-published-rules",
};
