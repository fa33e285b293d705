import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { shapeOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { IncomeNeededAnswer } from "./income-needed-model.ts";
import { stairSheets } from "./stair-sheets.ts";

const stairs = plotPlace<IncomeNeededAnswer>(
  async () => (await import("./income-needed-plot.tsx")).IncomeStairs,
  shapeOf(stairSheets),
);

export function IncomeDrawing({ answer }: { answer: IncomeNeededAnswer }) {
  return (
    <>
      <Plot place={stairs} answer={answer} />
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
