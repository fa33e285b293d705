import { eightSteps } from "#app/components/scenes/eight-steps-scene.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { mortgageProcess } from "#app/content/pages/mortgage-process.ts";

/** Where a step has a guide of its own. */
const guides: Partial<Record<number, { to: string; label: string }>> = {
  1: { to: "/guides/pre-qualified-or-pre-approved", label: "Pre-qualified or pre-approved?" },
  5: { to: "/guides/read-a-loan-estimate", label: "How to read a Loan Estimate" },
  7: { to: "/guides/closing-costs-line-by-line", label: "Closing costs, line by line" },
};

/** The eight steps, each at its house number on the left rail, its picture on the right. */
export function EightSteps() {
  return (
    <section className="leg leg--L sec mp-steps" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps">The eight steps, one door after the other</h2>
        <ol>
          {mortgageProcess.map((item, index) => (
            <Step key={item.step} item={item} index={index} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ item, index }: { item: (typeof mortgageProcess)[number]; index: number }) {
  const { step, title, timeframe, description, details, requirements } = item;
  const Scene = eightSteps[index];
  const guide = guides[step];
  return (
    <li id={`step-${step}`}>
      <Plate onRail {...(step === 1 ? { state: "next" as const } : {})}>
        {step}
      </Plate>
      <div className="mp-step">
        <h3>{title}</h3>
        <p className="mp-when">{timeframe}</p>
        <p className="mp-what">{description}</p>
        <p>{details}</p>
        {guide && (
          <p>
            <SiteLink to={guide.to}>{guide.label}</SiteLink>
          </p>
        )}
        <h4>You need</h4>
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
      {Scene && <Scene />}
    </li>
  );
}
