import { JourneyPapers } from "#app/components/scenes/journey-papers.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { creditJourney, type JourneyStep } from "#app/content/pages/journey.ts";
import { StepTimes } from "./step-times.tsx";

/** The five steps at their numbers on the left rail, after a drawing of how long each takes. */
export function Steps() {
  return (
    <div className="leg leg--L hw-walk">
      <StepTimes />
      {creditJourney.map((step) => (
        <Step key={step.step} {...step} />
      ))}
    </div>
  );
}

function Step({ step, title, description, details, timeframe, features }: JourneyStep) {
  return (
    <section className="hw-step" id={`step-${step}`} aria-labelledby={`step-${step}-title`}>
      <Plate onRail>{step}</Plate>
      <div className="wrap hw-step__in">
        <div>
          <h2 id={`step-${step}-title`}>
            <span className="vh">Step {step}: </span>
            {title}
          </h2>
          <p className="hw-step__time">{timeframe}</p>
          <p className="lead">{description}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div>
          <JourneyPapers step={step} />
          <p>{details}</p>
        </div>
      </div>
    </section>
  );
}
