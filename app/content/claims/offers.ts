import { type Claim, statedByUs } from "./claim-record.ts";

/** What we say we will do: times, coverage, prices. */
export const offers = {
  coverage: {
    id: "coverage",
    figure: "50 states and DC",
    text: "where we work",
    kind: "offer",
    disclosure:
      "All 50 states and DC: as the business states it; which services you can be offered depends on your state’s rules.",
    ...statedByUs,
  },
  noSeparateFee: {
    id: "no-separate-fee",
    figure: "no separate fee",
    text: "for services that come with the loan",
    kind: "offer",
    disclosure:
      "Our services come with the loan through a tenant mortgage offering, with no separate fee. Third-party and closing costs may still apply.",
    ...statedByUs,
  },
  assistancePrograms: {
    id: "assistance-programs",
    figure: "100+",
    text: "assistance programs",
    kind: "offer",
    disclosure: "Programs: run by others, each with its own rules and end date; which ones fit depends on you.",
    ...statedByUs,
  },
  replyTime: {
    id: "reply-time",
    figure: "24 hours",
    text: "to your free credit analysis",
    kind: "offer",
    disclosure:
      "24 hours: kept in our office hours. A request on a Sunday or a holiday is answered the next day we are open.",
    ...statedByUs,
  },
  creditRepairPrice: {
    id: "credit-repair-price",
    figure: "from $99/month",
    text: "with no setup fees",
    kind: "offer",
    disclosure:
      "From $99 a month applies to credit repair bought on its own; with a loan through our tenant mortgage offering there is no separate fee. The law forbids charging for credit repair before the work is done, and you may cancel within 3 business days. Disputing errors yourself is free.",
    ...statedByUs,
  },
  creditGuarantee: {
    id: "credit-guarantee",
    figure: "50 points within 90 days",
    text: "or your money back",
    kind: "offer",
    disclosure:
      "Money-back guarantee: you get back what you paid for credit repair if your score does not rise by at least 50 points within 90 days; the written contract says which score and which days count. It is not a promise of a result, and accurate information cannot be removed from a report.",
    ...statedByUs,
  },
  firstResults: {
    id: "first-results",
    figure: "30–45 days",
    text: "to first results",
    kind: "offer",
    disclosure:
      "30–45 days: the time a credit bureau has to look into a dispute; the result may be that nothing changes.",
    ...statedByUs,
  },
  approvalTime: {
    id: "approval-time",
    figure: "30–45 days",
    text: "to approval, 21 if expedited",
    kind: "offer",
    disclosure: "Approval time: typical, counted from a complete application; the lender decides.",
    ...statedByUs,
  },
  preApprovalTime: {
    id: "pre-approval-time",
    figure: "24 hours",
    text: "to a pre-approval",
    kind: "offer",
    disclosure: "Pre-approval: counted from when the lender has all your papers; the lender decides.",
    ...statedByUs,
  },
  lenderFees: {
    id: "lender-fees",
    figure: "$0",
    text: "lender fees",
    kind: "offer",
    disclosure: "$0 lender fees: as the business states it; third-party and closing costs still apply.",
    ...statedByUs,
  },
  newsletterReaders: {
    id: "newsletter-readers",
    figure: "25,000+",
    text: "homebuyers getting weekly insights",
    kind: "offer",
    disclosure: "25,000+ readers: the audience the business states it aims for; not a count of subscribers.",
    ...statedByUs,
  },
} as const satisfies Record<string, Claim>;
