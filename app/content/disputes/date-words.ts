import type { RuleTable } from "#app/content/rules/rule-table.ts";
import type { DisputeDateKind, DisputeTerms } from "#app/domain/disputes/dates.ts";

/** How long the law gives each side of a dispute. The days of the mail are our own guess. */
export const disputeClocks = {
  id: "dispute-clocks",
  source:
    "Fair Credit Reporting Act, 15 U.S.C. 1681i, 1681j(a)(3), 1681c-2 and 1681s-2; Regulation V, 12 CFR 1022.43; CFPB, Credit and consumer reporting complaint notice, in use since February 4, 2026",
  effective: "2026-11-28",
  reviewBy: "2027-05-28",
  checkDays: 30,
  moreDays: 15,
  toldCompanyBusinessDays: 5,
  resultBusinessDays: 5,
  /** Since February 4, 2026. One attests that the dispute is older, or no longer pending. */
  complainAfterDays: 45,
  mailDays: 5,
  /** For the bureau to say how it checked, from the day it gets the question. */
  methodDays: 15,
  /** For the bureau to block what identity theft put there. */
  blockBusinessDays: 4,
  /** Words of your own that the bureau may hold your statement to. */
  statementWords: 100,
} as const satisfies RuleTable & DisputeTerms & Record<string, string | number>;

/** When the CFPB takes a complaint about a bureau; said in the kit, the guide and the answers. */
export const complainRule = `The CFPB takes a complaint about a bureau once it has answered, or more than ${disputeClocks.complainAfterDays} days after your dispute. Ask the bureau first: if you never did, the CFPB drops the complaint.`;

/** What each date of a letter is, and what to do on it. `{name}` is who got the letter. */
export const disputeDateWords: Readonly<Record<DisputeDateKind, { title: string; text: string }>> = {
  arrives: { title: "{name} has your letter", text: "The clock starts the day after." },
  "told-company": {
    title: "{name} has told the company",
    text: "The bureau passes on your dispute and all papers that matter, within 5 business days.",
  },
  check: {
    title: "{name} has finished its check",
    text: "What is wrong or cannot be verified has to be corrected or deleted. Weekends and holidays count, and they do not move this day.",
  },
  result: {
    title: "{name} has sent the result",
    text: "In writing, within 5 business days after the check. If something changed, a free copy of your report comes with it.",
  },
  "nothing-came": {
    title: "Nothing from {name}? Write again",
    text: "Its time is up, and the mail has had time, too. Write again with a copy of the return receipt.",
  },
  complain: {
    title: "From this day you can complain about {name}",
    text: complainRule,
  },
};
