import { datedTables } from "#app/content/editions/dated-tables.ts";
import { payments } from "#app/content/figures/payment-figures.ts";
import {
  followedPaymentCents,
  latestPaymentYear as latest,
  type PaymentYear,
  paymentYear,
  paymentYears,
} from "#app/content/market/mortgage-rates.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { type PlotNote, TimePlot } from "./time-plot.tsx";

const payment = formatDollars(followedPaymentCents);
/** The start of a 30-year loan that ends now. */
const start = paymentYear(latest.year - 30);
const known = paymentYears.filter(({ year }) => year >= start.year);

/** The value of the same bill over thirty years: prices rise, a fixed payment does not. */
export function PaymentWeight() {
  return (
    <PlotFigure
      answer={`A fixed ${payment} bill signed in ${start.year} felt like ${formatDollars(start.paymentTodayCents)} of today’s money. The bill never changed; prices did.`}
      measure={`${payment} of each year in dollars of ${payments.month}, ${start.year} to ${latest.year}`}
      source={`Source: our calculation from the Bureau of Labor Statistics’ Consumer Price Index for all urban consumers (CPIAUCSL), through FRED, to ${payments.month}. No figure was published for October 2025.`}
      dated={datedTables.consumerPrices}
      table={{
        head: ["Year", `Worth in ${payments.month}`],
        rows: known.toReversed().map(({ year, paymentTodayCents }) => [`${year}`, formatDollars(paymentTodayCents)]),
      }}
    >
      <TimePlot
        label={`Line from ${formatDollars(start.paymentTodayCents)} in ${start.year} down to ${formatDollars(latest.paymentTodayCents)} in ${latest.year}`}
        series={[known.map(({ year, paymentTodayCents }) => [year, paymentTodayCents / 100] as const)]}
        xTicks={yearTicks(5)}
        narrowXTicks={yearTicks(10)}
        yTicks={[0, 1000, 2000, 3000].map((dollars) => ({
          at: dollars,
          label: dollars === 0 ? "0" : formatDollars(dollars * 100),
        }))}
        notes={[
          { ...noteOf(start), dx: 16, dy: 2 },
          { ...noteOf(paymentYear(start.year + 15)), dx: 4, dy: -16 },
          { ...noteOf(latest), dx: 4, dy: 34, end: true },
        ]}
      />
    </PlotFigure>
  );
}

function yearTicks(every: number) {
  return known.filter(({ year }) => year % every === 0).map(({ year }) => ({ at: year, label: `${year}` }));
}

function noteOf({ year, paymentTodayCents }: PaymentYear): PlotNote {
  return { at: [year, paymentTodayCents / 100], text: `${year}: ${formatDollars(paymentTodayCents)}`, dot: true };
}
