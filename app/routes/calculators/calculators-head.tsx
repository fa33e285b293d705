import type { ReactNode } from "react";
import { DisclosureText } from "#app/components/ui/claim.tsx";
import { calculatorQuestions, calculators } from "#app/content/calculators/calculator-list.ts";

/** The head: what the page is for on the left, the hall on the right up to the edge of the window. */
export function CalculatorsHead({ scene }: { scene: ReactNode }) {
  return (
    <section className="cols cq__head">
      <div className="cq__txt">
        <nav className="crumb" aria-label="Breadcrumb">
          <a href="/">Home</a> <span aria-hidden="true">/</span>
          <a href="/resources">Resources</a> <span aria-hidden="true">/</span>
          <span aria-current="page">Calculators</span>
        </nav>
        <h1>Run the numbers before anyone runs them for you</h1>
        <p className="lead">
          {calculators.length} calculators, sorted by question. Each works as you type, says what it leaves out, and
          asks for nothing in return.
        </p>
        <ul className="cq__jump">
          {calculatorQuestions.map(({ id, question }) => (
            <li key={id}>
              <a className="tap" href={`#${id}`}>
                {question}
              </a>
            </li>
          ))}
        </ul>
        <DisclosureText>No sign-up, and what you type stays in your browser.</DisclosureText>
      </div>
      {scene}
    </section>
  );
}
