import { walkShape } from "#app/components/calculators/limit-walks.tsx";
import { NumbersTable } from "#app/components/calculators/numbers-table.tsx";
import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { formatDollars } from "#app/lib/format-currency.ts";
import { type AffordabilityAnswer, limitNames } from "./affordability-model.ts";
import { LeverSteps } from "./lever-steps.tsx";

const walks = plotPlace<AffordabilityAnswer>(
  async () => (await import("./limits-walked.tsx")).LimitsWalked,
  walkShape(5),
);

/** The limits as walks to doors, their numbers, and what would open the shut one. */
export function AffordabilityDrawing({ answer }: { answer: AffordabilityAnswer }) {
  return (
    <>
      <Plot place={walks} answer={answer} />
      <NumbersTable
        head={["Limit", "Housing a month", "Price"]}
        rows={answer.limits.map(({ name, housingCents, priceCents }) => [
          limitNames[name],
          housingCents === null ? "–" : formatDollars(housingCents),
          priceCents === null ? "any" : formatDollars(priceCents),
        ])}
      />
      <LeverSteps answer={answer} />
    </>
  );
}
