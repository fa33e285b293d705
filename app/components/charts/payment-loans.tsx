import { datedTables } from "#app/content/editions/dated-tables.ts";
import {
  followedPaymentCents,
  latestPaymentYear as latest,
  type PaymentYear,
  paymentYear,
  paymentYears,
} from "#app/content/market/payment-history.ts";
import { formatDollars, formatShort } from "#app/lib/format/format-currency.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { loanSource } from "./rate-source.ts";
import { type PlotNote, TimePlot } from "./time-plot.tsx";

const least = paymentYears.reduce((low, entry) => (entry.loanCents < low.loanCents ? entry : low));
const most = paymentYears.reduce((high, entry) => (entry.loanCents > high.loanCents ? entry : high));
const payment = formatDollars(followedPaymentCents);

const ends = [noteOf(least, 2, 32), { ...noteOf(most, -12, 2), end: true }, { ...noteOf(latest, 4, 32), end: true }];

/** What one payment borrows at the average rate of each year. */
export function PaymentLoans() {
  return (
    <PlotFigure
      answer={`${payment} a month borrowed ${inThousands(most)} at the rates of ${most.year}. At those of ${latest.year} it borrows ${inThousands(latest)}.`}
      measure={`Loan of 30 years that ${payment} a month of principal and interest repays, at the average rate of each year`}
      source={loanSource}
      dated={datedTables.mortgageRates}
      table={{
        head: ["Year", "Average rate", "Loan"],
        rows: paymentYears
          .toReversed()
          .map(({ year, rate, loanCents }) => [`${year}`, `${rate.toFixed(2)}%`, formatDollars(loanCents)]),
      }}
    >
      <TimePlot
        label={`Line of the loan: ${inThousands(least)} in ${least.year}, ${inThousands(most)} in ${most.year}, ${inThousands(latest)} in ${latest.year}`}
        series={[paymentYears.map(({ year, loanCents }) => [year, loanCents / 100] as const)]}
        xTicks={[1980, 1990, 2000, 2010, 2020].map((year) => ({ at: year, label: `${year}` }))}
        yTicks={[0, 100, 200, 300, 400].map((thousands) => ({
          at: thousands * 1000,
          label: formatShort(thousands * 1_000_00),
        }))}
        notes={[...ends, noteOf(paymentYear(2000), 10, 24)]}
        narrowNotes={ends}
      />
    </PlotFigure>
  );
}

function noteOf(entry: PaymentYear, dx: number, dy: number): PlotNote {
  return { at: [entry.year, entry.loanCents / 100], text: `${entry.year}: ${inThousands(entry)}`, dx, dy, dot: true };
}

/** `$237,000` */
function inThousands({ loanCents }: PaymentYear): string {
  return formatDollars(Math.round(loanCents / 100_000) * 100_000);
}
