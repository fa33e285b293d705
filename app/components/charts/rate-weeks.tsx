import { latestRateWeek, type RateWeek, recentRateWeeks } from "#app/content/market/mortgage-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
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
      answer={`In two years the average moved between ${lowest.rate30.toFixed(2)} and ${highest.rate30.toFixed(2)} percent: ${(highest.rate30 - lowest.rate30).toFixed(1)} points from top to bottom.`}
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

/** The first days of January and July, the year beside the first. */
function halfYears() {
  const years = [...new Set(recentRateWeeks.map(({ date }) => date.slice(0, 4)))];
  return years
    .flatMap((year) => [
      { at: timeOf(`${year}-01-01`), label: `Jan ${year}` },
      { at: timeOf(`${year}-07-01`), label: "July" },
    ])
    .filter(({ at }) => at >= timeOf(first.date) && at <= timeOf(latestRateWeek.date));
}

/** From under the lower line to over the upper one. */
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
