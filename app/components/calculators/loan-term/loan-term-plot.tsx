import { useState } from "react";
import { centsAt } from "#app/components/calculators/plots/loan-line.ts";
import { LoanLines, loanAxis } from "#app/components/calculators/plots/loan-lines.tsx";
import { PayoffWalks } from "#app/components/calculators/plots/payoff-walks.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { LoanTermAnswer } from "./loan-term-model.ts";

const owedSheets = sheetsOf(400, 380);

/** The length of each way, and its balance along the way. */
export function LoanTermPlot({ answer }: { answer: LoanTermAnswer }) {
  const [at, setAt] = useState(7);
  const lines = answer.owed();
  return (
    <>
      <PayoffWalks payoffs={answer.payoffs()} />
      <LoanLines
        lines={lines}
        sheets={owedSheets}
        shape="slopes"
        months={360}
        at={at * 12}
        label={`What is owed over 30 years. ${answer
          .payoffs()
          .map(({ name, months }) => `${name}: nothing left after ${formatSpan(months)}`)
          .join("; ")}`}
      />
      <PlotWalk label="Year" count={31} at={at} say={(year) => say(answer, year)} onWalk={setAt} axis={loanAxis} />
    </>
  );
}

function say(answer: LoanTermAnswer, year: number): string {
  const when = year === 0 ? "At the start" : `After ${counted(year, "year")}`;
  const owed = answer.owed().map((line) => `${line.name} ${formatDollars(centsAt(line, year * 12))}`);
  return `${when} you owe: ${owed.join("; ")}`;
}
