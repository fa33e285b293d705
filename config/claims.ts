/**
 * What stands behind a figure that the business states about itself: nothing but our word yet (`stated`); where the proof is,
 * in words that everybody may read; or `countable`: pages then show a figure in its place that anyone can count.
 */
export type ClaimStanding = "stated" | "countable" | { evidence: string };

/** A line for each stated figure, by its name in `app/content/claims/outcomes.ts`. `npm run doctor` names those without proof. */
export const claimStandings = standings({
  familiesHelped: "stated",
  tenantsHelped: "stated",
  monthsToOwn: "stated",
  successRate: "stated",
  rating: "stated",
  assistanceFound: "stated",
  successStories: "stated",
  averageTimeline: "stated",
  averageScoreIncrease: "stated",
  approvalRate: "stated",
  pointsIn90Days: "stated",
  creditPointsIncrease: "stated",
  creditDays: "stated",
  creditSuccess: "stated",
});

/** States, by postal code, whose law does not let us sell credit repair, each with that law. Its price is not shown there. */
export const noPaidOffer: Readonly<Record<string, string>> = { GA: "O.C.G.A. 16-9-59" };

function standings<Name extends string>(lines: Readonly<Record<Name, ClaimStanding>>) {
  return lines;
}
