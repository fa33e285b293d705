import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { IncomeNeededAnswer } from "./income-needed-model.ts";

const plot = plotPlace(async () => (await import("./income-needed-plot.tsx")).IncomeStairs, sheetsOf(420, 360));

export function IncomeDrawing({ answer }: { answer: IncomeNeededAnswer }) {
  return (
    <>
      <Plot place={plot} answer={answer} />
      <NumbersTable
        head={["Loan", "A month", "Income a year", "Asked for by"]}
        rows={answer.programs.map(({ name, ratios, housingCents, annualIncomeCents, binding }) => [
          `${name}, ${ratios}`,
          formatDollars(housingCents),
          formatDollars(annualIncomeCents),
          binding === "front" ? "housing alone" : "housing and debts",
        ])}
      />
    </>
  );
}
