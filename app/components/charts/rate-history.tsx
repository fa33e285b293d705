import { datedTables } from "#app/content/editions/dated-tables.ts";
import { latestRateWeek, rateOfYear, rateYears } from "#app/content/market/mortgage-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { rateSource } from "./rate-source.ts";
import { TimePlot } from "./time-plot.tsx";

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
      answer={`The peak was ${peak.rate30.toFixed(2)} percent in ${peak.year}, the floor ${floor.rate30.toFixed(2)} percent in ${floor.year}. ${latestYear} is far from both.`}
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
        label={`Line of the yearly average: up from ${rateOfYear(1971).toFixed(1)} percent in 1971 to ${peak.rate30.toFixed(1)} in ${peak.year}, down to ${floor.rate30.toFixed(1)} in ${floor.year}, ${rateOfYear(latestYear).toFixed(1)} in ${latestYear}`}
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
