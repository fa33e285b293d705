/** Kinds of claims that are looked for, in words for whoever wrote the text. */
export const claimKinds = {
  "advance-fee": "money before the work is done",
  "removal-promise": "a promise that something will leave a report",
  "score-promise": "a promise of a score or another result",
  "approval-promise": "a promise that a lender will say yes",
  "rate-promise": "a promise of a rate, a payment or savings",
  "loan-terms": "a loan’s figures without the rest of its terms",
  "new-identity": "a new credit identity, or words that are not true",
  "false-affiliation": "an agency or a bureau said to be behind us",
  pressure: "pressure to decide",
  discrimination: "who may have a home or a loan, by who they are",
  "money-back-or-free-claims": "free money, money back or no risk",
  "stop-paying": "advice to stop paying, to stay silent or to give up a right",
  "legal-tax-advice": "legal or tax advice",
} as const;

/** The kind of a claim, as in `claimKinds`. */
export type ClaimKind = keyof typeof claimKinds;
