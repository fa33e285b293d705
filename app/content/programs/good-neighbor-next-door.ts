import type { ProgramRecord } from "#app/content/finder/program-record.ts";

export const program: ProgramRecord = {
  name: "Good Neighbor Next Door",
  administrator: "HUD",
  contact: { site: "https://www.hudhomestore.gov" },
  class: "forgivable",
  summary: "Certain homes that HUD owns, at half their list price, for people who serve the neighborhood.",
  amount: "Half of the list price. There are few such homes. If several people want one, HUD draws lots.",
  rules: [
    {
      kind: "first-time",
      years: 1,
      veteransExempt: false,
      unless: "neither you nor your spouse owned a home in the year before the offer",
      check: "whether you or your spouse owned a home in the year before the offer: then it is not open to you",
    },
    {
      kind: "check",
      check:
        "whether you work full time as a police officer, firefighter, emergency medical technician, or teacher up to grade 12 where the home is",
      narrow: true,
    },
    { kind: "check", check: "HUD’s listings for such a home near you, which change every week" },
  ],
  occupancy: "You live in it as your only home for 36 months, and confirm that each year.",
  education: "None.",
  repayment: "The other half is a second mortgage without payments or interest. It ends after the 36 months.",
  recapture: "Leave earlier, and you owe a share of it.",
  stacking: "The first half is paid with an FHA, VA or conventional loan, or in cash.",
  questions: [
    "Is there a home on the list in my area now?",
    "Does my job count, and what proof from my employer do you want?",
    "What repairs does the home need, and who pays for them?",
  ],
  sources: [
    { title: "24 CFR 291.515, who can buy", url: "https://www.law.cornell.edu/cfr/text/24/291.515" },
    { title: "24 CFR 291.540, living there", url: "https://www.law.cornell.edu/cfr/text/24/291.540" },
  ],
  verifiedOn: "2026-11-21",
  reviewBy: "2027-05-21",
  status: "from-published-rules",
};
