import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { centsAt } from "#app/components/calculators/plots/loan-line.ts";
import { LoanLines, loanAxis } from "#app/components/calculators/plots/loan-lines.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PayoffWalks } from "#app/components/calculators/plots/payoff-walks.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatTenths } from "#app/lib/format/format-currency.ts";
import { type LoanTermAnswer, loanTermModel } from "./model.ts";

/** The ways to the last payment, the balance of each by year, and the options that the long loan keeps open. */
function LoanTermDrawing({ answer }: { answer: LoanTermAnswer }) {
  const lines = answer.owed();
  return (
    <>
      <div className="cp-plot">
        <LoanTermPlot answer={answer} />
      </div>
      <NumbersTable
        title="The three ways"
        head={["Way", "Each month", "Lasts", "Interest"]}
        rows={answer
          .payoffs()
          .map(({ name, paymentCents, months, toPayCents }) => [
            name,
            formatCents(paymentCents),
            formatSpan(months),
            formatDollars(toPayCents - answer.loanCents),
          ])}
      />
      <NumbersTable
        title="What you owe, year by year"
        head={["After", ...lines.map(({ name }) => name)]}
        rows={Array.from({ length: 31 }, (_, year) => [
          counted(year, "year"),
          ...lines.map((line) => formatDollars(centsAt(line, year * 12))),
        ])}
      />
      <WayBetween answer={answer} />
    </>
  );
}

/** The effect of each payment on a month that goes wrong, and what paying more is worth. */
function WayBetween({ answer: { earned, moreCents } }: { answer: LoanTermAnswer }) {
  const rate = earned();
  if (moreCents <= 0) return null;
  return (
    <p className="calc-note">
      <b>The higher payment is a promise.</b> Miss it on the shorter loan and you are late. On the 30-year loan you can
      pay that much too, and go back to the lower payment in a bad month.
      {rate !== null &&
        ` Paying more earns ${formatTenths(rate)} a year, before taxes. If a card costs more than that, pay it off first. Save cash for repairs first, too.`}
    </p>
  );
}

const owedSheets = sheetsOf(400, 380);

/** The length of each way, and its balance along the way. */
function LoanTermPlot({ answer }: { answer: LoanTermAnswer }) {
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

export const calculator = calculatorOf(loanTermModel, LoanTermDrawing);
