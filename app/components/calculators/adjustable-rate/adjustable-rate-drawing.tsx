import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { centsAt } from "#app/components/calculators/plots/loan-line.ts";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { type AdjustableAnswer, adjustableRateModel } from "./adjustable-rate-model.ts";
import { AdjustablePlot } from "./adjustable-rate-plot.tsx";

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

export const adjustableRate = calculator(adjustableRateModel, AdjustableDrawing);
