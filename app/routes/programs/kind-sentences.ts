import type { LocalProgramTerms } from "#app/content/finder/local-program-record.ts";

/** What kind of help it is, for somebody who compares programs. */
export const kindSentences: Record<LocalProgramTerms["kind"], string> = {
  grant: "Money you don’t pay back if you keep to its terms.",
  forgivable: "A second loan that goes away while you stay.",
  deferred: "A second loan without monthly payments. You pay it back when you leave.",
  repayable: "A second loan that you pay back month by month.",
  rate: "A lower rate or payment.",
  "tax-credit": "Less federal income tax for each year of your mortgage.",
  loan: "A first loan with easier terms.",
  unknown: "Help for buyers. Ask if it is a grant or a loan.",
};
