import { type Claim, statedByUs } from "./claim-record.ts";

const past = "Past results do not promise yours";

/** What is said about results so far. None of it has been audited, and each says so where it stands. */
export const outcomes = {
  familiesHelped: {
    id: "families-helped",
    figure: "2,500+",
    text: "families helped",
    kind: "outcome",
    disclosure: "Families helped: as the business states it; how many went on to buy is not known.",
    ...statedByUs,
  },
  tenantsHelped: {
    id: "tenants-helped",
    figure: "2,500+",
    text: "tenants helped",
    kind: "outcome",
    disclosure: "Tenants helped: as the business states it; how many went on to buy is not known.",
    ...statedByUs,
  },
  monthsToOwn: {
    id: "months-to-own",
    figure: "5",
    text: "average months to own",
    kind: "outcome",
    disclosure: "Months to own: an average; your time depends on your credit, savings and lease.",
    ...statedByUs,
  },
  successRate: {
    id: "success-rate",
    figure: "95%",
    text: "success rate",
    kind: "outcome",
    disclosure: `Success rate: how success was counted is not known. ${past}.`,
    ...statedByUs,
  },
  rating: {
    id: "rating",
    figure: "4.9/5",
    text: "rating",
    kind: "outcome",
    disclosure: "Rating: as the business states it; how many ratings it stands for is not known.",
    ...statedByUs,
  },
  assistanceFound: {
    id: "assistance-found",
    figure: "$2.5M+",
    text: "assistance found",
    kind: "outcome",
    disclosure: "Assistance found: as the business states it; how much of it was paid out is not known.",
    ...statedByUs,
  },
  successStories: {
    id: "success-stories",
    figure: "50,000+",
    text: "success stories",
    kind: "outcome",
    disclosure:
      "Success stories: as the business states it; it does not fit the 2,500+ people helped, and we show both until one of them is proved.",
    ...statedByUs,
  },
  averageTimeline: {
    id: "average-timeline",
    figure: "90 days",
    text: "average timeline",
    kind: "outcome",
    disclosure: `Timeline: an average as the business states it; disputes alone can take 30 to 45 days each. ${past}.`,
    ...statedByUs,
  },
  averageScoreIncrease: {
    id: "average-score-increase",
    figure: "90 points",
    text: "average score increase",
    kind: "outcome",
    disclosure: `Score increase: an average as the business states it. ${past}; accurate information cannot be removed from a report.`,
    ...statedByUs,
  },
  approvalRate: {
    id: "approval-rate",
    figure: "85%",
    text: "approval rate",
    kind: "outcome",
    disclosure: `Approval rate: as the business states it; lenders decide, and we do not know of how many applications. ${past}.`,
    ...statedByUs,
  },
  pointsIn90Days: {
    id: "points-in-90-days",
    figure: "100+ points",
    text: "in 90 days",
    kind: "outcome",
    disclosure: `Points in 90 days: as the business states it; most people should not expect it. ${past}; accurate information cannot be removed from a report.`,
    ...statedByUs,
  },
  creditPointsIncrease: {
    id: "credit-points-increase",
    figure: "150+ points",
    text: "average increase",
    kind: "outcome",
    disclosure: `Average increase: as the business states it on its credit page; elsewhere it states 90 points, and neither is audited. ${past}; accurate information cannot be removed from a report.`,
    ...statedByUs,
  },
  creditDays: {
    id: "credit-days",
    figure: "60 days",
    text: "to first results",
    kind: "outcome",
    disclosure: "60 days: as the business states it; a bureau has 30 days to look into a dispute, sometimes 45.",
    ...statedByUs,
  },
  creditSuccess: {
    id: "credit-success",
    figure: "98%",
    text: "success",
    kind: "outcome",
    disclosure: `98% success: how success was counted is not known. ${past}.`,
    ...statedByUs,
  },
} as const satisfies Record<string, Claim>;

const offered = {
  kind: "offer",
  ...statedByUs,
  disclosure: "Benefits as the business states them; your offer letter says what applies.",
} as const;

/** What is said to those who might work here. */
export const careers = {
  trainingBudget: { id: "training-budget", figure: "$2,000/year", text: "training budget", ...offered },
  parentalLeave: { id: "parental-leave", figure: "16 weeks", text: "paid parental leave", ...offered },
} as const satisfies Record<string, Claim>;
