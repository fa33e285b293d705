import { type Claim, statedByUs } from "./claim-record.ts";

const resultsVary = "Results vary, and accurate information cannot be removed from a report.";

/**
 * Claims about results so far. No one has audited them; a page that shows one says so and links to how we count. Pages take them
 * from `pages/claims/shown-outcomes.ts`, which asks `config/claims.ts` what stands behind each.
 */
export const outcomes = {
  familiesHelped: {
    id: "families-helped",
    figure: "2,500+",
    text: "families helped",
    kind: "outcome",
    notKnown: "how many of these families bought a home.",
    ...statedByUs,
  },
  tenantsHelped: {
    id: "tenants-helped",
    figure: "2,500+",
    text: "tenants helped",
    kind: "outcome",
    notKnown: "how many of these tenants, the same people as the families, bought a home.",
    ...statedByUs,
  },
  monthsToOwn: {
    id: "months-to-own",
    figure: "5",
    text: "average months to own",
    kind: "outcome",
    notKnown: "how many people the average covers. Your time depends on your credit, your savings and your lease.",
    ...statedByUs,
  },
  successRate: {
    id: "success-rate",
    figure: "95%",
    text: "success rate",
    kind: "outcome",
    terms: "The success rate is our own count. We have not published what counts as a success.",
    notKnown: "what counts as a success.",
    ...statedByUs,
  },
  rating: {
    id: "rating",
    figure: "4.9/5",
    text: "rating",
    kind: "outcome",
    notKnown: "how many ratings the average covers.",
    ...statedByUs,
  },
  assistanceFound: {
    id: "assistance-found",
    figure: "$2.5M+",
    text: "assistance found",
    kind: "outcome",
    notKnown: "how much of the money was paid out.",
    ...statedByUs,
  },
  successStories: {
    id: "success-stories",
    figure: "50,000+",
    text: "success stories",
    kind: "outcome",
    notKnown: "what the figure counts. It is far above the number of families.",
    ...statedByUs,
  },
  averageTimeline: {
    id: "average-timeline",
    figure: "90 days",
    text: "average timeline",
    kind: "outcome",
    notKnown: "from which day it is counted. Each dispute alone can take 30 to 45 days.",
    ...statedByUs,
  },
  averageScoreIncrease: {
    id: "average-score-increase",
    figure: "90 points",
    text: "average score increase",
    kind: "outcome",
    terms: resultsVary,
    notKnown: "how many people the average covers, and which score it means.",
    ...statedByUs,
  },
  approvalRate: {
    id: "approval-rate",
    figure: "85%",
    text: "approval rate",
    kind: "outcome",
    notKnown: "how many applications the rate covers. Lenders decide.",
    ...statedByUs,
  },
  pointsIn90Days: {
    id: "points-in-90-days",
    figure: "100+ points",
    text: "in 90 days",
    kind: "outcome",
    terms: resultsVary,
    notKnown: "how many people had this. Most people should not expect it.",
    ...statedByUs,
  },
  creditPointsIncrease: {
    id: "credit-points-increase",
    figure: "150+ points",
    text: "average increase",
    kind: "outcome",
    terms: resultsVary,
    notKnown: "what sets this average apart from the smaller one on other pages.",
    ...statedByUs,
  },
  creditDays: {
    id: "credit-days",
    figure: "60 days",
    text: "to first results",
    kind: "outcome",
    notKnown: "how many people the figure covers. A credit bureau has 30 days to look into a dispute, sometimes 45.",
    ...statedByUs,
  },
  creditSuccess: {
    id: "credit-success",
    figure: "98%",
    text: "success",
    kind: "outcome",
    notKnown: "what counts as a success.",
    ...statedByUs,
  },
} as const satisfies Record<string, Claim>;

export type OutcomeName = keyof typeof outcomes;

const offered = {
  kind: "offer",
  ...statedByUs,
  terms: "Your offer letter says which benefits apply.",
} as const;

/** Claims made to people who might work here. */
export const careers = {
  trainingBudget: { id: "training-budget", figure: "$2,000/year", text: "training budget", ...offered },
  parentalLeave: { id: "parental-leave", figure: "16 weeks", text: "paid parental leave", ...offered },
} as const satisfies Record<string, Claim>;
