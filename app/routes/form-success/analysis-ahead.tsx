import { AnalysisSteps } from "#app/components/sections/analysis-steps.tsx";

/** The same words as on the page that was sent from; a message about something else may be followed by the question. */
export function AnalysisAhead() {
  return (
    <section className="sec wrap split fs__how" aria-labelledby="how">
      <div>
        <h2 id="how">Did you ask for a free credit analysis?</h2>
        <p className="lead">Have your three reports ready when we call. This is how it is done.</p>
      </div>
      <AnalysisSteps />
    </section>
  );
}
