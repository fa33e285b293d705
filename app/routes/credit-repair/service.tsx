import { ClaimFigures } from "#app/components/ui/claim-figures.tsx";
import { outcomes } from "#app/content/claims/outcomes.ts";
import { creditRepairFeatures } from "#app/content/credit-repair.ts";

export function WhatTheServiceDoes() {
  return (
    <section className="sec wrap split cr__split">
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

/** Every figure that is claimed about results, with what is known and not known of it. */
export function WhatIsSaid() {
  return (
    <section className="sec--tight cr__said">
      <div className="wrap">
        <h2>What we say about results, and what stands behind it</h2>
        <ClaimFigures
          claims={[outcomes.creditPointsIncrease, outcomes.pointsIn90Days, outcomes.creditDays, outcomes.creditSuccess]}
        />
      </div>
    </section>
  );
}
