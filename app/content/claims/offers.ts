import { type Claim, statedByUs } from "./claim-record.ts";

/** What we say we will do: times, coverage, prices. */
export const offers = {
  coverage: {
    id: "coverage",
    figure: "50 states and DC",
    text: "where we work",
    kind: "offer",
    counted: "Where we say we work. Which services we can offer you depends on your state’s rules.",
    ...statedByUs,
  },
  noSeparateFee: {
    id: "no-separate-fee",
    figure: "no separate fee",
    text: "for services that come with the loan",
    kind: "offer",
    terms:
      "Our services come with the loan through a tenant mortgage offering, with no separate fee. Third-party and closing costs may still apply.",
    ...statedByUs,
  },
  assistancePrograms: {
    id: "assistance-programs",
    figure: "100+",
    text: "assistance programs",
    kind: "fact",
    source: "counted in our list of programs",
    evidence: "/programs",
    asOf: "2026-11-22",
    reviewBy: "2027-02-20",
    counted: "Counted in our list. Others run them, and each has its own rules and end date.",
  },
  replyTime: {
    id: "reply-time",
    // As in `answer-times.ts`, whose test compares them: importing the table would load it with every claim.
    figure: "24 hours",
    text: "to your free credit analysis",
    kind: "offer",
    terms: "If you ask on a Sunday or a holiday, you hear from us the next day we are open.",
    ...statedByUs,
  },
  creditRepairPrice: {
    id: "credit-repair-price",
    figure: "from $99/month",
    text: "with no setup fees",
    kind: "offer",
    terms:
      "From $99 a month applies to credit repair bought on its own; with a loan through our tenant mortgage offering there is no separate fee. By law, no one can charge you for credit repair before the work is done, and you can cancel within 3 business days. Disputing errors yourself is free.",
    ...statedByUs,
  },
  creditGuarantee: {
    id: "credit-guarantee",
    figure: "50 points within 90 days",
    text: "or your money back",
    kind: "offer",
    terms:
      "You get back what you paid for credit repair if your score does not rise by at least 50 points within 90 days; the written contract says which score and which days count. This is not a promise of a result, and accurate information cannot be removed from a report.",
    ...statedByUs,
  },
  firstResults: {
    id: "first-results",
    figure: "30–45 days",
    text: "to first results",
    kind: "offer",
    terms: "A credit bureau has 30 to 45 days to look into a dispute. It may find that nothing changes.",
    ...statedByUs,
  },
  approvalTime: {
    id: "approval-time",
    figure: "30–45 days",
    text: "to approval, 21 if expedited",
    kind: "offer",
    terms: "Approval time is typical, counted from a complete application; the lender decides.",
    ...statedByUs,
  },
  preApprovalTime: {
    id: "pre-approval-time",
    figure: "24 hours",
    text: "to a pre-approval",
    kind: "offer",
    terms: "Pre-approval counts from when the lender has all your papers. It is no promise of a loan.",
    ...statedByUs,
  },
  lenderFees: {
    id: "lender-fees",
    figure: "$0",
    text: "lender fees",
    kind: "offer",
    terms: "Third-party and closing costs still apply.",
    ...statedByUs,
  },
  newsletterReaders: {
    id: "newsletter-readers",
    figure: "25,000+",
    text: "homebuyers getting weekly insights",
    kind: "offer",
    counted: "The audience we aim for, not a count of people who signed up.",
    ...statedByUs,
  },
} as const satisfies Record<string, Claim>;
