import { useState } from "react";
import { centsAt } from "#app/components/calculators/plots/loan-line.ts";
import { LoanLines, loanAxis } from "#app/components/calculators/plots/loan-lines.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { AdjustableAnswer } from "./adjustable-rate-model.ts";

/** Every change of a loan with a first rate of ten years falls within these. */
const yearsDrawn = 15;

const sheets = sheetsOf(420, 400);

/** The payment as stairs: how high they can go, and where they are if the index stays the same. */
export function AdjustablePlot({ answer }: { answer: AdjustableAnswer }) {
  const [walked, setWalked] = useState<number | null>(null);
  const at = walked ?? Math.min(answer.keptMonths / 12, yearsDrawn);
  return (
    <>
      <LoanLines
        lines={answer.lines()}
        sheets={sheets}
        shape="steps"
        months={yearsDrawn * 12}
        at={at * 12}
        label={`The payment a month over ${yearsDrawn} years. ${say(answer, 0)}. ${say(answer, yearsDrawn)}`}
      />
      <PlotWalk
        label="Year"
        count={yearsDrawn + 1}
        at={at}
        say={(year) => say(answer, year)}
        onWalk={setWalked}
        axis={loanAxis}
      />
    </>
  );
}

function say(answer: AdjustableAnswer, year: number): string {
  const when = year === 0 ? "At the start" : `After ${counted(year, "year")}`;
  const payments = answer.lines().map((line) => `${line.name} ${formatDollars(centsAt(line, year * 12))}`);
  return `${when}: ${payments.join("; ")}`;
}
