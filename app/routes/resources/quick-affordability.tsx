import { affordabilityModel, limitWalks } from "#app/components/calculators/affordability/affordability-model.ts";
import { TypedCalculator } from "#app/components/calculators/embedded/typed-calculator.tsx";
import { AnswerSentence } from "#app/components/calculators/fields/calculator-frame.tsx";
import { sentenceText } from "#app/components/calculators/calculator-model.ts";
import { LimitWalks } from "#app/components/calculators/plots/limit-walks.tsx";
import { quickAffordability } from "./quick-affordability-excerpt.ts";

const { headline } = affordabilityModel;

export function QuickAffordability() {
  return (
    <TypedCalculator
      id="quick-afford"
      title="Quick Affordability Check"
      excerpt={quickAffordability}
      say={(answer) => sentenceText(headline(answer))}
    >
      {(answer) => (
        <>
          <AnswerSentence sentence={headline(answer)} />
          <LimitWalks {...limitWalks(answer)} />
        </>
      )}
    </TypedCalculator>
  );
}
