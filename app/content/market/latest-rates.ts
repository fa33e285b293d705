import latest from "#app/content/market-data/latest-rates.json" with { type: "json" };
import { formatDay } from "#app/domain/text/format-date.ts";

/** The average of the last week of Freddie Mac's survey that we have: 30 years fixed, without points and fees. */
export const latestAverage = {
  /** The day on which it was published. */
  day: latest.date,
  annualRate: Math.round(latest.rate30 * 100) / 10_000,
  /** The 15-year rate. A week may not have one: then it is the 30-year rate. */
  rateOver15: Math.round(((latest.rate15 as number | null) ?? latest.rate30) * 100) / 10_000,
} as const;

/** Whose rates the survey averages, as Freddie Mac describes it. */
export const surveyIsOf =
  "The survey is of borrowers with excellent credit who pay a fifth of the price (20%) themselves.";

/** What an average that is weeks old may hide. The figure is that of the survey's own last year, and no forecast. */
export const averageMayMove = `Rates move: over eight weeks of the year before, this average changed by as much as ${latest.mostMove.toFixed(2)} of a percentage point.`;

/** Shown with each sample rate, so no one mistakes the sample for the market. */
export const averageOfTheWeek = `The 30-year average of Freddie Mac’s survey was ${latest.rate30.toFixed(2)}% on ${formatDay(latest.date)}. ${averageMayMove} ${surveyIsOf}`;
