import { datedTables } from "#app/content/editions/dated-tables.ts";
import { payments } from "#app/content/figures/payment-figures.ts";
import { rates } from "#app/content/figures/rate-figures.ts";
import {
  followedPaymentCents,
  latestPaymentYear as latest,
  latestRateWeek,
  type PaymentYear,
  paymentYear,
  paymentYears,
  type RateWeek,
  rateOfYear,
  rateYears,
  recentRateWeeks,
} from "#app/content/market/mortgage-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { type PlotNote, TimePlot } from "./time-plot.tsx";

const peak = rateYears.reduce((highest, entry) => (entry.rate30 > highest.rate30 ? entry : highest));
const floor = rateYears.reduce((lowest, entry) => (entry.rate30 < lowest.rate30 ? entry : lowest));
const latestYear = rateYears.at(-1)?.year ?? 0;

const notes = [
  { at: [peak.year, peak.rate30], text: `${peak.year}: ${peak.rate30.toFixed(2)}%`, dx: 14, dy: 4, dot: true },
  {
    at: [floor.year, floor.rate30],
    text: `${floor.year}: ${floor.rate30.toFixed(2)}%`,
    dx: -10,
    dy: 30,
    dot: true,
    end: true,
  },
  {
    at: [latestYear, rateOfYear(latestYear)],
    text: `${latestYear}: ${rateOfYear(latestYear).toFixed(2)}%`,
    dx: 4,
    dy: -24,
    dot: true,
    end: true,
  },
  { at: [1992, rateOfYear(1992)], text: "30 years", dx: 6, dy: -12 },
  { at: [1998, 6.59], text: "15 years", dx: 0, dy: 44, end: true },
] as const;

/** The average of each year since 1971. */
export function RateHistory() {
  return (
    <PlotFigure
      answer={`The peak was ${peak.rate30.toFixed(2)}% in ${peak.year}, the floor ${floor.rate30.toFixed(2)}% in ${floor.year}. ${latestYear} is far from both.`}
      measure={`Average fixed mortgage rate of each year in percent, loans of 30 and of 15 years; ${latestYear} to ${formatDay(latestRateWeek.date)}`}
      source={rateSource}
      dated={datedTables.mortgageRates}
      table={{
        head: ["Year", "30 years", "15 years"],
        rows: rateYears
          .toReversed()
          .map(({ year, rate30, rate15 }) => [`${year}`, rate30.toFixed(2), rate15?.toFixed(2) ?? "–"]),
      }}
    >
      <TimePlot
        label={`Line of the yearly average: up from ${rateOfYear(1971).toFixed(1)}% in 1971 to ${peak.rate30.toFixed(1)} in ${peak.year}, down to ${floor.rate30.toFixed(1)} in ${floor.year}, ${rateOfYear(latestYear).toFixed(1)} in ${latestYear}`}
        series={[
          rateYears.map(({ year, rate30 }) => [year, rate30] as const),
          rateYears.flatMap(({ year, rate15 }) => (rate15 === null ? [] : [[year, rate15] as const])),
        ]}
        xTicks={[1980, 1990, 2000, 2010, 2020].map((year) => ({ at: year, label: `${year}` }))}
        yTicks={[0, 5, 10, 15, 20].map((rate) => ({ at: rate, label: `${rate}%` }))}
        notes={notes}
      />
    </PlotFigure>
  );
}

const highest = recentRateWeeks.reduce((high, week) => (week.rate30 > high.rate30 ? week : high));
const lowest = recentRateWeeks.reduce((low, week) => (week.rate30 < low.rate30 ? week : low));
const first = recentRateWeeks[0] as RateWeek;

