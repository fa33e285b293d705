import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { walkShape } from "#app/components/calculators/plots/limit-walks.tsx";
import { LimitsTable } from "#app/components/calculators/plots/limits-table.tsx";
import { type AffordabilityAnswer, limitNames } from "./affordability-model.ts";
import { LeverSteps } from "./lever-steps.tsx";

const walks = plotPlace<AffordabilityAnswer>(
  async () => (await import("./limits-walked.tsx")).LimitsWalked,
  walkShape(3),
);

/** The limits as walks to doors, their numbers, and what would open the shut one. */
export function AffordabilityDrawing({ answer }: { answer: AffordabilityAnswer }) {
  return (
    <>
      <Plot place={walks} answer={answer} />
      <LimitsTable limits={answer.limits} names={limitNames} />
      <LeverSteps answer={answer} />
    </>
  );
}
