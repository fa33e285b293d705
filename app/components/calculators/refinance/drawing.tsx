import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { AdvantagePlot, yearsDrawn } from "#app/components/calculators/plots/advantage-plot.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PayoffWalks } from "#app/components/calculators/plots/payoff-walks.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { type RefinanceAnswer, refinanceModel } from "./model.ts";

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

/** When the new loan has truly paid off, and how long each way lasts. */
function RefinancePlot({ answer }: { answer: RefinanceAnswer }) {
  const { byMonthCents, breakEvenMonths, aheadUntilMonths, monthsLeft, newTermMonths } = answer;
  const longest = Math.max(monthsLeft, newTermMonths);
  // If it falls behind again, the plot must reach that day.
  const years = aheadUntilMonths === null ? yearsDrawn(breakEvenMonths, 5, longest) : Math.ceil(longest / 12);
  return (
    <>
      <AdvantagePlot
        byMonthCents={byMonthCents}
        breakEvenMonths={breakEvenMonths}
        years={years}
        startYear={Math.min(5, years)}
        label="The new loan against the one you have"
        say={leadWords}
      />
      <PayoffWalks payoffs={answer.payoffs()} />
    </>
  );
}

function leadWords(year: number, cents: number): string {
  const when = year === 0 ? "On the first day" : `After ${counted(year, "year")}`;
  if (cents === 0) return `${when} both loans have cost the same`;
  return `${when} the new loan is ${formatDollars(Math.abs(cents))} ${cents > 0 ? "ahead" : "behind"}`;
}

export const calculator = calculatorOf(refinanceModel, RefinanceDrawing);
