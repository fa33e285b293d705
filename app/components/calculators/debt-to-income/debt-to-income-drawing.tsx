import { guideName } from "#app/components/calculators/fields/household-fields.ts";
import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { BothLines } from "#app/components/calculators/plots/both-lines.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { type DebtToIncomeAnswer, debtToIncomeModel, roomWords } from "./debt-to-income-model.ts";
import { RatioRuler } from "./debt-to-income-plot.tsx";

function RatioDrawing({ answer }: { answer: DebtToIncomeAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <RatioRuler answer={answer} />
      </div>
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
      <BothLines standing={() => answer.spent} />
    </>
  );
}

export const debtToIncome = calculator(debtToIncomeModel, RatioDrawing);
