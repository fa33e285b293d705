import { useState } from "react";
import { guideName } from "#app/components/calculators/fields/household-fields.ts";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { formatDollars, formatShort } from "#app/lib/format/format-currency.ts";
import { type IncomeNeededAnswer, type ProgramIncome, roundIncome, spareWords } from "./income-needed-model.ts";

/** The income that each loan requires as a bar to its door, and your own as the line across them. */
export function IncomeBars({ answer: { incomeCents, programs } }: { answer: IncomeNeededAnswer }) {
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
