import { guideName } from "#app/components/calculators/fields/household-fields.ts";
import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type IncomeNeededAnswer, incomeNeededModel, spareWords } from "./income-needed-model.ts";

const plot = plotPlace(async () => (await import("./income-needed-plot.tsx")).IncomeBars, sheetsOf(396, 586));

function IncomeDrawing({ answer }: { answer: IncomeNeededAnswer }) {
  return (
    <>
      <Plot place={plot} answer={answer} />
      <NumbersTable
        head={["Loan", "A month", "Income a year", "Set by", "Your income"]}
        rows={answer.programs.map((program) => [
          guideName(program),
          formatDollars(program.housingCents),
          formatDollars(program.annualIncomeCents),
          program.binding === "front" ? "housing alone" : "housing and debts",
          spareWords(program),
        ])}
      />
    </>
  );
}

export const incomeNeeded = calculator(incomeNeededModel, IncomeDrawing);
