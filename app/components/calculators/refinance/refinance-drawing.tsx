import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { type RefinanceAnswer, refinanceModel } from "./refinance-model.ts";
import { RefinancePlot } from "./refinance-plot.tsx";

/** The plots, the ways to the last payment, and the balance of both by year. */
function RefinanceDrawing({ answer }: { answer: RefinanceAnswer }) {
  const years = Array.from({ length: (answer.byMonthCents.length - 1) / 12 + 1 }, (_, year) => year);
  return (
    <>
      <TermNote answer={answer} />
      <div className="cp-plot">
        <RefinancePlot answer={answer} />
      </div>
      <NumbersTable
        title="The ways to the last payment"
        head={["Way", "Payment", "Lasts", "Still to pay"]}
        rows={answer
          .payoffs()
          .map(({ name, paymentCents, months, toPayCents }) => [
            name,
            formatCents(paymentCents),
            formatSpan(months),
            formatDollars(toPayCents),
          ])}
      />
      <NumbersTable
        title="Ahead or behind, year by year"
        head={["After", "New loan behind by", "New loan ahead by"]}
        rows={years.map((year) => {
          const cents = answer.byMonthCents[year * 12] ?? 0;
          return [
            counted(year, "year"),
            cents < 0 ? formatDollars(-cents) : "–",
            cents > 0 ? formatDollars(cents) : "–",
          ];
        })}
      />
    </>
  );
}

/** A longer term is a cost that the payment hides. */
function TermNote({ answer: { extraMonths, toTheEnd } }: { answer: RefinanceAnswer }) {
  if (extraMonths <= 0) return null;
  const { toPayNewCents, toPayNowCents } = toTheEnd();
  const more = toPayNewCents - toPayNowCents;
  return (
    <p className="cost small">
      <b>The new loan ends {formatSpan(extraMonths)} later.</b>{" "}
      {more > 0
        ? `Kept to the end, it costs ${formatDollars(more)} more in all than the one you have.`
        : `Kept to the end, it still costs ${formatDollars(-more)} less in all.`}
    </p>
  );
}

export const refinance = calculator(refinanceModel, RefinanceDrawing);
