import { useState } from "react";
import { guideName } from "#app/components/calculators/fields/household-fields.ts";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { BothLines } from "#app/components/calculators/plots/both-lines.tsx";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { formatDollars, formatShort } from "#app/lib/format/format-currency.ts";
import {
  type IncomeNeededAnswer,
  incomeNeededModel,
  type ProgramIncome,
  programWith,
  roundIncome,
  spareWords,
  spentWith,
} from "./model.ts";

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

/** The income that each loan requires as a bar to its door, and your own as the line across them. */
function IncomeBars({ answer: { incomeCents, programs } }: { answer: IncomeNeededAnswer }) {
  const [at, setAt] = useState(0);
  const pointed = programs[at];
  return (
    <>
      <DoorWalks
        walks={programs.map((program) => ({
          name: program.name,
          detail: program.way ?? program.ratios,
          at: program.annualIncomeCents,
          opens: program.bar === null && program.spareCents >= 0,
          words: formatDollars(roundIncome(program.annualIncomeCents)),
          note: spareWords(program),
        }))}
        label={`The income a year that each loan asks for, compared with your ${formatDollars(incomeCents)}. ${programs.map(sayOne).join("; ")}`}
        you={{ at: incomeCents, words: `You earn ${formatDollars(incomeCents)}` }}
        tick={formatShort}
        pointed={pointed && `${pointed.name}, ${pointed.way ?? pointed.ratios}`}
      />
      <PlotWalk label="Loan" count={programs.length} at={at} say={(index) => sayOne(programs[index])} onWalk={setAt} />
    </>
  );
}

function sayOne(program: ProgramIncome | undefined): string {
  if (!program) return "";
  const { annualIncomeCents, housingCents } = program;
  return `${guideName(program)}: ${formatDollars(annualIncomeCents)} a year for ${formatDollars(housingCents)} a month, ${spareWords(program)}`;
}

export const calculator = calculatorOf(incomeNeededModel, IncomeDrawing);
