import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { centsAt } from "#app/components/calculators/plots/loan-line.ts";
import { LoanLines, loanAxis } from "#app/components/calculators/plots/loan-lines.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { type AdjustableAnswer, adjustableRateModel } from "./model.ts";

/** The payments as steps, the worst path change by change, and payments and interest by year. */
function AdjustableDrawing({ answer }: { answer: AdjustableAnswer }) {
  const { worst, interest } = answer;
  const lines = answer.lines();
  const names = lines.map(({ name }) => name);
  const years = Array.from({ length: 31 }, (_, year) => year);
  return (
    <>
      <div className="cp-plot">
        <AdjustablePlot answer={answer} />
      </div>
      <NumbersTable
        title="The worst path, change by change"
        head={["After", "Rate", "Payment", "Up by"]}
        rows={worst.steps.map(({ from, annualRate, paymentCents }, index) => [
          from === 1 ? "The start" : formatSpan(from - 1),
          formatRate(annualRate),
          formatCents(paymentCents),
          changeWords(paymentCents - (worst.steps[index - 1]?.paymentCents ?? paymentCents)),
        ])}
      />
      <NumbersTable
        title="The payment, year by year"
        head={["After", ...names]}
        rows={years
          .slice(0, -1)
          .map((year) => [counted(year, "year"), ...lines.map((line) => formatCents(centsAt(line, year * 12)))])}
      />
      <NumbersTable
        title="Interest paid so far"
        head={["After", ...names]}
        rows={years.map((year) => [
          counted(year, "year"),
          ...[interest.worst, interest.stays, interest.fixed].map((paid) => formatDollars(paid[year * 12] ?? 0)),
        ])}
      />
      <HardestPayment answer={answer} />
    </>
  );
}

function changeWords(cents: number): string {
  if (cents === 0) return "–";
  return cents > 0 ? formatDollars(cents) : `down ${formatDollars(-cents)}`;
}

/** The question to ask before saying yes, and why refinancing alone isn't a plan. */
function HardestPayment({ answer: { peak, fixedMonths } }: { answer: AdjustableAnswer }) {
  return (
    <p className="calc-note">
      <b>Could you pay {formatDollars(peak.paymentCents)}?</b> Plan for it. “I will refinance before then” works only if
      rates, your score and the home’s value allow it in {formatSpan(fixedMonths)}. And a new loan costs money again.
    </p>
  );
}

/** Every change of a loan with a first rate of ten years falls within these. */
const yearsDrawn = 15;

const sheets = sheetsOf(420, 400);

/** The payment as stairs: how high they can go, and where they are if the index stays the same. */
function AdjustablePlot({ answer }: { answer: AdjustableAnswer }) {
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

export const calculator = calculatorOf(adjustableRateModel, AdjustableDrawing);
