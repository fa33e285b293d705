import { guideName } from "#app/components/calculators/fields/household-fields.ts";
import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { type DebtToIncomeAnswer, debtToIncomeModel, roomWords } from "./debt-to-income-model.ts";

const plot = plotPlace(async () => (await import("./debt-to-income-plot.tsx")).RatioRuler, sheetsOf(426, 616));

function RatioDrawing({ answer }: { answer: DebtToIncomeAnswer }) {
  return (
    <>
      <Plot place={plot} answer={answer} />
      <NumbersTable
        head={["Guide", "Housing", "With debts", "Allowed for housing", "You"]}
        rows={answer.programs.map((program) => [
          guideName(program),
          program.frontLimit === null ? "–" : formatRate(program.frontLimit),
          formatRate(program.backLimit),
          formatDollars(program.roomCents),
          roomWords(program),
        ])}
      />
    </>
  );
}

export const debtToIncome = calculator(debtToIncomeModel, RatioDrawing);
