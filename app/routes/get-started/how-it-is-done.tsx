import { AnalysisSteps } from "#app/components/sections/analysis-steps.tsx";

/** What the free analysis is, before anybody asks for it. */
export function HowItIsDone() {
  return (
    <section className="kerb" aria-labelledby="how">
      <div className="wrap split">
        <div>
          <h2 id="how">How your free analysis is done</h2>
          <p className="lead">
            A talk of 15 minutes, with your three free credit reports in your hand. No payment, and no Social Security
            number on this page.
          </p>
        </div>
        <AnalysisSteps />
      </div>
    </section>
  );
}
