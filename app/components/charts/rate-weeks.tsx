import { latestRateWeek, type RateWeek, recentRateWeeks } from "#app/content/market/mortgage-rates.ts";
import { formatDay } from "#app/domain/format-date.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { rateSource } from "./rate-source.ts";
import { TimePlot } from "./time-plot.tsx";

const highest = recentRateWeeks.reduce((high, week) => (week.rate30 > high.rate30 ? week : high));
const lowest = recentRateWeeks.reduce((low, week) => (week.rate30 < low.rate30 ? week : low));
const first = recentRateWeeks[0] as RateWeek;

/** Every week of the last two years, where the reader's own decision falls. */
export function RateWeeks() {
  return (
    <PlotFigure
      answer={`In two years the average moved between ${lowest.rate30.toFixed(2)} and ${highest.rate30.toFixed(2)} percent: about a point from top to bottom.`}
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
        label={`Two lines by week. 30 years: from ${first.rate30} percent to ${latestRateWeek.rate30}, highest ${highest.rate30}, lowest ${lowest.rate30}. 15 years: from ${first.rate15} to ${latestRateWeek.rate15}`}
        series={[
          recentRateWeeks.map(({ date, rate30 }) => [timeOf(date), rate30] as const),
          recentRateWeeks.map(({ date, rate15 }) => [timeOf(date), rate15 ?? 0] as const),
        ]}
        xTicks={[
          { at: timeOf("2025-01-01"), label: "Jan 2025" },
          { at: timeOf("2025-07-01"), label: "July" },
          { at: timeOf("2026-01-01"), label: "Jan 2026" },
          { at: timeOf("2026-07-01"), label: "July" },
        ]}
        yTicks={[5, 5.5, 6, 6.5, 7, 7.5].map((rate) => ({ at: rate, label: `${rate}%` }))}
        notes={[
          noteOf(highest, 0, -14),
          { ...noteOf(lowest, 4, 28), end: true },
          { ...noteOf(latestRateWeek, 0, -14), end: true },
          { at: [timeOf("2025-08-21"), 6.58], text: "30 years", dx: 6, dy: -14 },
          { at: [timeOf("2025-06-20"), 5.9], text: "15 years", dy: 50, end: true },
        ]}
      />
    </PlotFigure>
  );
}

function noteOf({ date, rate30 }: RateWeek, dx: number, dy: number) {
  return { at: [timeOf(date), rate30] as const, text: `${rate30.toFixed(2)}%`, dx, dy, dot: true };
}

/** Days, which is fine enough for the line and short in the page. */
function timeOf(date: string): number {
  return Date.parse(date) / 86_400_000;
}
