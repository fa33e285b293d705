import { StepPath } from "#app/components/sections/step-path.tsx";
import { ClaimFigures } from "#app/components/ui/claim-figures.tsx";
import { outcomes } from "#app/content/claims/outcomes.ts";
import { landingSteps } from "#app/content/pages/landing.ts";

/** The three steps out, and what is claimed of those who took them. */
export function System() {
  return (
    <section className="leg leg--L sec" aria-labelledby="system">
      <div className="wrap sy__in">
        <div>
          <h2 id="system">The way out has three steps</h2>
          <StepPath
            steps={landingSteps.map(({ step, title, duration, description }) => ({
              step,
              title,
              time: duration,
              text: <p>{description}</p>,
            }))}
          />
        </div>
        <aside className="sy__said" aria-labelledby="averages">
          <h3 id="averages">What we say of those who took them</h3>
          <ClaimFigures claims={[outcomes.averageTimeline, outcomes.averageScoreIncrease, outcomes.approvalRate]} />
        </aside>
      </div>
    </section>
  );
}
