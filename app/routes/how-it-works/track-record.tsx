import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim-figures.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { outcomes } from "#app/content/claims/outcomes.ts";

/** The figures the business states about results, each with what is not known about it. */
export function TrackRecord() {
  return (
    <section className="leg leg--R sec hw-record">
      <div className="wrap hw-record__in">
        <div>
          <h2>Our track record, and what it does not say</h2>
          <p>
            These are averages of other people’s results. Yours begin with your own report:{" "}
            <SiteLink to="/guides/what-moves-a-credit-score">what moves a score</SiteLink> differs from one report to
            the next.
          </p>
          <ButtonLink to="/get-started" look="line">
            Start Your Analysis
          </ButtonLink>
        </div>
        <ClaimFigures
          claims={[
            outcomes.averageTimeline,
            outcomes.averageScoreIncrease,
            outcomes.approvalRate,
            outcomes.pointsIn90Days,
          ]}
        />
      </div>
    </section>
  );
}
