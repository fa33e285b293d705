import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { outcomes } from "#app/content/claims/outcomes.ts";
import { creditRepairFeatures } from "#app/content/pages/credit-repair.ts";

export function WhatTheServiceDoes() {
  return (
    <section className="sec wrap cr__split">
      <div>
        <h2>Six things you would otherwise do at the kitchen table</h2>
        <p className="lead">None of them is secret. They take time, stamps and a good memory for dates.</p>
      </div>
      <dl className="cr__does">
        {creditRepairFeatures.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const said = [outcomes.creditPointsIncrease, outcomes.pointsIn90Days, outcomes.creditDays, outcomes.creditSuccess];

/** Every figure that is claimed about results, each above what is known and not known of it. */
export function WhatIsSaid() {
  return (
    <section className="sec--tight cr__said">
      <div className="wrap">
        <div className="head">
          <h2>What we say about results, and what stands behind it</h2>
          <p className="small">Our own figures as of November 2026. Nobody has audited them.</p>
        </div>
        <ul>
          {said.map((claim) => (
            <li key={claim.id}>
              <p className="big">
                <ClaimFigure claim={claim} />
              </p>
              <p className="what">{claim.text}</p>
              <DisclosureText>
                <Disclosure claims={[claim]} />
              </DisclosureText>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
