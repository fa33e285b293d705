import csv from "#app/content/market-data/mortgage-rates-weekly.csv?raw";
import { csvRows } from "#app/domain/text/csv.ts";

/** Freddie Mac's survey: the average rate of each week in percent; `rate15` is null before 1991. */
export type RateWeek = { date: string; rate30: number; rate15: number | null };
/** The plain mean of the weeks of a year. */
export type RateYear = { year: number; weeks: number; rate30: number; rate15: number | null };

export const rateWeeks: readonly RateWeek[] = csvRows(csv, ["date", "rate_30y", "rate_15y"]).map((row) => ({
  date: row.date,
  rate30: Number(row.rate_30y),
  rate15: row.rate_15y ? Number(row.rate_15y) : null,
}));

export const rateYears: readonly RateYear[] = [...new Set(rateWeeks.map(yearOf))].map((year) => {
  const weeks = rateWeeks.filter((week) => yearOf(week) === year);
  const rates15 = weeks.flatMap(({ rate15 }) => rate15 ?? []);
  return {
    year,
    weeks: weeks.length,
    rate30: mean(weeks.map(({ rate30 }) => rate30)),
    // 1991 has the weeks from the end of August on.
    rate15: rates15.length > 0 ? mean(rates15) : null,
  };
});

/** The weeks of the last two years, and the one before them. */
export const recentRateWeeks: readonly RateWeek[] = rateWeeks.slice(-105);

export const latestRateWeek = rateWeeks.at(-1) as RateWeek;

/** The mean of a year, in percent. */
export function rateOfYear(year: number): number {
  const found = rateYears.find((entry) => entry.year === year);
  if (!found) throw new Error(`No rates for ${year}`);
  return found.rate30;
}

function yearOf({ date }: RateWeek): number {
  return Number(date.slice(0, 4));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