/** Every week of the last two years, where the reader's own decision falls. */
export function RateWeeks() {
  return (
    <PlotFigure
      answer={`In two years the average moved between ${lowest.rate30.toFixed(2)}% and ${highest.rate30.toFixed(2)}%: ${(highest.rate30 - lowest.rate30).toFixed(1)} points from top to bottom.`}
      measure={`Average fixed mortgage rate of each week in percent, ${formatDay(first.date)} to ${formatDay(latestRateWeek.date)}`}
      source={rateSource}
      table={{
        head: ["Week", "30 years", "15 years"],
        rows: recentRateWeeks
          .toReversed()
          .map(({ date, rate30, rate15 }) => [date, rate30.toFixed(2), rate15?.toFixed(2) ?? "–"]),
      }}
    >
      <TimePlot
        label={`Two lines by week. 30 years: from ${first.rate30}% to ${latestRateWeek.rate30}, highest ${highest.rate30}, lowest ${lowest.rate30}. 15 years: from ${first.rate15} to ${latestRateWeek.rate15}`}
        series={[
          recentRateWeeks.map(({ date, rate30 }) => [timeOf(date), rate30] as const),
          recentRateWeeks.map(({ date, rate15 }) => [timeOf(date), rate15 ?? 0] as const),
        ]}
        xTicks={halfYears()}
        yTicks={halfPoints()}
        notes={[
          {
            ...noteOf(highest, highest === latestRateWeek ? -12 : 0, highest === latestRateWeek ? 4 : -14),
            end: highest === latestRateWeek,
          },
          { ...noteOf(lowest, 4, 28), end: true },
          ...(latestRateWeek === highest ? [] : [{ ...noteOf(latestRateWeek, 0, -14), end: true }]),
          nameOf("30 years", ({ rate30 }) => rate30, -20),
          nameOf("15 years", ({ rate15 }) => rate15 ?? 0, 34),
        ]}
      />
    </PlotFigure>
  );
}

function noteOf({ date, rate30 }: RateWeek, dx: number, dy: number) {
  return { at: [timeOf(date), rate30] as const, text: `${rate30.toFixed(2)}%`, dx, dy, dot: true };
}

/** The name of a line, a sixth of the way along it. */
function nameOf(text: string, rateOf: (week: RateWeek) => number, dy: number) {
  const week = recentRateWeeks[Math.floor(recentRateWeeks.length / 6)] ?? first;
  return { at: [timeOf(week.date), rateOf(week)] as const, text, dx: 0, dy };
}

/** The first days of January and July, with the year at the first. */
function halfYears() {
  const years = [...new Set(recentRateWeeks.map(({ date }) => date.slice(0, 4)))];
  return years
    .flatMap((year) => [
      { at: timeOf(`${year}-01-01`), label: `Jan ${year}` },
      { at: timeOf(`${year}-07-01`), label: "July" },
    ])
    .filter(({ at }) => at >= timeOf(first.date) && at <= timeOf(latestRateWeek.date));
}

/** From below the lower line to above the upper one. */
function halfPoints() {
  const lines = recentRateWeeks.flatMap(({ rate30, rate15 }) => [rate30, rate15 ?? rate30]);
  const [from, to] = [Math.floor(Math.min(...lines) * 2), Math.ceil(Math.max(...lines) * 2)];
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) / 2).map((rate) => ({
    at: rate,
    label: `${rate}%`,
  }));
}

/** Days, which is fine enough for the line and short in the page. */
function timeOf(date: string): number {
  return Date.parse(date) / 86_400_000;
}

const survey = `Freddie Mac, Primary Mortgage Market Survey, ${rates.from}, to ${rates.latestDay}`;

/** Freddie Mac asks for credit wherever its survey is shown. */
const rateSource = `Source: ${survey}. Yearly averages are ours. A survey of rates, without fees: not an APR, and not an offer.`;

export const loanSource = `Source: our calculation from ${survey}. Illustration at survey rates, without taxes, insurance or fees: not an offer.`;

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
        rows: known
          .filter(({ year }) => year % 5 === 0 || year > latest.year - 5 || year === start.year)
          .toReversed()
          .map(({ year, paymentTodayCents }) => [`${year}`, formatDollars(paymentTodayCents)]),
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
          { ...paymentNoteOf(start), dx: 16, dy: 2 },
          { ...paymentNoteOf(paymentYear(start.year + 15)), dx: 4, dy: -16 },
          { ...paymentNoteOf(latest), dx: 4, dy: 34, end: true },
        ]}
      />
    </PlotFigure>
  );
}

function yearTicks(every: number) {
  return known.filter(({ year }) => year % every === 0).map(({ year }) => ({ at: year, label: `${year}` }));
}

function paymentNoteOf({ year, paymentTodayCents }: PaymentYear): PlotNote {
  return { at: [year, paymentTodayCents / 100], text: `${year}: ${formatDollars(paymentTodayCents)}`, dot: true };
}
