import {
  followedPaymentCents,
  type PaymentYear,
  paymentYear,
  paymentYears,
} from "#app/content/market/payment-history.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { type PlotNote, TimePlot } from "./time-plot.tsx";

const payment = formatDollars(followedPaymentCents);
const known = paymentYears.filter(({ year }) => year >= 1996);
const latest = paymentYears.at(-1) as PaymentYear;
const start = paymentYear(1996);

/** What the same bill was worth over thirty years: prices rise, a fixed payment does not. */
export function PaymentWeight() {
  return (
    <PlotFigure
      answer={`A fixed ${payment} bill signed in ${start.year} felt like ${formatDollars(start.paymentTodayCents)} of today’s money. The bill never changed; prices did.`}
      measure={`${payment} of each year in dollars of May 2026, ${start.year} to ${latest.year}`}
      source="Source: our sum from the Bureau of Labor Statistics’ Consumer Price Index for all urban consumers (CPIAUCSL), through FRED, to May 2026. No figure was published for October 2025."
      table={{
        head: ["Year", "Worth in May 2026"],
        rows: known.toReversed().map(({ year, paymentTodayCents }) => [`${year}`, formatDollars(paymentTodayCents)]),
      }}
    >
      <TimePlot
        label={`Line from ${formatDollars(start.paymentTodayCents)} in ${start.year} down to ${formatDollars(latest.paymentTodayCents)} in ${latest.year}`}
        series={[known.map(({ year, paymentTodayCents }) => [year, paymentTodayCents / 100] as const)]}
        xTicks={[2000, 2005, 2010, 2015, 2020, 2025].map((year) => ({ at: year, label: `${year}` }))}
        narrowXTicks={[2000, 2010, 2020].map((year) => ({ at: year, label: `${year}` }))}
        yTicks={[0, 1000, 2000, 3000].map((dollars) => ({
          at: dollars,
          label: dollars === 0 ? "0" : formatDollars(dollars * 100),
        }))}
        notes={[
          { ...noteOf(start), dx: 16, dy: 2 },
          { ...noteOf(paymentYear(2011)), dx: 4, dy: -16 },
          { ...noteOf(latest), dx: 4, dy: 34, end: true },
        ]}
      />
    </PlotFigure>
  );
}

function noteOf({ year, paymentTodayCents }: PaymentYear): PlotNote {
  return { at: [year, paymentTodayCents / 100], text: `${year}: ${formatDollars(paymentTodayCents)}`, dot: true };
}
