import { guideName } from "#app/components/calculators/fields/household-fields.ts";
import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { BothLines } from "#app/components/calculators/plots/both-lines.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import {
  type IncomeNeededAnswer,
  incomeNeededModel,
  programWith,
  spareWords,
  spentWith,
} from "./income-needed-model.ts";
import { IncomeBars } from "./income-needed-plot.tsx";

function IncomeDrawing({ answer }: { answer: IncomeNeededAnswer }) {
  const barred = new Map(answer.programs.flatMap(({ name, bar }) => (bar ? [[name, bar.reason] as const] : [])));
  return (
    <>
      {[...barred].map(([name, reason]) => (
        <p key={name} className="cost small">
          {name}: {reason}
        </p>
      ))}
      <div className="cp-plot">
        <IncomeBars answer={answer} />
      </div>
      <NumbersTable
        head={["Loan", "Down", "A month", "Income a year", "Set by", "Your income"]}
        rows={answer.programs.map((program) => [
          guideName(program),
          formatDollars(program.downCents),
          formatDollars(program.housingCents),
          formatDollars(program.annualIncomeCents),
          program.binding === "front" ? "housing alone" : "housing and debts",
          spareWords(program),
        ])}
      />
      <BothLines
        standing={(program) => spentWith(answer, program)}
        barred={(program) => programWith(answer, program)?.bar?.reason ?? null}
      />
    </>
  );
}

export const incomeNeeded = calculator(incomeNeededModel, IncomeDrawing);
